import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { idParam, page, pageCounts, personName, reason, seoulDateTime } from '#contract/wire/wire.ts'
import { cashHintNames } from '#domain/cashier/cash-hints.ts'
import { cashDirectionNames, cashMethodNames, cashStateNames } from '#domain/cashier/cash-request.ts'
import { cashStep } from './cash-requests.ts'

/** A request in the cashier list. */
const deskRequest = z.object({
  id: z.uuid(),
  no: z.number().int(),
  direction: z.enum(cashDirectionNames),
  method: z.enum(cashMethodNames),
  amount: z.number().int(),
  state: z.enum(cashStateNames),
  bonus: z.string(),
  member: z.object({
    id: z.number().int(),
    userId: z.string(),
    nickname: z.string(),
    level: z.number().int(),
  }),
  /** The account holder's name, which operators compare with the bank's. */
  holder: z.string(),
  /** Bank and last digits. */
  account: z.string(),
  at: seoulDateTime,
  decidedAt: seoulDateTime.nullable(),
  /** Login name of the operator who decided. */
  decidedBy: z.string().nullable(),
  reason: z.string().nullable(),
  /** Warnings to check before deciding; empty when it is decided. */
  hints: z.array(z.enum(cashHintNames)),
})
export type DeskRequest = z.output<typeof deskRequest>

/** With details: timeline, and totals of the member's money. */
const deskRequestWhole = deskRequest.extend({
  steps: z.array(cashStep),
  member: deskRequest.shape.member.extend({
    balance: z.number().int(),
    /** Won that the member owes (미수금). */
    owed: z.number().int(),
    /** Lifetime totals in won. */
    deposits: z.number().int(),
    withdrawals: z.number().int(),
    depositCount: z.number().int(),
    withdrawalCount: z.number().int(),
  }),
  /** For a reversed deposit: the amount taken from the wallet, and the amount left as a debt. */
  reversal: z.object({ taken: z.number().int(), owed: z.number().int() }).nullable(),
})
export type DeskRequestWhole = z.output<typeof deskRequestWhole>

const params = z.object({ id: z.uuid() })
const act = { access: 'cashier:write', method: 'POST' } as const
const decided = deskRequest
const decideRefusals = ['CASH_REQUEST_UNKNOWN', 'CASH_REQUEST_DECIDED'] as const

/** Filters of the lists. */
const cashNarrowed = {
  direction: z.enum(cashDirectionNames),
  method: z.enum(cashMethodNames).optional(),
  /** Default: requests that wait. */
  show: z.enum(['waiting', 'done', 'cancelled', 'all']).optional(),
  /** A login name or a nickname. */
  name: personName(40).optional(),
}

/** 충전관리, 환전관리 (handbook 6.3, WALLET-004, WALLET-006). Requests are decided for the full amount only. */
export const cashDeskContract = {
  requests: route({
    method: 'GET',
    path: 'admin/cash-requests',
    access: 'cashier:read',
    summary: '입금·출금 신청 목록 (대기는 오래된 순, 처리된 것은 최신순)',
    query: z.object({ page, ...cashNarrowed }),
    output: z.object({ requests: z.array(deskRequest), ...pageCounts, amount: z.number().int() }),
    refusals: [],
  }),
  waiting: route({
    method: 'GET',
    path: 'admin/cash-requests/waiting',
    access: 'cashier:read',
    summary: '처리 대기 중인 입금·출금 신청 수',
    output: z.object({ deposits: z.number().int(), withdrawals: z.number().int() }),
    refusals: [],
  }),
  request: route({
    method: 'GET',
    path: 'admin/cash-requests/{id}',
    access: 'cashier:read',
    summary: '입금·출금 신청 한 건과 회원의 입출금 현황',
    params,
    output: deskRequestWhole,
    refusals: ['CASH_REQUEST_UNKNOWN'],
  }),
  /** Returns the full account number for payment or comparison; logged. */
  account: route({
    ...act,
    path: 'admin/cash-requests/{id}/account',
    summary: '신청 계좌번호 조회 (작업로그에 남음)',
    params,
    body: z.object({ reason }),
    output: z.object({ bank: z.string(), number: z.string(), holder: z.string() }),
    refusals: ['CASH_REQUEST_UNKNOWN'],
  }),
  approve: route({
    ...act,
    path: 'admin/cash-requests/{id}/approve',
    summary: '신청 승인 (입금: 머니 지급, 출금: 지급 완료)',
    params,
    body: z.object({ reason }),
    output: decided,
    refusals: [...decideRefusals, 'DEPOSITOR_EXCLUDED', 'SECOND_PERSON_NEEDED'],
  }),
  hold: route({
    ...act,
    path: 'admin/cash-requests/{id}/hold',
    summary: '신청 대기 (확인 중)',
    params,
    body: z.object({ reason }),
    output: decided,
    refusals: decideRefusals,
  }),
  reject: route({
    ...act,
    path: 'admin/cash-requests/{id}/reject',
    summary: '신청 취소 (사유는 회원에게 보입니다, 출금액은 반환)',
    params,
    body: z.object({ reason }),
    output: decided,
    refusals: decideRefusals,
  }),
  reverse: route({
    ...act,
    path: 'admin/cash-requests/{id}/reverse',
    summary: '완료된 입금 회수 (사유는 회원에게 보입니다, 부족한 금액은 미수금)',
    params,
    body: z.object({ reason }),
    output: decided,
    refusals: ['CASH_REQUEST_UNKNOWN', 'DEPOSIT_REVERSED', 'DEPOSIT_NOT_REVERSIBLE', 'SECOND_PERSON_NEEDED'],
  }),
  changeAccount: route({
    ...act,
    path: 'admin/members/{memberId}/bank-account',
    summary: '회원 출금 계좌 변경 (24시간 출금 제한)',
    params: z.object({ memberId: idParam }),
    body: z.object({
      bank: z.string().max(20),
      number: z.string().max(40),
      holder: personName(30),
      reason,
    }),
    output: z.object({ account: z.string() }),
    refusals: ['NOT_FOUND', 'ACCOUNT_BANK', 'ACCOUNT_NUMBER', 'ACCOUNT_HOLDER'],
  }),
}
