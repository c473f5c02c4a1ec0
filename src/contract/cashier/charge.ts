import { z } from 'zod'
import { confirmation } from '#contract/account/proof.ts'
import { route } from '#contract/wire/route.ts'
import { onceKey, page } from '#contract/wire/wire.ts'
import { ownCashRequest, ownCashRequests } from './cash-requests.ts'
import { depositCheckRefusals } from './check-refusals.ts'

const won = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/** A bonus that can be chosen with a deposit, with its conditions as text (handbook 5.6). */
const bonusOption = z.object({
  key: z.string(),
  title: z.string(),
  conditions: z.string(),
  /** Why it can't be chosen now; null when it can. */
  blocked: z.string().nullable(),
  /**
   * Percentage of the deposit in hundredths of a percent, and the maximum, so that the page can show the
   * points.
   */
  shareBasisPoints: z.number().int(),
  pointsMax: z.number().int(),
  /** Fixed points in addition to the percentage. */
  pointsFixed: z.number().int(),
  /** Turnover requirement before a withdrawal, in percent of the deposit. */
  turnoverPercent: z.number().int(),
})
export type BonusOption = z.output<typeof bonusOption>

const overview = z.object({
  /** Play-money mode: there is no bank. */
  isPlay: z.boolean(),
  /** Closed for maintenance (handbook 6.3). */
  closed: z.boolean(),
  min: won,
  max: won,
  unit: won,
  /** Holder of the registered account, masked; null when there is none. */
  holder: z.string().nullable(),
  bonuses: z.array(bonusOption),
  /** The free refill of the play-money mode; null when not available. */
  refill: z.object({ amount: won, below: won, taken: z.boolean() }).nullable(),
})
export type ChargeOverview = z.output<typeof overview>

const account = z.object({ bank: z.string(), number: z.string(), holder: z.string() })
export type DepositAccount = z.output<typeof account>

/** Bank deposits, and the free refill of the play-money mode (handbook 5.2, 5.3, WALLET-002 to -004). */
export const chargeContract = {
  charge: route({
    method: 'GET',
    path: 'charge',
    access: 'member',
    summary: '입금신청 안내: 한도, 예금주, 보너스, 무료 충전',
    output: overview,
    refusals: [],
  }),
  requests: route({
    method: 'GET',
    path: 'charge/requests',
    access: 'member',
    summary: '내 충전내역 (최신순)',
    query: z.object({ page }),
    output: ownCashRequests,
    refusals: [],
  }),
  /** The deposit account is shown only after entering the login password (handbook 5.3). */
  account: route({
    method: 'POST',
    path: 'charge/account',
    access: 'member',
    summary: '입금계좌 확인 (로그인 비밀번호)',
    body: z.object({ password: confirmation.password }),
    output: account,
    refusals: [
      'OWN_PASSWORD_WRONG',
      'LOGIN_LOCKED',
      'TOO_MANY_REQUESTS',
      'DEPOSIT_ACCOUNT_NONE',
      'MEMBERS_ALONE',
      'AREA_IN_MAINTENANCE',
    ],
  }),
  request: route({
    method: 'POST',
    path: 'charge/requests',
    access: 'member',
    summary: '입금신청 (1만원 단위)',
    body: z.object({
      amount: won,
      /** The depositor's name. Ignored: the name of the registered account is used. */
      depositor: z.string().max(60).optional(),
      bonus: z.string().max(40).optional(),
      key: onceKey,
    }),
    output: ownCashRequest,
    refusals: [
      'AREA_IN_MAINTENANCE',
      'MEMBERS_ALONE',
      'DEPOSIT_BELOW_MINIMUM',
      'DEPOSIT_UNIT',
      'DEPOSIT_ABOVE_MAXIMUM',
      'DEPOSIT_WAITING',
      'DEPOSITOR_NAME',
      'DEPOSIT_BONUS',
      'ACCOUNT_NONE',
      'KEY_REUSED',
      ...depositCheckRefusals,
    ],
  }),
  /** Cancels the member's own request while it is undecided (handbook 5.3). */
  cancel: route({
    method: 'POST',
    path: 'charge/requests/{id}/cancel',
    access: 'member',
    summary: '입금신청 취소 (처리 전)',
    params: z.object({ id: z.uuid() }),
    output: ownCashRequest,
    refusals: ['CASH_REQUEST_UNKNOWN', 'CASH_REQUEST_DECIDED'],
  }),
  refill: route({
    method: 'POST',
    path: 'charge/refill',
    access: 'member',
    summary: '무료 충전 (데모 모드, 하루 한 번)',
    output: ownCashRequest,
    refusals: [
      'AREA_IN_MAINTENANCE',
      'MEMBERS_ALONE',
      'REFILL_PLAY_ONLY',
      'REFILL_TAKEN',
      'REFILL_BALANCE',
      'SELF_EXCLUDED',
    ],
  }),
}
