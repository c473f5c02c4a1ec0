import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { type ExclusionPeriod, exclusionEnd, isLonger } from '#domain/protection/exclusion.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { guardWallet } from '#server/ledger/ledger.ts'
import { endSessionOf, lockMember } from '#server/members/members.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct, tellContentChanged } from '#server/site/site.ts'
import { type ExclusionRow, findExclusion, insertExclusion, insertHistory } from './protection.sql.ts'

export type ExclusionDeps = Pick<Deps, 'db' | 'clock' | 'bus'> & {
  /** Drops this process's cached sessions; other processes are notified. */
  readonly forgetSessions: (member: MemberId) => void
}

type NotLonger = Refusal<'EXCLUSION_NOT_LONGER'>

/**
 * Self-exclusion of a member (handbook 8.2): at once, on all devices, and irrevocable until its end. A longer one may
 * follow, never a shorter one. Open bets continue and pay; waiting in-play bets are refunded.
 */
export const excludeSelf = (
  deps: ExclusionDeps,
  memberId: MemberId,
  period: ExclusionPeriod,
): Promise<Result<ExclusionRow, NotLonger>> =>
  deps.db.transaction(tx => exclude(tx, deps, { memberId, period, operatorId: null }))

/** Excludes a member for an operator, with a reason in the log; irrevocable. */
export const excludeMember = (
  deps: ExclusionDeps,
  act: OperatorAct,
  { memberId, period }: { readonly memberId: MemberId; readonly period: ExclusionPeriod },
): Promise<Result<ExclusionRow, NotLonger | Refusal<'NOT_FOUND'>>> =>
  deps.db.transaction(async tx => {
    const member = await lockMember(tx, memberId)
    if (member?.kind !== 'member') return refuse({ code: 'NOT_FOUND' })
    const operatorId = act.operator.memberId
    const before = await findExclusion(tx, memberId, deps.clock.now())
    const done = await exclude(tx, deps, { memberId, period, operatorId })
    if (!done.ok) return done
    await recordAct(tx, {
      ...act,
      act: 'exclude-member',
      subject: `member:${memberId}`,
      before: { until: before?.until ?? null, period: before?.period ?? null },
      after: { until: done.value.until, period },
      at: done.value.from,
    })
    return done
  })

type Asked = {
  readonly memberId: MemberId
  readonly period: ExclusionPeriod
  readonly operatorId: MemberId | null
}

/** Under the wallet lock: every bet either precedes it or is refused. */
async function exclude(
  tx: Tx,
  { clock, bus, forgetSessions }: ExclusionDeps,
  { memberId, period, operatorId }: Asked,
): Promise<Result<ExclusionRow, NotLonger>> {
  await guardWallet(tx, memberId)
  const from = clock.now()
  const until = exclusionEnd(period, from)
  const standing = await findExclusion(tx, memberId, from)
  if (!isLonger(until, standing)) return refuse({ code: 'EXCLUSION_NOT_LONGER' })
  await insertExclusion(tx, { memberId, period, from, until, operatorId })
  const what = operatorId === null ? 'excluded' : 'excluded-by-operator'
  await insertHistory(tx, { memberId, at: from, what, period })
  await endSessionOf(tx, memberId, 'excluded', from)
  tx.afterCommit(() => forgetSessions(memberId))
  tellContentChanged(tx, { bus }, 'protection', memberId)
  return accept({ period, from, until, byOperator: operatorId !== null })
}
