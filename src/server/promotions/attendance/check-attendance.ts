import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { seoulDay, seoulDayRange } from '#domain/korean-formats.ts'
import { type Points, points } from '#domain/money.ts'
import {
  type AttendanceRule,
  dayBeside,
  monthOf,
  type StampReward,
  stampReward,
} from '#domain/promotions/attendance.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { lockMember } from '#server/members/members.ts'
import type { Queries, Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { tellContentChanged } from '#server/site/site.ts'
import { type GiftRefusal, giftRefusal } from '../gift-refusal.ts'
import { givePoints } from '../give-points.ts'
import { readPromotionSetting } from '../promotion-settings.ts'
import { sumSettledBets } from '../settled-bets.sql.ts'
import { insertStamp, listStampedDays, streakOn } from './attendance.sql.ts'

type CheckDeps = Pick<Deps, 'db' | 'clock' | 'bus' | 'newUuid'>
type Stamped = { readonly day: string; readonly streak: number; readonly points: Points }

/**
 * Stamps the current day in Seoul for a member and gives the points for the day, for each seventh consecutive day and
 * for a full month (EVENT-005, handbook 5.10). One stamp per day, however many requests come at once.
 */
export const checkAttendance = (
  deps: CheckDeps,
  memberId: MemberId,
): Promise<Result<Stamped, Refusal<'ATTENDANCE_DONE' | 'ATTENDANCE_CONDITION'> | GiftRefusal>> =>
  deps.db.transaction(async tx => {
    // Serialised: of two calls around midnight, the second sees the stamp of the day before.
    await lockMember(tx, memberId)
    const at = deps.clock.now()
    const day = seoulDay(at)
    // Checked here too, since a stamp without points is a promotion as well.
    const refusal = await giftRefusal(tx, memberId, at)
    if (refusal) return refuse(refusal)
    const rule = await readPromotionSetting(tx, 'attendance')
    const before = await standingBefore(tx, memberId, day)
    const reward = stampReward(day, before, rule)
    const sum = points(reward.daily + reward.week + reward.month)
    const streak = before.streak + 1
    if (!(await insertStamp(tx, { memberId, day, streak, points: sum, at })))
      return refuse({ code: 'ATTENDANCE_DONE' })
    if (!(await meetsCondition(tx, memberId, rule, at))) return refuse({ code: 'ATTENDANCE_CONDITION' })
    for (const gift of giftsOf(day, reward)) {
      const given = await givePoints(deps, tx, { memberId, ref: deps.newUuid(), at, ...gift })
      if (!given.ok) return given
    }
    for (const part of ['attendance', 'quests', 'milestones'] as const)
      tellContentChanged(tx, deps, part, memberId)
    return accept({ day, streak, points: sum })
  })

async function standingBefore(tx: Tx, memberId: MemberId, day: string) {
  const yesterday = dayBeside(day, -1)
  const [streak, ofMonth] = await Promise.all([
    streakOn(tx, memberId, yesterday),
    listStampedDays(tx, memberId, `${monthOf(day)}-01`, yesterday),
  ])
  return { streak, ofMonth: ofMonth.length }
}

/** Whether the condition for a stamp is met on the day of a given time (handbook 5.10). */
export async function meetsCondition(
  db: Queries,
  memberId: MemberId,
  { condition }: AttendanceRule,
  at: Instant,
): Promise<boolean> {
  const today = seoulDayRange(seoulDay(at))
  if (condition === 'none' || !today) return true
  return (await sumSettledBets(db, memberId, today)).count > 0
}

/** Each with its cause, shown to the member. */
function giftsOf(day: string, { daily, week, month }: StampReward) {
  const [, ofMonth = 0, ofDay = 0] = day.split('-').map(Number)
  return [
    { points: daily, cause: `출석 체크 (${ofMonth}월 ${ofDay}일)` },
    { points: week, cause: `7일 연속 출석 (${ofMonth}월 ${ofDay}일)` },
    { points: month, cause: `${ofMonth}월 전체 출석` },
  ].filter(gift => gift.points > 0)
}
