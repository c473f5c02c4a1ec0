import { z } from 'zod'
import { depositCheckRefusals } from '#contract/cashier/check-refusals.ts'
import { tetherNetwork, tetherTransfer, usdtText } from '#contract/cashier/tether.ts'
import { route } from '#contract/wire/route.ts'
import { page, pageCounts, reason, searchInput, seoulDateTime } from '#contract/wire/wire.ts'
import { cashHintNames } from '#domain/cashier/cash-hints.ts'
import { transactionId } from '#domain/cashier/tether/networks.ts'
import { SPREAD_BASIS_POINTS_MAX } from '#domain/cashier/tether/quote.ts'
import { heldReasons, paymentStates, withdrawalStates } from '#domain/cashier/tether/tether-states.ts'
import { microUsdt, parseUsdt } from '#domain/cashier/tether/usdt.ts'

const int = z.number().int()
const namesOf = <T extends object>(words: T) => Object.keys(words) as (keyof T & string)[]

const member = z.object({ id: int, userId: z.string(), nickname: z.string(), level: int })

const transfer = tetherTransfer.extend({
  heldReason: z.enum(namesOf(heldReasons)).nullable(),
  /** Note of the operator who decided. */
  note: z.string(),
})
export type DeskTransfer = z.output<typeof transfer>

const payment = z.object({
  id: z.uuid(),
  no: int,
  member,
  network: tetherNetwork,
  amount: int.nullable(),
  usdt: usdtText.nullable(),
  rate: int,
  state: z.enum(namesOf(paymentStates)),
  openedAt: seoulDateTime,
  expiresAt: seoulDateTime,
  transfers: z.array(transfer),
})
export type DeskPayment = z.output<typeof payment>

const call = z.object({
  event: z.uuid(),
  at: seoulDateTime,
  address: z.string(),
  word: z.string(),
  result: z.enum(['taken', 'known']),
  times: int,
})
export type DeskGatewayCall = z.output<typeof call>

const withdrawal = z.object({
  id: z.uuid(),
  no: int,
  member,
  amount: int,
  network: tetherNetwork,
  address: z.string(),
  /** Other members who entered the same address. */
  sharedWith: int,
  /** Warnings to check before deciding; empty when it is decided. */
  hints: z.array(z.enum(cashHintNames)),
  rate: int,
  fee: usdtText,
  net: usdtText,
  state: z.enum(namesOf(withdrawalStates)),
  txid: z.string().nullable(),
  confirmations: int,
  needed: int,
  askedAt: seoulDateTime,
  changedAt: seoulDateTime,
  reason: z.string().nullable(),
})
export type DeskTetherWithdrawal = z.output<typeof withdrawal>

const address = z.object({
  id: z.uuid(),
  member,
  network: tetherNetwork,
  address: z.string(),
  label: z.string(),
  enteredAt: seoulDateTime,
  restsUntil: seoulDateTime.nullable(),
  removedAt: seoulDateTime.nullable(),
  sharedWith: int,
})
export type DeskTetherAddress = z.output<typeof address>

const figures = {
  priceA: int.min(100).max(100_000),
  priceB: int.min(100).max(100_000),
  spreadBasisPoints: int.min(0).max(SPREAD_BASIS_POINTS_MAX),
  gatewayNetworks: z.array(z.string().trim().max(50)).max(20),
}
const feeInput = z
  .string()
  .max(20)
  .refine(text => parseUsdt(text) !== undefined)
  .transform(text => parseUsdt(text) ?? microUsdt(0))

const terms = z.object({
  ...figures,
  feeTrc: usdtText,
  feeErc: usdtText,
  version: int,
  depositRate: int,
  withdrawalRate: int,
  changedAt: seoulDateTime,
  operator: z.string().nullable(),
  /** Whether a gateway is configured. */
  hasGateway: z.boolean(),
})
export type DeskTetherTerms = z.output<typeof terms>

/** Accepts a transaction id in any spelling and normalises it. */
const txidParam = z
  .string()
  .max(70)
  .refine(text => transactionId(text) !== undefined)
  .transform(text => transactionId(text) ?? '')
const transferKey = z.object({ network: tetherNetwork, txid: txidParam })
const withdrawalId = z.object({ id: z.uuid() })
const decideRefusals = ['CASH_REQUEST_UNKNOWN', 'CASH_REQUEST_DECIDED', 'TETHER_UNDER_WAY'] as const

const difference = z.object({
  /** Korean label. */
  word: z.string(),
  about: z.string(),
  txid: z.string().nullable(),
  usdt: usdtText,
})

/** 테더관리: tether in the back office (handbook 6.3). */
export const tetherDeskContract = {
  withdrawals: route({
    method: 'GET',
    path: 'admin/tether/withdrawals',
    access: 'cashier:read',
    summary: '테더 출금신청 (처리할 것, 전체)',
    query: z.object({
      page,
      show: z.enum(['waiting', 'all']).default('waiting'),
      name: searchInput.optional(),
    }),
    output: z.object({ withdrawals: z.array(withdrawal), ...pageCounts }),
    refusals: [],
  }),
  approve: route({
    method: 'POST',
    path: 'admin/tether/withdrawals/{id}/approve',
    access: 'cashier:write',
    summary: '테더 출금 승인 (게이트웨이가 전송, 체인에서 확인되면 완료)',
    params: withdrawalId,
    body: z.object({ reason }),
    output: withdrawal,
    refusals: [...decideRefusals, 'SECOND_PERSON_NEEDED'],
  }),
  hold: route({
    method: 'POST',
    path: 'admin/tether/withdrawals/{id}/hold',
    access: 'cashier:write',
    summary: '테더 출금 대기',
    params: withdrawalId,
    body: z.object({ reason }),
    output: withdrawal,
    refusals: decideRefusals,
  }),
  reject: route({
    method: 'POST',
    path: 'admin/tether/withdrawals/{id}/reject',
    access: 'cashier:write',
    summary: '테더 출금 취소 (전액 반환, 사유는 회원에게 보임)',
    params: withdrawalId,
    body: z.object({ reason }),
    output: withdrawal,
    refusals: decideRefusals,
  }),
  payments: route({
    method: 'GET',
    path: 'admin/tether/payments',
    access: 'cashier:read',
    summary: '테더 결제와 송금 (확인할 것, 전체)',
    query: z.object({
      page,
      show: z.enum(['held', 'open', 'all']).default('all'),
      name: searchInput.optional(),
    }),
    output: z.object({ payments: z.array(payment), ...pageCounts }),
    refusals: [],
  }),
  calls: route({
    method: 'GET',
    path: 'admin/tether/calls/{id}',
    access: 'cashier:read',
    summary: '결제·출금 한 건의 게이트웨이 알림',
    params: withdrawalId,
    output: z.array(call),
    refusals: [],
  }),
  credit: route({
    method: 'POST',
    path: 'admin/tether/transfers/{network}/{txid}/credit',
    access: 'cashier:write',
    summary: '보류된 송금 입금 처리',
    params: transferKey,
    body: z.object({ reason }),
    output: z.object({ credited: int }),
    refusals: [
      ...([
        'TETHER_TRANSFER_UNKNOWN',
        'TETHER_TRANSFER_DECIDED',
        'TETHER_TOO_SMALL',
        'DEPOSITOR_EXCLUDED',
        'MEMBERS_ALONE',
      ] as const),
      ...(['DEPOSIT_WAITING', 'DEPOSIT_BONUS', 'KEY_REUSED', ...depositCheckRefusals] as const),
    ],
  }),
  giveBack: route({
    method: 'POST',
    path: 'admin/tether/transfers/{network}/{txid}/return',
    access: 'cashier:write',
    summary: '보류된 송금 반환 기록 (반환 TXID)',
    params: transferKey,
    body: z.object({ returnedBy: z.string().max(100), reason }),
    output: z.object({ state: z.literal('failed') }),
    refusals: ['TETHER_TRANSFER_UNKNOWN', 'TETHER_TRANSFER_DECIDED', 'TETHER_TXID'],
  }),
  addresses: route({
    method: 'GET',
    path: 'admin/tether/addresses',
    access: 'cashier:read',
    summary: '회원 지갑 주소',
    query: z.object({ page, name: searchInput.optional() }),
    output: z.object({ addresses: z.array(address), ...pageCounts }),
    refusals: [],
  }),
  terms: route({
    method: 'GET',
    path: 'admin/tether/terms',
    access: 'cashier:read',
    summary: '테더 환율, 스프레드, 수수료, 게이트웨이 주소',
    output: terms,
    refusals: [],
  }),
  changeTerms: route({
    method: 'POST',
    path: 'admin/tether/terms',
    access: 'cashier:write',
    summary: '테더 환율과 게이트웨이 주소 변경 (이미 안내한 환율은 그대로)',
    body: z.object({ ...figures, feeTrc: feeInput, feeErc: feeInput, version: int, reason }),
    output: terms,
    refusals: ['EDITED_MEANWHILE', 'TETHER_TERMS_MEANINGLESS'],
  }),
  differences: route({
    method: 'GET',
    path: 'admin/tether/differences',
    access: 'cashier:read',
    summary: '게이트웨이 대조 (최근 7일)',
    output: z.object({
      /** Null when the gateway did not answer. */
      differences: z.array(difference).nullable(),
      transfers: int,
      payouts: int,
      at: seoulDateTime,
    }),
    patienceSeconds: 20,
    refusals: [],
  }),
}
