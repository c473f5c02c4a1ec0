import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { day, idParam, page, pageCounts, searchInput, seoulDateTime } from '#contract/wire/wire.ts'
import { transactionKinds, transactionStates } from '#domain/casino/transaction-words.ko.ts'
import { supplierIdInput } from './supplier-desk.ts'

const int = z.number().int()

/** Transaction id of a supplier, or of an operator's refund. */
export const transactionRef = z.string().regex(/^[A-Za-z0-9_.:~-]{1,100}$/)

const transaction = z.object({
  supplierId: int,
  supplier: z.string(),
  ref: z.string(),
  kind: z.enum(transactionKinds),
  state: z.enum(transactionStates),
  at: seoulDateTime,
  memberId: int,
  userId: z.string(),
  nickname: z.string(),
  amount: int,
  /** The supplier's text of a bet; null for other calls and when it sent none. */
  description: z.string().nullable(),
  betRef: z.string().nullable(),
  betId: z.string().nullable(),
  roundId: int.nullable(),
  round: z.string().nullable(),
  game: z.string().nullable(),
  resolvedBy: z.string().nullable(),
  resolvedAt: seoulDateTime.nullable(),
})
export type DeskTransaction = z.output<typeof transaction>

const call = z.object({
  id: int,
  at: seoulDateTime,
  path: z.string(),
  address: z.string().nullable(),
  ref: z.string().nullable(),
  request: z.string(),
  status: int,
  answer: z.string(),
  microseconds: int,
})
export type DeskSupplierCall = z.output<typeof call>

const posting = z.object({
  /** Number among all postings. */
  n: int,
  at: seoulDateTime,
  kindText: z.string(),
  betId: z.string(),
  from: z.string(),
  to: z.string(),
  amount: int,
  actor: z.string(),
})
export type DeskCasinoPosting = z.output<typeof posting>

const detail = z.object({
  transaction,
  /** Its round with all transactions, oldest first; null when it has none. */
  round: z
    .object({
      id: int,
      ref: z.string(),
      state: z.enum(['open', 'settled', 'cancelled']),
      openedAt: seoulDateTime,
      endedAt: seoulDateTime.nullable(),
      transactions: z.array(transaction),
    })
    .nullable(),
  /** Requests and responses of all transactions of the round, oldest first. */
  calls: z.array(call),
  postings: z.array(posting),
})
export type DeskTransactionDetail = z.output<typeof detail>

/** All calls that moved money or were refused finally, with request and response (decision 85). */
export const transactionDeskContract = {
  transactions: route({
    method: 'GET',
    path: 'admin/supplier-transactions',
    access: 'casino:read',
    summary: '공급사 거래 (최신순, 15건씩)',
    query: z.object({
      page,
      supplierId: supplierIdInput.optional(),
      /** Login name or nickname. */
      member: searchInput.optional(),
      gameId: idParam.pipe(int.max(2_147_483_647)).optional(),
      /** Id of the round or of the transaction. */
      number: transactionRef.optional(),
      state: z.enum(transactionStates).optional(),
      kind: z.enum(transactionKinds).optional(),
      from: day.optional(),
      to: day.optional(),
    }),
    output: z.object({ transactions: z.array(transaction), ...pageCounts }),
    refusals: [],
  }),
  transaction: route({
    method: 'GET',
    path: 'admin/suppliers/{id}/transactions/{ref}',
    access: 'casino:read',
    summary: '거래 상세: 회차의 거래, 호출과 응답, 분개',
    params: z.object({ id: supplierIdInput, ref: transactionRef }),
    output: detail,
    refusals: ['TRANSACTION_UNKNOWN'],
  }),
}
