import type { Refusal } from '#contract/wire/refusals.ts'
import { dayStakeMax, smallestDayMax } from '#domain/house-limits/day-limits.ts'
import type { HouseLimits } from '#domain/house-limits/laid-out-limits.ts'
import type { MemberId } from '#domain/ids.ts'
import type { HouseCaps } from '#domain/protection/gate.ts'
import { type Result, refuse } from '#domain/result.ts'
import type { AskedStake } from '#server/protection/protection.ts'
import type { EnteredBatch } from '../booking/enter-batch.ts'

export type DayRefusals = ReadonlyMap<MemberId, Refusal<'HOUSE_DAY_STAKE_MAX'>>

/** Caps that decide which members the gate checks: all who may be above the smallest day limit. */
export function watchedCaps(caps: HouseCaps, { days }: HouseLimits): HouseCaps {
  const smallest = smallestDayMax(days)
  if (smallest === undefined) return caps
  const { stakeDayMax } = caps
  return { ...caps, stakeDayMax: stakeDayMax > 0 && stakeDayMax < smallest ? stakeDayMax : smallest }
}

const none: DayRefusals = new Map()

/** Returns the members whose stakes of the day would exceed the day limit of their level (field B11). */
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

/** Applies the day limit to an otherwise valid bet. */
export const behindDay = <T, R>(
  verdict: Result<T, R>,
  refusal: Refusal<'HOUSE_DAY_STAKE_MAX'> | undefined,
): Result<T, R | Refusal<'HOUSE_DAY_STAKE_MAX'>> => (refusal && verdict.ok ? refuse(refusal) : verdict)
