import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import {
  type ChangedLimit,
  changeLimit,
  confirmRise,
  isLimit,
  type LimitName,
  NO_LIMIT,
  type OwnLimit,
  pendingRise,
} from '#domain/protection/limits.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { guardWallet } from '#server/ledger/ledger.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { tellContentChanged } from '#server/site/site.ts'
import { type HistoryKind, insertHistory, type LimitRow, listLimits, putLimit } from './protection.sql.ts'

type LimitDeps = Pick<Deps, 'db' | 'clock' | 'bus'>

const historyOf: Readonly<Record<NonNullable<ChangedLimit['change']>, HistoryKind>> = {
  set: 'limit-set',
  lowered: 'limit-lowered',
  'rise-asked': 'rise-asked',
  'rise-confirmed': 'rise-confirmed',
  'rise-withdrawn': 'rise-withdrawn',
}

/** Converts a row to a limit. */
export const ownLimit = (row: LimitRow | undefined): OwnLimit =>
  row
    ? {
        amount: row.amount,
        rise: row.riseAskedAt === null ? undefined : { amount: row.riseAmount, askedAt: row.riseAskedAt },
      }
    : NO_LIMIT

/**
 * Changes a limit of the member (handbook 8.2): a lower one at once, a higher one after a day and a confirmation. Won,
 * or minutes; null for none. Takes the wallet lock, so that every bet either precedes the change or sees it.
 */
export async function changeOwnLimit(
  deps: LimitDeps,
  memberId: MemberId,
  { amount, ...name }: LimitName & { readonly amount: number | null },
): Promise<Result<true, Refusal<'BAD_INPUT'>>> {
  if (!isLimit(name, amount)) return refuse({ code: 'BAD_INPUT', field: 'amount' })
  return change(deps, memberId, name, (limit, now) => accept(changeLimit(limit, amount, now)))
}

/** Confirms a requested rise. */
export const confirmOwnRise = (
  deps: LimitDeps,
  memberId: MemberId,
  name: LimitName,
): Promise<Result<true, Refusal<'LIMIT_RISE_UNKNOWN' | 'LIMIT_RISE_WAITS'>>> =>
  change(deps, memberId, name, confirmRise)

/** Withdraws a requested rise. */
export const withdrawOwnRise = (
  deps: LimitDeps,
  memberId: MemberId,
  name: LimitName,
): Promise<Result<true, Refusal<'LIMIT_RISE_UNKNOWN'>>> =>
  change(deps, memberId, name, (limit, now) =>
    pendingRise(limit, now)
      ? accept(changeLimit(limit, limit.amount, now))
      : refuse({ code: 'LIMIT_RISE_UNKNOWN' }),
  )

type Rule<R> = (limit: OwnLimit, now: ReturnType<Deps['clock']['now']>) => Result<ChangedLimit, R>

const change = <R>(
  { db, clock, bus }: LimitDeps,
  memberId: MemberId,
  name: LimitName,
  rule: Rule<R>,
): Promise<Result<true, R>> =>
  db.transaction(async tx => {
    await guardWallet(tx, memberId)
    // Read after waiting for the wallet lock.
    const now = clock.now()
    const before = ownLimit((await listLimits(tx, memberId)).find(row => isNamed(row, name)))
    const changed = rule(before, now)
    if (!changed.ok) return changed
    await keep(tx, { memberId, name, before, changed: changed.value, now })
    tellContentChanged(tx, { bus }, 'protection', memberId)
    return accept(true)
  })

const isNamed = (row: LimitRow, { kind, period }: LimitName): boolean =>
  row.kind === kind && row.period === period

type Kept = {
  readonly memberId: MemberId
  readonly name: LimitName
  readonly before: OwnLimit
  readonly changed: ChangedLimit
  readonly now: ReturnType<Deps['clock']['now']>
}

async function keep(tx: Tx, { memberId, name, before, changed, now }: Kept): Promise<void> {
  const { limit, change: what } = changed
  const row = {
    ...name,
    amount: limit.amount,
    riseAmount: limit.rise?.amount ?? null,
    riseAskedAt: limit.rise?.askedAt ?? null,
  }
  await putLimit(tx, memberId, row, now)
  if (what === undefined) return
  const after = what === 'rise-asked' ? (limit.rise?.amount ?? null) : limit.amount
  const history = { memberId, at: now, what: historyOf[what], ...name }
  await insertHistory(tx, { ...history, before: before.amount, after })
}
