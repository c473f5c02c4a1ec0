import { type Won, won } from '../money.ts'
import type { HouseLimit } from './house-limit.ts'

type DayLimits = readonly Pick<HouseLimit, 'level' | 'memberStakeMax'>[]

const amounts = (days: DayLimits): readonly Won[] => days.flatMap(one => one.memberStakeMax ?? [])

/** What a member of a level may stake in a day: the smaller of its own limit and that of everybody. */
export function dayStakeMax(days: DayLimits, level: number): Won | undefined {
  const own = amounts(days.filter(one => one.level === null || one.level === level))
  return own.length === 0 ? undefined : won(Math.min(...own))
}

/** The smallest of them all: nobody with less use has to be looked at. */
export const smallestDayMax = (days: DayLimits): Won | undefined => {
  const all = amounts(days)
  return all.length === 0 ? undefined : won(Math.min(...all))
}
