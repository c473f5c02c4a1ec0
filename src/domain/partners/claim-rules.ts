import { HOUR, type Instant } from '../instant.ts'
import { periodStart } from '../protection/periods.ts'

/** Items that a partner can claim (정산항목). */
export const claimItems = ['rolling', 'losing', 'event'] as const
export type ClaimItem = (typeof claimItems)[number]
export const claimItemWord: Readonly<Record<ClaimItem, string>> = {
  rolling: '롤링',
  losing: '루징',
  event: '이벤트',
}

/** Payout methods (지급방법). */
export const claimMethods = ['wallet', 'points', 'bank', 'tether'] as const
export type ClaimMethod = (typeof claimMethods)[number]
export const claimMethodWord: Readonly<Record<ClaimMethod, string>> = {
  wallet: '보유머니 전환',
  points: '포인트',
  bank: '계좌',
  tether: '테더',
}

/** States of a claim: requested, on hold, paid, rejected. */
export const claimStates = ['asked', 'held', 'paid', 'cancelled'] as const
export type ClaimState = (typeof claimStates)[number]
export const claimStateWord: Readonly<Record<ClaimState, string>> = {
  asked: '신청',
  held: '대기',
  paid: '완료',
  cancelled: '취소',
}

export const CLAIM_MIN = 10_000
export const CLAIM_UNIT = 1_000

/** Losing shares can be claimed between these hours in Seoul (handbook 4.4). */
const LOSING_HOURS = { from: 10, to: 22 } as const

export type ClaimViolation =
  | { readonly code: 'CLAIM_BELOW_MINIMUM'; readonly min: number }
  | { readonly code: 'CLAIM_NOT_IN_UNITS'; readonly unit: number }
  | { readonly code: 'CLAIM_HOURS'; readonly from: number; readonly to: number }
  | { readonly code: 'CLAIM_ABOVE_BALANCE'; readonly balance: number }

type AskedClaim = {
  readonly item: ClaimItem
  readonly amount: number
  readonly balance: number
  readonly now: Instant
}

/** Returns the first reason why an amount can't be claimed now. */
export function checkClaim({ item, amount, balance, now }: AskedClaim): ClaimViolation | undefined {
  if (item === 'losing' && !isInLosingHours(now)) return { code: 'CLAIM_HOURS', ...LOSING_HOURS }
  if (amount < CLAIM_MIN) return { code: 'CLAIM_BELOW_MINIMUM', min: CLAIM_MIN }
  if (amount % CLAIM_UNIT !== 0) return { code: 'CLAIM_NOT_IN_UNITS', unit: CLAIM_UNIT }
  if (amount > balance) return { code: 'CLAIM_ABOVE_BALANCE', balance }
  return undefined
}

function isInLosingHours(now: Instant): boolean {
  const passed = now - periodStart('day', now)
  return passed >= LOSING_HOURS.from * HOUR && passed < LOSING_HOURS.to * HOUR
}

/** True when the claim is converted into money immediately, without approval (롤링금 전환). */
export const isPaidAtOnce = (item: ClaimItem, method: ClaimMethod): boolean =>
  item === 'rolling' && method === 'wallet'

/** The maximum claim from a balance. */
export const claimableOf = (balance: number): number =>
  balance < CLAIM_MIN ? 0 : balance - (balance % CLAIM_UNIT)
