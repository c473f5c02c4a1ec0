import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { idParam, onceKey, page, pageCounts, seoulDateTime } from '#contract/wire/wire.ts'
import { tetherNetworks } from '#domain/cashier/tether/networks.ts'
import { paymentStates, transferStates, withdrawalStates } from '#domain/cashier/tether/tether-states.ts'
import { depositCheckRefusals, withdrawalCheckRefusals } from './check-refusals.ts'

const won = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)
export const tetherNetwork = z.enum(tetherNetworks)
/** Tether as an exact string, such as "72.150073". */
export const usdtText = z.string().regex(/^\d{1,9}\.\d{2,6}$/)
const namesOf = <T extends object>(words: T) => Object.keys(words) as (keyof T & string)[]

/** A transfer on the chain for a payment. */
export const tetherTransfer = z.object({
  txid: z.string(),
  usdt: usdtText,
  confirmations: z.number().int(),
  /** Required confirmations. */
  needed: z.number().int(),
  state: z.enum(namesOf(transferStates)),
  seenAt: seoulDateTime,
  /** Credited amount; null while not credited. */
  credited: won.nullable(),
  /** Less or more than quoted; null when equal. */
  against: z.enum(['less', 'more']).nullable(),
})

const payment = z.object({
  id: z.uuid(),
  /** Number of the request. */
  no: z.number().int(),
  network: tetherNetwork,
  /** Requested won and the corresponding tether; null when the payer decides. */
  amount: won.nullable(),
  usdt: usdtText.nullable(),
  /** Won per USDT; valid until `expiresAt`. */
  rate: won,
  state: z.enum(namesOf(paymentStates)),
  openedAt: seoulDateTime,
  expiresAt: seoulDateTime,
  secondsLeft: z.number().int(),
  endedAt: seoulDateTime.nullable(),
  transfers: z.array(tetherTransfer),
})
export type OwnTetherPayment = z.output<typeof payment>

const network = z.object({
  network: tetherNetwork,
  chain: z.string(),
  confirmations: z.number().int(),
  /** Network fee. */
  fee: usdtText,
})

const depositOverview = z.object({
  isPlay: z.boolean(),
  closed: z.boolean(),
  rate: won,
  min: won,
  max: won,
  unit: won,
  quoteMinutes: z.number().int(),
  networks: z.array(network),
})
export type TetherDepositOverview = z.output<typeof depositOverview>

/** Tether deposits (handbook 5.5, WALLET-008, WALLET-009). */
export const tetherDepositContract = {
  overview: route({
    method: 'GET',
    path: 'charge/tether',
    access: 'member',
    summary: '테더 입금 안내: 환율, 한도, 네트워크',
    output: depositOverview,
    refusals: ['TETHER_DEPOSIT_MAINTENANCE'],
  }),
  url: route({
    method: 'GET',
    path: 'charge/tetherDepositUrl',
    access: 'member',
    summary: '테더 결제창 주소 (금액을 적지 않으면 결제창에서 정함)',
    query: z.object({ amount: idParam.optional(), network: tetherNetwork.default('TRC-20') }),
    output: z.string(),
    patienceSeconds: 20,
    refusals: [
      'TETHER_DEPOSIT_MAINTENANCE',
      'MEMBERS_ALONE',
      'DEPOSIT_BELOW_MINIMUM',
      'DEPOSIT_UNIT',
      'DEPOSIT_ABOVE_MAXIMUM',
      'DEPOSIT_WAITING',
      'GATEWAY_UNAVAILABLE',
      ...depositCheckRefusals,
    ],
  }),
  payments: route({
    method: 'GET',
    path: 'charge/tether/payments',
    access: 'member',
    summary: '내 테더 입금내역 (최신순)',
    query: z.object({ page }),
    output: z.object({ payments: z.array(payment), ...pageCounts }),
    refusals: [],
  }),
  /** Returns the URL of the payment window again. */
  again: route({
    method: 'GET',
    path: 'charge/tether/payments/{id}/url',
    access: 'member',
    summary: '진행 중인 테더 결제창 주소',
    params: z.object({ id: z.uuid() }),
    output: z.string(),
    refusals: ['TETHER_PAYMENT_UNKNOWN', 'TETHER_PAYMENT_ENDED'],
  }),
  cancel: route({
    method: 'POST',
    path: 'charge/tether/payments/{id}/cancel',
    access: 'member',
    summary: '테더 입금 취소 (송금 전)',
    params: z.object({ id: z.uuid() }),
    output: z.object({ state: z.enum(namesOf(paymentStates)) }),
    refusals: ['TETHER_PAYMENT_UNKNOWN', 'TETHER_PAYMENT_ENDED'],
  }),
}

const address = z.object({
  id: z.uuid(),
  network: tetherNetwork,
  address: z.string(),
  label: z.string(),
  enteredAt: seoulDateTime,
  /** When it can be used; null when it can be used now. */
  restsUntil: seoulDateTime.nullable(),
})
export type OwnTetherAddress = z.output<typeof address>

const withdrawalOverview = z.object({
  isPlay: z.boolean(),
  closed: z.boolean(),
  rate: won,
  balance: won,
  min: won,
  max: won,
  dayMax: won,
  unit: won,
  today: won,
  most: won,
  hasExchangePassword: z.boolean(),
  barred: z.string().nullable(),
  networks: z.array(network),
  addresses: z.array(address),
})
export type TetherWithdrawalOverview = z.output<typeof withdrawalOverview>

const withdrawal = z.object({
  id: z.uuid(),
  no: z.number().int(),
  network: tetherNetwork,
  address: z.string(),
  amount: won,
  rate: won,
  fee: usdtText,
  /** The amount that arrives. */
  net: usdtText,
  state: z.enum(namesOf(withdrawalStates)),
  txid: z.string().nullable(),
  confirmations: z.number().int(),
  needed: z.number().int(),
  askedAt: seoulDateTime,
  changedAt: seoulDateTime,
  /** Why it was cancelled or failed. */
  reason: z.string().nullable(),
})
export type OwnTetherWithdrawal = z.output<typeof withdrawal>

/** Tether withdrawals (handbook 5.5, WALLET-010, WALLET-011). */
export const tetherWithdrawalContract = {
  overview: route({
    method: 'GET',
    path: 'exchange/tether',
    access: 'member',
    summary: '테더 출금 안내: 환율, 수수료, 한도, 지갑 주소',
    output: withdrawalOverview,
    refusals: ['TETHER_WITHDRAWAL_MAINTENANCE'],
  }),
  addAddress: route({
    method: 'POST',
    path: 'exchange/tether/addresses',
    access: 'member',
    summary: '지갑 주소 등록 (24시간 후부터 사용)',
    body: z.object({
      network: tetherNetwork,
      address: z.string().max(100),
      label: z.string().trim().max(20).default(''),
    }),
    output: address,
    refusals: [
      'TETHER_WITHDRAWAL_MAINTENANCE',
      'MEMBERS_ALONE',
      'TETHER_ADDRESS',
      'TETHER_ADDRESS_KNOWN',
      'TETHER_ADDRESSES_FULL',
    ],
  }),
  removeAddress: route({
    method: 'POST',
    path: 'exchange/tether/addresses/{id}/remove',
    access: 'member',
    summary: '지갑 주소 삭제',
    params: z.object({ id: z.uuid() }),
    output: z.object({ id: z.uuid() }),
    refusals: ['TETHER_ADDRESS_UNKNOWN'],
  }),
  request: route({
    method: 'POST',
    path: 'exchange/tether/requests',
    access: 'member',
    summary: '테더 출금신청 (신청과 동시에 차감, 본인 취소 불가)',
    body: z.object({
      amount: won,
      addressId: z.uuid(),
      /** The rate that was shown; a changed rate needs a new confirmation. */
      rate: won,
      exchangePassword: z.string().max(20).optional(),
      key: onceKey,
    }),
    output: withdrawal,
    refusals: [
      'TETHER_WITHDRAWAL_MAINTENANCE',
      'MEMBERS_ALONE',
      'TETHER_ADDRESS_UNKNOWN',
      'TETHER_ADDRESS_RESTS',
      'TETHER_RATE_CHANGED',
      'TETHER_BELOW_FEE',
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
  requests: route({
    method: 'GET',
    path: 'exchange/tether/requests',
    access: 'member',
    summary: '내 테더 출금내역 (최신순)',
    query: z.object({ page }),
    output: z.object({ requests: z.array(withdrawal), ...pageCounts }),
    refusals: [],
  }),
}
