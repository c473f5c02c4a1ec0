import type { Alarm, alarmOperatorContract } from '#contract/back-office/alarms.ts'
import type { Instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type AlarmRow, decideAlarm, readAlarms } from './alarms.ts'

/** Operator routes for alarms about members. */
export const alarmOperatorRoutes = (
  deps: Pick<Deps, 'db' | 'clock'>,
): Handlers<typeof alarmOperatorContract> => ({
  alarms: async ({ query: { page, state } }) => {
    const { alarms, ...counts } = await readAlarms(deps.db, state === 'decided', page)
    return accept({ alarms: alarms.map(wireAlarm), ...counts })
  },
  decide: ({ params, body: { decision, reason }, caller, ip }) =>
    decideAlarm(deps, { operator: caller, ip, reason }, params.id, decision),
})

const wireTime = (at: Instant): string => formatSeoul(at, 'YYYY-MM-DD HH:mm:ss')

const wireAlarm = ({ kind, period, decision, note, operator, decidedAt, at, ...one }: AlarmRow): Alarm => ({
  ...one,
  at: wireTime(at),
  limit: kind && period ? { kind, period } : null,
  decision:
    decision && decidedAt
      ? { decision, note: note ?? '', operator: operator ?? '', at: wireTime(decidedAt) }
      : null,
})
