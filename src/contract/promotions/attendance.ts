import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { day, page, pageCounts, personName, reason, seoulDateTime } from '#contract/wire/wire.ts'
import { attendanceConditions } from '#domain/promotions/attendance.ts'

/** "2026-11". */
const month = z.string().regex(/^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/)

const pointFigure = z.number().int().min(0).max(1_000_000)

/** Condition and points of a stamp (handbook 5.10); 0 means none. */
const attendanceRule = z.object({
  condition: z.enum(attendanceConditions),
  daily: pointFigure,
  week: pointFigure,
  month: pointFigure,
})
export type AttendanceRule = z.output<typeof attendanceRule>

const attendanceMonth = z.object({
  /** Today in Seoul. */
  today: day,
  month,
  /** The first month that can be shown: the member's first. */
  firstMonth: month,
  /** Days of the month with a stamp. */
  stamped: z.array(day),
  /** Consecutive days up to today, or up to yesterday while today has no stamp. */
  streak: z.number().int(),
  isStamped: z.boolean(),
  /** Whether today's condition for a stamp is met. */
  conditionMet: z.boolean(),
  rule: attendanceRule,
  /** Upcoming bonuses, soonest first, with the days left. */
  next: z.array(
    z.object({ kind: z.enum(['week', 'month']), days: z.number().int(), points: z.number().int() }),
  ),
})
export type AttendanceMonth = z.output<typeof attendanceMonth>

/** The member's own stamps (EVENT-004, EVENT-005). */
export const attendanceContract = {
  month: route({
    method: 'GET',
    path: 'attendance',
    access: 'member',
    summary: '출석 달력 (이번 달 또는 지난 달)',
    query: z.object({ month: month.optional() }),
    output: attendanceMonth,
    refusals: [],
  }),
  check: route({
    method: 'POST',
    path: 'attendance',
    access: 'member',
    summary: '오늘 출석 체크',
    output: z.object({ day, streak: z.number().int(), points: z.number().int() }),
    refusals: ['ATTENDANCE_DONE', 'ATTENDANCE_CONDITION', 'FORBIDDEN', 'SELF_EXCLUDED'],
  }),
}

const attended = z.object({
  day,
  memberId: z.number().int(),
  userId: z.string(),
  nickname: z.string(),
  streak: z.number().int(),
  points: z.number().int(),
  checkedAt: seoulDateTime,
})
export type Attended = z.output<typeof attended>

/** Attendance list and its rule, for operators. */
export const attendanceOperatorContract = {
  attended: route({
    method: 'GET',
    path: 'admin/attendance',
    access: 'promotions:read',
    summary: '출석 내역',
    query: z.object({
      page,
      day: day.optional(),
      /** A part of the login name or the nickname. */
      name: personName(40).optional(),
    }),
    output: z.object({ attended: z.array(attended), pointsSum: z.number().int(), ...pageCounts }),
    refusals: [],
  }),
  rule: route({
    method: 'GET',
    path: 'admin/attendance/rule',
    access: 'promotions:read',
    summary: '출석 설정',
    output: attendanceRule,
    refusals: [],
  }),
  changeRule: route({
    method: 'POST',
    path: 'admin/attendance/rule',
    access: 'promotions:write',
    summary: '출석 설정 변경',
    body: z.object({ rule: attendanceRule, reason }),
    output: attendanceRule,
    refusals: [],
  }),
}
