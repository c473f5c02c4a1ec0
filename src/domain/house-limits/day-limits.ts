import { type Won, won } from '../money.ts'
import type { HouseLimit } from './house-limit.ts'

type DayLimits = readonly Pick<HouseLimit, 'level' | 'memberStakeMax'>[]

const amounts = (days: DayLimits): readonly Won[] => days.flatMap(one => one.memberStakeMax ?? [])

/** Daily stake limit of a member of this level: the smaller of the level's limit and the general limit. */
export function dayStakeMax(days: DayLimits, level: number): Won | undefined {
  const own = amounts(days.filter(one => one.level === null || one.level === level))
  return own.length === 0 ? undefined : won(Math.min(...own))
}

/** The smallest daily limit of all. Members below it need no further check. */
export const smallestDayMax = (days: DayLimits): Won | undefined => {
  const all = amounts(days)
  return all.length === 0 ? undefined : won(Math.min(...all))
}
