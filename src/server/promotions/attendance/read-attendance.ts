import { pageCountsOf, partOf } from '#contract/wire/paging.ts'
import type { MemberId } from '#domain/ids.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { dayBeside, daysOf, monthOf, nextBonuses } from '#domain/promotions/attendance.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { joinedAt } from '../member-facts.sql.ts'
import { readPromotionSetting } from '../promotion-settings.ts'
import {
  type AttendedFilter,
  listAttended,
  listStampedDays,
  streakOn,
  sumAttended,
} from './attendance.sql.ts'
import { meetsCondition } from './check-attendance.ts'

/**
 * Returns a member's stamps of a month and today's state (EVENT-004). A month before the first stamp or in the future
 * becomes the current one.
 */
export async function readAttendance(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  memberId: MemberId,
  asked: string | undefined,
) {
  const now = clock.now()
  const today = seoulDay(now)
  const thisMonth = monthOf(today)
  const rule = await readPromotionSetting(db, 'attendance')
  const [firstMonth, todays, yesterdays, ofMonth, conditionMet] = await Promise.all([
    joinedAt(db, memberId).then(at => monthOf(seoulDay(at))),
    streakOn(db, memberId, today),
    streakOn(db, memberId, dayBeside(today, -1)),
    listStampedDays(db, memberId, `${thisMonth}-01`, today),
    meetsCondition(db, memberId, rule, now),
  ])
  const month = asked !== undefined && asked >= firstMonth && asked <= thisMonth ? asked : thisMonth
  const stamped = month === thisMonth ? ofMonth : await listStampedDays(db, memberId, ...endsOf(month))
  const isStamped = todays > 0
  const streak = isStamped ? todays : yesterdays
  return {
    today,
    month,
    firstMonth,
    stamped: stamped.map(({ day }) => day),
    streak,
    isStamped,
    conditionMet,
    rule,
    next: [...nextBonuses(today, { streak, ofMonth: ofMonth.length, isStamped }, rule)],
  }
}

function endsOf(month: string): [string, string] {
  const days = daysOf(month)
  return [days[0] ?? month, days.at(-1) ?? month]
}

/** Returns a page of members who attended, and the total of points given to all matches. */
export async function readAttended({ db }: Pick<Deps, 'db'>, filter: AttendedFilter, page: number) {
  const [attended, { count, points }] = await Promise.all([
    listAttended(db, filter, partOf(page)),
    sumAttended(db, filter),
  ])
  return { attended, pointsSum: points, ...pageCountsOf(count) }
}
