import type { Brand } from '../brand.ts'
import type { PostingKind } from '../posting-kind.ts'
import type { AccountAddress } from '../transfer.ts'

/** UUIDv7 of a request. Also the reference of all its postings. */
export type CashRequestId = Brand<string, 'CashRequestId'>

/** 충전 (deposit) and 환전 (withdrawal), with the labels used on the pages (handbook 5.3, 5.4). */
export const cashDirections = { deposit: '입금', withdrawal: '출금' } as const
export type CashDirection = keyof typeof cashDirections
export const cashDirectionNames = Object.keys(cashDirections) as CashDirection[]

/** Payment methods. `play` is the free refill of the play-money mode. */
export const cashMethods = { bank: '계좌', tether: '테더', play: '무료 충전' } as const
export type CashMethod = keyof typeof cashMethods
export const cashMethodNames = Object.keys(cashMethods) as CashMethod[]

/**
 * 신청, 대기, 완료, 취소 (handbook 5.3); 실패 when the payment method reports a failure (handbook 5.5); 회수 for a
 * completed deposit that an operator reversed (decision 86).
 */
export const cashStates = {
  requested: '신청',
  'on-hold': '대기',
  done: '완료',
  cancelled: '취소',
  failed: '실패',
  reversed: '회수',
} as const
export type CashState = keyof typeof cashStates
export const cashStateNames = Object.keys(cashStates) as CashState[]

/** States in which a request still needs a decision. */
export const waitingCashStates = ['requested', 'on-hold'] as const satisfies readonly CashState[]

export const isWaitingCash = (state: CashState): boolean => state === 'requested' || state === 'on-hold'

/**
 * The house account of each method. Its negated balance is the money that came in and has not gone out
 * again (decision 71).
 */
export const cashAccounts: Readonly<Record<CashMethod, AccountAddress>> = {
  bank: 'house:bank',
  tether: 'house:tether',
  play: 'house:play-money',
}

/** Posting kind of a completed deposit by method (handbook 5.1). A refill is a gift of the house. */
export const depositKinds: Readonly<Record<CashMethod, PostingKind>> = {
  bank: 'deposit',
  tether: 'tether-deposit',
  play: 'event-credit',
}

/** Posting kind of a reversed deposit. */
export const REVERSAL_KIND = 'deposit-reversed' satisfies PostingKind

/**
 * Only bank deposits can be reversed: transfers on a blockchain are final, and a play-money refill has no
 * payer.
 */
export const isReversible = ({
  direction,
  method,
  state,
}: {
  readonly direction: CashDirection
  readonly method: CashMethod
  readonly state: CashState
}): boolean => direction === 'deposit' && method === 'bank' && state === 'done'

/** Posting kind of a completed withdrawal by method. */
export const withdrawalKinds: Readonly<Record<'bank' | 'tether', PostingKind>> = {
  bank: 'withdrawal',
  tether: 'tether-withdrawal',
}

/** The option for a deposit without a bonus. */
export const NO_BONUS = 'none'
