import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { idParam, page, pageCounts, reason, seoulDateTime } from '#contract/wire/wire.ts'
import { alarmDecisions, alarmKinds, alarmStates } from '#domain/protection/alarms.ts'
import { limitKinds } from '#domain/protection/limits.ts'
import { limitPeriods } from '#domain/protection/periods.ts'

const alarm = z.object({
  id: z.number().int(),
  at: seoulDateTime,
  what: z.enum(alarmKinds),
  memberId: z.number().int(),
  userId: z.string(),
  nickname: z.string(),
  limit: z.object({ kind: z.enum(limitKinds), period: z.enum(limitPeriods) }).nullable(),
  /** The member's alarms in the thirty days before. */
  recent: z.number().int(),
  decision: z
    .object({ decision: z.enum(alarmDecisions), note: z.string(), operator: z.string(), at: seoulDateTime })
    .nullable(),
})
export type Alarm = z.output<typeof alarm>

export const alarmOperatorContract = {
  alarms: route({
    method: 'GET',
    path: 'admin/protection-alarms',
    access: 'protection:read',
    summary: '회원보호 위험신호',
    query: z.object({ page, state: z.enum(alarmStates).default('open') }),
    output: z.object({ alarms: z.array(alarm), ...pageCounts }),
    refusals: [],
  }),
  decide: route({
    method: 'POST',
    path: 'admin/protection-alarms/{id}/decision',
    access: 'protection:write',
    summary: '위험신호 처리',
    params: z.object({ id: idParam }),
    /** The reason is stored as the note of the decision. */
    body: z.object({ decision: z.enum(alarmDecisions), reason }),
    output: z.object({ id: z.number().int() }),
    refusals: ['NOT_FOUND', 'ALARM_DECIDED'],
  }),
}
