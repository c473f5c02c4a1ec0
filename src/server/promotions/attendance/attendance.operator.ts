import type {
  attendanceOperatorContract,
  AttendanceRule as WireRule,
} from '#contract/promotions/attendance.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { points } from '#domain/money.ts'
import type { AttendanceRule } from '#domain/promotions/attendance.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { changePromotionSetting, readPromotionSetting } from '../promotion-settings.ts'
import { readAttended } from './read-attendance.ts'

/** Operator routes of attendance: who attended, and the rule. */
export const attendanceOperatorRoutes = (
  deps: Pick<Deps, 'db' | 'clock' | 'bus'>,
): Handlers<typeof attendanceOperatorContract> => ({
  attended: async ({ query: { page, ...filter } }) => {
    const { attended, ...sums } = await readAttended(deps, filter, page)
    return accept({
      attended: attended.map(({ checkedAt, ...row }) => ({
        ...row,
        checkedAt: formatSeoul(checkedAt, 'YYYY-MM-DD HH:mm:ss'),
      })),
      ...sums,
    })
  },
  rule: async () => accept(await readPromotionSetting(deps.db, 'attendance')),
  changeRule: ({ body, caller, ip }) =>
    changePromotionSetting(
      deps,
      { operator: caller, ip, reason: body.reason },
      { key: 'attendance', value: ruleOf(body.rule), act: 'change-attendance', part: 'attendance' },
    ),
})

const ruleOf = ({ condition, daily, week, month }: WireRule): AttendanceRule => ({
  condition,
  daily: points(daily),
  week: points(week),
  month: points(month),
})
