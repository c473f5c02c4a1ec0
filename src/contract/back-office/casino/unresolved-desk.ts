import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { page, pageCounts, reason, seoulDateTime } from '#contract/wire/wire.ts'
import { transactionStates } from '#domain/casino/transaction-words.ko.ts'
import { betWords } from '#domain/casino/unresolved.ts'
import { supplierIdInput } from './supplier-desk.ts'
import { transactionRef } from './transaction-desk.ts'

const int = z.number().int()
const params = z.object({ id: supplierIdInput, ref: transactionRef })

const unresolved = z.object({
  supplierId: int,
  supplier: z.string(),
  ref: z.string(),
  betId: z.string(),
  at: seoulDateTime,
  waitedSeconds: int,
  memberId: int,
  userId: z.string(),
  nickname: z.string(),
  game: z.string(),
  round: z.string(),
  stake: int,
  /** The supplier's last answer and its time; null before it was asked. */
  said: z.object({ says: z.enum(betWords), at: seoulDateTime, asks: int }).nullable(),
  step: z.enum(['ask', 'wait', 'refund', 'call-supplier']),
})
export type UnresolvedBet = z.output<typeof unresolved>

/** Casino bets without a result after ten minutes (decision 85). */
export const unresolvedDeskContract = {
  unresolved: route({
    method: 'GET',
    path: 'admin/supplier-unresolved',
    access: 'casino:read',
    summary: '10분이 지나도 결과가 없는 카지노·슬롯 베팅 (오래된 순)',
    query: z.object({ page, supplierId: supplierIdInput.optional() }),
    output: z.object({ bets: z.array(unresolved), ...pageCounts }),
    refusals: [],
  }),
  ask: route({
    method: 'POST',
    path: 'admin/suppliers/{id}/bets/{ref}/ask',
    access: 'casino:write',
    summary: '공급사에 베팅 결과 확인: 결과가 있으면 그대로 처리합니다',
    params,
    body: z.object({ reason }),
    output: z.object({ says: z.enum(betWords), state: z.enum(transactionStates) }),
    refusals: ['TRANSACTION_UNKNOWN', 'BET_ENDED', 'BET_HELD', 'REPORT_REFUSED'],
  }),
  refund: route({
    method: 'POST',
    path: 'admin/suppliers/{id}/bets/{ref}/refund',
    access: 'casino:write',
    summary: '결과가 없는 베팅 수동 환불',
    params,
    body: z.object({ reason }),
    output: z.object({ betId: z.string(), stake: int }),
    refusals: ['TRANSACTION_UNKNOWN', 'BET_ENDED', 'BET_HELD', 'BET_UNDER_WAY', 'SECOND_PERSON_NEEDED'],
  }),
}
