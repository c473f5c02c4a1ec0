import { z } from 'zod'
import { fileAnswer } from '#contract/wire/file-answer.ts'
import { route } from '#contract/wire/route.ts'
import { day, idParam, reason, seoulDateTime } from '#contract/wire/wire.ts'
import { cashMethodNames } from '#domain/cashier/cash-request.ts'
import { closedAgainstNames, closingUnits, closingWayNames } from '#domain/cashier/closing.ts'

const amount = z.number().int()

const head = z.object({
  day,
  closedAt: seoulDateTime,
  differences: z.number().int(),
  unexplained: z.number().int(),
})
export type ClosingHead = z.output<typeof head>

const account = z.object({
  /** `house:bank`, `members:wallet` */
  account: z.string(),
  name: z.string(),
  currency: z.enum(['won', 'point', 'coin']),
  opening: amount,
  cameIn: amount,
  wentOut: amount,
  closing: amount,
})
export type ClosingAccount = z.output<typeof account>

const flow = z.object({
  direction: z.enum(closingWayNames),
  method: z.enum(cashMethodNames),
  ledgerCount: amount,
  ledger: amount,
  requestCount: amount,
  requests: amount,
})
export type ClosingFlow = z.output<typeof flow>

const difference = z.object({
  id: z.number().int(),
  what: z.string(),
  amount,
  /** Won, or millionths of a USDT. */
  unit: z.enum(closingUnits),
  explanation: z.string().nullable(),
  explainedBy: z.string().nullable(),
  explainedAt: seoulDateTime.nullable(),
})
export type ClosingDifference = z.output<typeof difference>

/** Daily closing: ledger compared with requests and gateway, and explanations of differences (field W14). */
export const closingContract = {
  list: route({
    method: 'GET',
    path: 'admin/closings',
    access: 'cashier:read',
    summary: '일마감 목록 (최신순)',
    query: z.object({ before: day.optional() }),
    output: z.object({ days: z.array(head), hasMore: z.boolean() }),
    refusals: [],
  }),
  day: route({
    method: 'GET',
    path: 'admin/closings/{day}',
    access: 'cashier:read',
    summary: '하루의 마감: 계정별 개시·마감 잔액, 장부와 신청의 대조, 차이와 설명',
    params: z.object({ day }),
    output: z.object({
      day,
      closedAt: seoulDateTime,
      /** Whether it was compared with the gateway's report. */
      gateway: z.enum(closedAgainstNames),
      accounts: z.array(account),
      flows: z.array(flow),
      differences: z.array(difference),
    }),
    refusals: ['NOT_FOUND'],
  }),
  explain: route({
    method: 'POST',
    path: 'admin/closings/differences/{id}/explain',
    access: 'cashier:write',
    summary: '마감 차이에 설명 남기기',
    params: z.object({ id: idParam }),
    body: z.object({ reason }),
    output: z.object({ day }),
    refusals: ['NOT_FOUND'],
  }),
  file: route({
    method: 'POST',
    path: 'admin/closings/{day}/file',
    access: 'cashier:read',
    summary: '일마감 내보내기 (CSV, 작업로그에 기록됩니다)',
    params: z.object({ day }),
    body: z.object({ reason }),
    output: fileAnswer('csv'),
    refusals: ['NOT_FOUND'],
  }),
}
