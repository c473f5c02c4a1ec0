import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { limitPeriods, nextPeriod } from '#domain/protection/periods.ts'
import { periodWord } from '#domain/protection/protection-words.ko.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { shownEnd } from '../gate.ts'
import { findExclusion, listLimits } from '../protection.sql.ts'
import { sumPaidIn } from './paid-in.sql.ts'

type Asked = { readonly memberId: MemberId; readonly amount: number; readonly at: Instant }

/**
 * Returns why a member may not deposit this amount now (fields P1, P7): an exclusion, or the own limit with the least
 * left. Called in the transaction of the request; waiting requests count as deposited.
 */
export async function depositRefusal(
  tx: Tx,
  { memberId, amount, at }: Asked,
): Promise<Refusal<'SELF_EXCLUDED' | 'DEPOSIT_LIMIT'> | undefined> {
  const exclusion = await findExclusion(tx, memberId, at)
  if (exclusion) return { code: 'SELF_EXCLUDED', date: shownEnd(exclusion.until) }
  const limits = (await listLimits(tx, memberId)).filter(({ kind }) => kind === 'deposit')
  if (limits.every(limit => limit.amount === null)) return undefined
  const paidIn = await sumPaidIn(tx, memberId, at)
  const passed = limitPeriods.flatMap(period => {
    const most = limits.find(limit => limit.period === period)?.amount ?? null
    const left = most === null ? undefined : Math.max(0, most - paidIn[period])
    return left === undefined || amount <= left ? [] : [{ period, left }]
  })
  const [least] = passed.toSorted((one, other) => one.left - other.left)
  if (!least) return undefined
  return {
    code: 'DEPOSIT_LIMIT',
    period: periodWord[least.period],
    left: least.left,
    date: shownEnd(nextPeriod(least.period, at)),
  }
}
