import { assert } from '#domain/assert.ts'
import { DAY, type Instant, instant } from '#domain/instant.ts'
import { parseSeoul, seoulDay } from '#domain/korean-formats.ts'

/** Periods of a limit: days, weeks from Monday, and calendar months in Seoul. */
export const limitPeriods = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

/** The first moment of the Seoul period that contains a moment. */
export function periodStart(period: LimitPeriod, at: Instant): Instant {
  const day = seoulDay(at)
  if (period === 'month') return firstMoment(`${day.slice(0, 7)}-01`)
  const start = firstMoment(day)
  return period === 'day' ? start : instant(start - daysSinceMonday(day) * DAY)
}

/** The first moment of the next period, when the limit is available again. */
export function nextPeriod(period: LimitPeriod, at: Instant): Instant {
  const start = periodStart(period, at)
  if (period === 'day') return instant(start + DAY)
  if (period === 'week') return instant(start + 7 * DAY)
  return monthsLater(start, 1)
}

/** The same time of day this many months later in Seoul; the last day in a shorter month. */
export function monthsLater(at: Instant, months: number): Instant {
  const day = seoulDay(at)
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const lastDay = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate()
  const shown = [
    String(Math.floor(month / 12)).padStart(4, '0'),
    String((month % 12) + 1).padStart(2, '0'),
    String(Math.min(Number(day.slice(8, 10)), lastDay)).padStart(2, '0'),
  ].join('-')
  return instant(firstMoment(shown) + (at - firstMoment(day)))
}

function firstMoment(day: string): Instant {
  const start = parseSeoul(day)
  assert(start !== undefined, `${day} is a day`)
  return start
}

const daysSinceMonday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
