import type { attendanceContract } from '#contract/promotions/attendance.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { checkAttendance } from './check-attendance.ts'
import { readAttendance } from './read-attendance.ts'

/** Member routes for their stamps; operators have none. */
export const attendanceRoutes = (
  deps: Pick<Deps, 'db' | 'clock' | 'bus' | 'newUuid'>,
): Handlers<typeof attendanceContract> => ({
  month: async ({ query, caller }) => accept(await readAttendance(deps, caller.memberId, query.month)),
  check: ({ caller }) =>
    caller.kind === 'member' ? checkAttendance(deps, caller.memberId) : refuse({ code: 'FORBIDDEN' }),
})
