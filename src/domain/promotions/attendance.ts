import { assert } from '../assert.ts'
import { DAY, type Instant, instant } from '../instant.ts'
import { parseSeoul, seoulDay } from '../korean-formats.ts'
import { type Points, points } from '../money.ts'

/** Condition for a stamp (handbook 5.10): none, or a bet settled on the day. */
export const attendanceConditions = ['none', 'bet'] as const
export type AttendanceCondition = (typeof attendanceConditions)[number]

/** Points for stamps; 0 means no points. */
export type AttendanceRule = {
  readonly condition: AttendanceCondition
  readonly daily: Points
  /** For every seventh consecutive day. */
  readonly week: Points
  /** For a stamp on every day of a month. */
  readonly month: Points
}

const WEEK_DAYS = 7

/** Returns "2026-11" for "2026-11-23". */
export const monthOf = (day: string): string => day.slice(0, 7)

/** Returns the day this many days later (earlier when negative). */
export const dayBeside = (day: string, days: number): string => seoulDay(instant(momentOf(day) + days * DAY))

/** Returns the month this many months later (earlier when negative). */
export function monthBeside(month: string, months: number): string {
  const [year = 0, of = 1] = month.split('-').map(Number)
  const count = year * 12 + (of - 1) + months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** All days of a month in order. */
export function daysOf(month: string): readonly string[] {
  const days: string[] = []
  for (let day = `${month}-01`; monthOf(day) === month; day = dayBeside(day, 1)) days.push(day)
  return days
}

/** Calendar weeks of a month from Sunday to Saturday; null for days of other months. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const days = daysOf(month)
  const first = new Date(`${month}-01T00:00:00Z`).getUTCDay()
  const cells = [...Array.from({ length: first }, () => null), ...days]
  return Array.from({ length: Math.ceil(cells.length / WEEK_DAYS) }, (_, week) =>
    Array.from({ length: WEEK_DAYS }, (_, at) => cells[week * WEEK_DAYS + at] ?? null),
  )
}

/** State before a stamp: consecutive days up to yesterday, and stamped days of this month. */
export type Stamps = { readonly streak: number; readonly ofMonth: number }

export type StampReward = { readonly daily: Points; readonly week: Points; readonly month: Points }

/** Returns the points for the stamp of a day, given the state before it (handbook 5.10). */
export function stampReward(day: string, before: Stamps, rule: AttendanceRule): StampReward {
  const none = points(0)
  return {
    daily: rule.daily,
    week: (before.streak + 1) % WEEK_DAYS === 0 ? rule.week : none,
    month: before.ofMonth + 1 === daysOf(monthOf(day)).length ? rule.month : none,
  }
}

/** An upcoming bonus and the days left, including today when it has no stamp yet. */
export type NextBonus = { readonly kind: 'week' | 'month'; readonly days: number; readonly points: Points }

/** Returns upcoming bonuses, soonest first. A month with a missed day has no bonus. */
export function nextBonuses(
  today: string,
  { streak, ofMonth, isStamped }: Stamps & { readonly isStamped: boolean },
  rule: AttendanceRule,
): readonly NextBonus[] {
  const month = daysOf(monthOf(today))
  const passed = month.indexOf(today) + (isStamped ? 1 : 0)
  const left = month.length - passed
  const bonuses: NextBonus[] = [
    { kind: 'week', days: WEEK_DAYS - (streak % WEEK_DAYS), points: rule.week },
    ...(ofMonth === passed && left > 0 ? [{ kind: 'month' as const, days: left, points: rule.month }] : []),
  ]
  return bonuses.filter(bonus => bonus.points > 0).toSorted((a, b) => a.days - b.days)
}

function momentOf(day: string): Instant {
  const at = parseSeoul(day)
  assert(at !== undefined, `a day: ${day}`)
  return at
}
