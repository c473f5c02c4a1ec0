import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { day, idParam, reason, seoulDateTime } from '#contract/wire/wire.ts'
import { supplierIdInput } from './supplier-desk.ts'

const int = z.number().int()
const params = z.object({ id: supplierIdInput, day })

const sum = z.object({ count: int, amount: int })
const sums = z.object({ bet: sum, win: sum, refund: sum })

const head = z.object({
  supplierId: int,
  supplier: z.string(),
  day,
  checkedAt: seoulDateTime,
  ours: sums,
  theirs: sums,
  differences: int,
  unexplained: int,
})
export type SupplierDay = z.output<typeof head>

const difference = z.object({
  id: int,
  ref: z.string(),
  what: z.enum(['only-ours', 'only-theirs', 'amount']),
  kind: z.enum(['bet', 'win', 'refund']),
  memberId: int.nullable(),
  userId: z.string().nullable(),
  betRef: z.string().nullable(),
  ours: int.nullable(),
  theirs: int.nullable(),
  /** The related open bet of ours, about which the supplier can be asked. */
  openBet: z.string().nullable(),
  note: z.string().nullable(),
  notedBy: z.string().nullable(),
  notedAt: seoulDateTime.nullable(),
})
export type SupplierDifference = z.output<typeof difference>

const detail = head.extend({ differenceList: z.array(difference) })
export type SupplierDayDetail = z.output<typeof detail>

/** Daily comparison with the suppliers' reports (field 4, decision 85). */
export const supplierDaysContract = {
  days: route({
    method: 'GET',
    path: 'admin/supplier-days',
    access: 'casino:read',
    summary: '공급사 일별 대조 (최신순)',
    query: z.object({ supplierId: supplierIdInput.optional(), before: day.optional() }),
    output: z.object({ days: z.array(head), hasMore: z.boolean() }),
    refusals: [],
  }),
  day: route({
    method: 'GET',
    path: 'admin/suppliers/{id}/days/{day}',
    access: 'casino:read',
    summary: '공급사 하루의 대조와 차이',
    params,
    output: detail,
    refusals: ['NOT_FOUND'],
  }),
  check: route({
    method: 'POST',
    path: 'admin/suppliers/{id}/days/{day}/check',
    access: 'casino:write',
    summary: '공급사 보고를 받아 하루를 다시 대조',
    params,
    body: z.object({ reason }),
    output: detail,
    refusals: ['SUPPLIER_UNKNOWN', 'DAY_NOT_OVER', 'SUPPLIER_SILENT'],
    patienceSeconds: 60,
  }),
  note: route({
    method: 'POST',
    path: 'admin/supplier-differences/{id}/note',
    access: 'casino:write',
    summary: '대조 차이에 설명 남기기',
    params: z.object({ id: idParam }),
    /** The reason is stored as the note of the difference. */
    body: z.object({ reason }),
    output: z.object({ id: int }),
    refusals: ['NOT_FOUND'],
  }),
}
