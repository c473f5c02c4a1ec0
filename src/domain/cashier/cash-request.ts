import type { Brand } from '../brand.ts'
import type { PostingKind } from '../posting-kind.ts'
import type { AccountAddress } from '../transfer.ts'

/** UUIDv7 of a request; the reference of all its postings as well. */
export type CashRequestId = Brand<string, 'CashRequestId'>

/** 충전 and 환전 (handbook 5.3, 5.4), with the words that the pages use. */
export const cashDirections = { deposit: '입금', withdrawal: '출금' } as const
export type CashDirection = keyof typeof cashDirections
export const cashDirectionNames = Object.keys(cashDirections) as CashDirection[]

/** How the money comes or goes; `play` is the free refill of the play mode. */
export const cashMethods = { bank: '계좌', tether: '테더', play: '무료 충전' } as const
export type CashMethod = keyof typeof cashMethods
export const cashMethodNames = Object.keys(cashMethods) as CashMethod[]

/**
 * 신청, 대기, 완료, 취소 (handbook 5.3), 실패 where a method found out that it can't be (handbook 5.5), and 회수 of a
 * deposit that was completed and is taken back by an operator (decision 86).
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

/** States of a request that somebody has still to decide on. */
export const waitingCashStates = ['requested', 'on-hold'] as const satisfies readonly CashState[]

export const isWaitingCash = (state: CashState): boolean => state === 'requested' || state === 'on-hold'

/** The house's account behind each method: turned over, what came in and has not gone out again (decision 71). */
export const cashAccounts: Readonly<Record<CashMethod, AccountAddress>> = {
  bank: 'house:bank',
  tether: 'house:tether',
  play: 'house:play-money',
}

/** Under which kind a deposit that is done is booked (handbook 5.1). A refill is a gift of the house. */
export const depositKinds: Readonly<Record<CashMethod, PostingKind>> = {
  bank: 'deposit',
  tether: 'tether-deposit',
  play: 'event-credit',
}

/** Under which kind a deposit is taken back. */
export const REVERSAL_KIND = 'deposit-reversed' satisfies PostingKind

/** Only a bank takes money back: what came on a chain is final, and a refill of the house came from nowhere. */
export const isReversible = ({
  direction,
  method,
  state,
}: {
  readonly direction: CashDirection
  readonly method: CashMethod
  readonly state: CashState
}): boolean => direction === 'deposit' && method === 'bank' && state === 'done'

/** Under which kind a withdrawal that is done is booked. */
export const withdrawalKinds: Readonly<Record<'bank' | 'tether', PostingKind>> = {
  bank: 'withdrawal',
  tether: 'tether-withdrawal',
}

/** The choice of a deposit without a bonus. */
export const NO_BONUS = 'none'
