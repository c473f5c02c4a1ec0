import type { Refusal } from '#contract/wire/refusals.ts'
import { dayStakeMax, smallestDayMax } from '#domain/house-limits/day-limits.ts'
import type { HouseLimits } from '#domain/house-limits/laid-out-limits.ts'
import type { MemberId } from '#domain/ids.ts'
import type { HouseCaps } from '#domain/protection/gate.ts'
import { type Result, refuse } from '#domain/result.ts'
import type { AskedStake } from '#server/protection/protection.ts'
import type { EnteredBatch } from '../booking/enter-batch.ts'

export type DayRefusals = ReadonlyMap<MemberId, Refusal<'HOUSE_DAY_STAKE_MAX'>>

/** The caps by which members are looked at: whoever may be above the smallest limit of a day is. */
export function watchedCaps(caps: HouseCaps, { days }: HouseLimits): HouseCaps {
  const smallest = smallestDayMax(days)
  if (smallest === undefined) return caps
  const { stakeDayMax } = caps
  return { ...caps, stakeDayMax: stakeDayMax > 0 && stakeDayMax < smallest ? stakeDayMax : smallest }
}

const none: DayRefusals = new Map()

/** Whose stake of the day would pass what the house takes of a member of that level (field B11). */
export function dayRefusals(
  { days }: HouseLimits,
  { members, protection }: Pick<EnteredBatch, 'members' | 'protection'>,
  stakes: readonly AskedStake[],
): DayRefusals {
  if (days.length === 0 || protection.size === 0) return none
  const refusals = new Map<MemberId, Refusal<'HOUSE_DAY_STAKE_MAX'>>()
  for (const { memberId, stake, isTaken } of stakes) {
    const facts = protection.get(memberId)
    const max = facts && dayStakeMax(days, members.get(memberId)?.level ?? 0)
    if (!facts || max === undefined) continue
    const staked = facts.use.staked.day - (isTaken ? stake : 0)
    if (staked + stake > max)
      refusals.set(memberId, { code: 'HOUSE_DAY_STAKE_MAX', max, left: Math.max(0, max - staked) })
  }
  return refusals
}

/** A verdict on a bet that is otherwise right, behind the limit of the day. */
export const behindDay = <T, R>(
  verdict: Result<T, R>,
  refusal: Refusal<'HOUSE_DAY_STAKE_MAX'> | undefined,
): Result<T, R | Refusal<'HOUSE_DAY_STAKE_MAX'>> => (refusal && verdict.ok ? refuse(refusal) : verdict)
