import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { page, pageCounts, reason, seoulDateTime } from '#contract/wire/wire.ts'
import { heldWinStates } from '#domain/casino/win-most.ts'
import { supplierIdInput } from './supplier-desk.ts'
import { transactionRef } from './transaction-desk.ts'

const int = z.number().int()
const params = z.object({ id: supplierIdInput, ref: transactionRef })

const heldWin = z.object({
  supplierId: int,
  supplier: z.string(),
  /** The win's own number. */
  ref: z.string(),
  at: seoulDateTime,
  memberId: int,
  userId: z.string(),
  nickname: z.string(),
  game: z.string(),
  round: z.string(),
  amount: int,
  /** Number and stakes of the bets that it resolves. */
  bets: int,
  stake: int,
  /** What the win was compared with when it arrived. */
  multipleMax: int,
  amountMax: int,
  state: z.enum(heldWinStates),
  decidedBy: z.string().nullable(),
  decidedAt: seoulDateTime.nullable(),
})
export type HeldWin = z.output<typeof heldWin>

const decided = z.object({ state: z.enum(['released', 'rejected']), amount: int })

/** Wins beyond the most of their game, which an operator pays out or rejects (decision 96). */
export const heldWinsContract = {
  heldWins: route({
    method: 'GET',
    path: 'admin/supplier-held-wins',
    access: 'casino:read',
    summary: '한도를 넘어 보류한 당첨 (최신순)',
    query: z.object({
      page,
      supplierId: supplierIdInput.optional(),
      state: z.enum(heldWinStates).optional(),
    }),
    output: z.object({ wins: z.array(heldWin), ...pageCounts }),
    refusals: [],
  }),
  release: route({
    method: 'POST',
    path: 'admin/suppliers/{id}/held-wins/{ref}/release',
    access: 'casino:write',
    summary: '보류 당첨 지급',
    params,
    body: z.object({ reason }),
    output: decided,
    refusals: ['TRANSACTION_UNKNOWN', 'HELD_WIN_DECIDED', 'SECOND_PERSON_NEEDED'],
  }),
  reject: route({
    method: 'POST',
    path: 'admin/suppliers/{id}/held-wins/{ref}/reject',
    access: 'casino:write',
    summary: '보류 당첨 거절: 베팅은 다시 결과를 기다립니다',
    params,
    body: z.object({ reason }),
    output: decided,
    refusals: ['TRANSACTION_UNKNOWN', 'HELD_WIN_DECIDED', 'SECOND_PERSON_NEEDED'],
  }),
}
