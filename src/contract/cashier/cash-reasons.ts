import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { idParam, reason } from '#contract/wire/wire.ts'
import { cashReasonUseNames } from '#domain/cashier/cash-reasons.ts'
import { cashDirectionNames } from '#domain/cashier/cash-request.ts'

const cashReason = z.object({
  id: z.number().int(),
  direction: z.enum(cashDirectionNames),
  use: z.enum(cashReasonUseNames),
  text: z.string(),
})
export type CashReason = z.output<typeof cashReason>

const reasonId = z.object({ reasonId: idParam })
/** The list accepts the same texts as a reason. */
const text = reason
const done = z.object({ id: z.number().int() })

/** 거절 사유 관리: predefined reasons for members (handbook 6.3). */
export const cashReasonContract = {
  reasons: route({
    method: 'GET',
    path: 'admin/cash-reasons',
    access: 'cashier:read',
    summary: '충전·환전 취소·대기 사유 목록',
    output: z.object({ reasons: z.array(cashReason) }),
    refusals: [],
  }),
  add: route({
    method: 'POST',
    path: 'admin/cash-reasons',
    access: 'cashier:write',
    summary: '충전·환전 사유 등록',
    body: z.object({ direction: z.enum(cashDirectionNames), use: z.enum(cashReasonUseNames), text, reason }),
    output: done,
    refusals: ['CASH_REASON_KNOWN', 'CASH_REASONS_FULL'],
  }),
  edit: route({
    method: 'POST',
    path: 'admin/cash-reasons/{reasonId}',
    access: 'cashier:write',
    summary: '충전·환전 사유 수정',
    params: reasonId,
    body: z.object({ text, reason }),
    output: done,
    refusals: ['NOT_FOUND', 'CASH_REASON_KNOWN'],
  }),
  delete: route({
    method: 'POST',
    path: 'admin/cash-reasons/{reasonId}/delete',
    access: 'cashier:write',
    summary: '충전·환전 사유 삭제',
    params: reasonId,
    body: z.object({ reason }),
    output: done,
    refusals: ['NOT_FOUND'],
  }),
}
