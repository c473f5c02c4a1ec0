import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { idParam, page, pageCounts, reason, seoulDateTime } from '#contract/wire/wire.ts'
import { askStates } from '#domain/operators/ask-states.ts'

const ask = z.object({
  id: z.number().int(),
  /** Korean: 지급 후 정정. */
  classText: z.string(),
  act: z.string(),
  actText: z.string(),
  subject: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string(),
  askedBy: z.string(),
  askedAt: seoulDateTime,
  lapsesAt: seoulDateTime,
  state: z.enum(askStates),
  decidedBy: z.string().nullable(),
  decidedAt: seoulDateTime.nullable(),
  decisionReason: z.string().nullable(),
  /** The caller is the one who requested it. */
  own: z.boolean(),
  /** The caller may approve or reject it. */
  mayDecide: z.boolean(),
})

const decision = {
  method: 'POST',
  access: 'operator',
  params: z.object({ id: idParam }),
  body: z.object({ reason }),
  output: z.object({ id: z.number().int() }),
} as const

/**
 * Operations that need a second operator. Any operator may see and request them; deciding needs the
 * approve right of the area.
 */
export const approvalContract = {
  asks: route({
    method: 'GET',
    path: 'admin/approvals',
    access: 'operator',
    summary: '승인 대기 작업',
    query: z.object({ page, state: z.enum(askStates).optional() }),
    output: z.object({ asks: z.array(ask), ...pageCounts }),
    refusals: [],
  }),
  waiting: route({
    method: 'GET',
    path: 'admin/approvals/waiting',
    access: 'operator',
    summary: '내가 승인할 수 있는 대기 작업 수',
    output: z.object({ count: z.number().int() }),
    refusals: [],
  }),
  /** Runs the requested operation once, together with the approval. */
  approve: route({
    ...decision,
    path: 'admin/approvals/{id}/approve',
    summary: '승인 (요청한 작업을 바로 실행합니다)',
    refusals: [
      'NOT_FOUND',
      'ASK_DECIDED',
      'ASK_LAPSED',
      'OWN_ASK',
      'NO_APPROVER',
      'APPROVER_TIED',
      'ASKER_LOST_RIGHT',
      'ASK_FAILED',
    ],
  }),
  reject: route({
    ...decision,
    path: 'admin/approvals/{id}/reject',
    summary: '승인 거절',
    refusals: ['NOT_FOUND', 'ASK_DECIDED', 'ASK_LAPSED', 'OWN_ASK', 'NO_APPROVER'],
  }),
  withdraw: route({
    ...decision,
    path: 'admin/approvals/{id}/withdraw',
    summary: '승인 요청 철회 (요청한 본인)',
    refusals: ['NOT_FOUND', 'ASK_DECIDED', 'ASK_LAPSED', 'OTHERS_ASK'],
  }),
}
