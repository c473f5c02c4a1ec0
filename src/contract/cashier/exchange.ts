import { z } from 'zod'
import { confirmation } from '#contract/account/proof.ts'
import { confirmationRefusals } from '#contract/account/second-factor.ts'
import { route } from '#contract/wire/route.ts'
import { onceKey, page, personName, seoulDateTime } from '#contract/wire/wire.ts'
import { ownCashRequest, ownCashRequests } from './cash-requests.ts'
import { withdrawalCheckRefusals } from './check-refusals.ts'

const won = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/** The registered account as shown to its member (WALLET-007). */
const ownAccount = z.object({
  bank: z.string(),
  /** "국민은행 ••••••4102" */
  masked: z.string(),
  holder: z.string(),
  /** Until when withdrawals are blocked after a change; null when they are not. */
  restsUntil: seoulDateTime.nullable(),
})
export type OwnBankAccount = z.output<typeof ownAccount>

const overview = z.object({
  isPlay: z.boolean(),
  closed: z.boolean(),
  balance: won,
  min: won,
  max: won,
  dayMax: won,
  unit: won,
  /** Requested today and not returned. */
  today: won,
  /** The amount for the 전액 button. */
  most: won,
  account: ownAccount.nullable(),
  hasExchangePassword: z.boolean(),
  /** Why no withdrawal is possible now, as text; null when one is. */
  barred: z.string().nullable(),
})
export type ExchangeOverview = z.output<typeof overview>

/** Bank withdrawals, and the registered account (handbook 5.4, WALLET-005 to -007). */
export const exchangeContract = {
  exchange: route({
    method: 'GET',
    path: 'exchange',
    access: 'member',
    summary: '출금신청 안내: 한도, 등록 계좌, 제한 사유',
    output: overview,
    refusals: [],
  }),
  requests: route({
    method: 'GET',
    path: 'exchange/requests',
    access: 'member',
    summary: '내 환전내역 (최신순)',
    query: z.object({ page }),
    output: ownCashRequests,
    refusals: [],
  }),
  /** Only once; changes go through customer service (handbook 5.4). */
  setAccount: route({
    method: 'POST',
    path: 'exchange/account',
    access: 'member',
    summary: '출금 계좌 등록 (최초 1회, 변경은 고객센터)',
    body: z.object({
      bank: z.string().max(20),
      number: z.string().max(40),
      holder: personName(30),
      ...confirmation,
    }),
    output: ownAccount,
    refusals: [
      ...confirmationRefusals,
      'MEMBERS_ALONE',
      'ACCOUNT_SET',
      'ACCOUNT_BANK',
      'ACCOUNT_NUMBER',
      'ACCOUNT_HOLDER',
    ],
  }),
  request: route({
    method: 'POST',
    path: 'exchange/requests',
    access: 'member',
    summary: '출금신청 (신청과 동시에 차감, 본인 취소 불가)',
    body: z.object({ amount: won, exchangePassword: z.string().max(20).optional(), key: onceKey }),
    output: ownCashRequest,
    refusals: [
      'AREA_IN_MAINTENANCE',
      'MEMBERS_ALONE',
      'ACCOUNT_NONE',
      'ACCOUNT_RESTS',
      'EXCHANGE_PASSWORD_UNSET',
      'EXCHANGE_PASSWORD_NEEDED',
      'EXCHANGE_PASSWORD_WRONG',
      'EXCHANGE_PASSWORD_LOCKED',
      'TOO_MANY_REQUESTS',
      'WITHDRAWAL_BELOW_MINIMUM',
      'WITHDRAWAL_UNIT',
      'WITHDRAWAL_ABOVE_MAXIMUM',
      'WITHDRAWAL_DAY_MAXIMUM',
      'WITHDRAWAL_TOO_SOON',
      'WITHDRAWAL_WITHOUT_PLAY',
      'WITHDRAWAL_WAITING',
      'INSUFFICIENT_BALANCE',
      'KEY_REUSED',
      ...withdrawalCheckRefusals,
    ],
  }),
}
