import { DAY, HOUR, type Instant, instant } from '../instant.ts'
import type { Won } from '../money.ts'

/** Amounts are multiples of this many won (handbook 5.3, WALLET-003). */
export const CASH_UNIT = 10_000

/** Hours without withdrawals after a change of the registered account (handbook 5.4). */
export const ACCOUNT_REST_HOURS = 24

/** Play-money mode: a member with less than `REFILL_BELOW` won gets this amount once a day (handbook 5.2). */
export const REFILL_AMOUNT = 100_000
export const REFILL_BELOW = 10_000

/** Upper bound of any limit, in won. */
export const CASH_LIMIT_MAX = 10_000_000_000

/** Deposit and withdrawal limits of a member level. */
export type CashTerms = {
  readonly depositMin: Won
  readonly depositMax: Won
  readonly withdrawalMin: Won
  readonly withdrawalMax: Won
  /** Maximum sum of the withdrawals requested within a Seoul day and not returned. */
  readonly withdrawalDayMax: Won
  /** Hours between a completed withdrawal and the next request. */
  readonly withdrawalHours: number
}

export type DepositViolation =
  | { readonly code: 'DEPOSIT_BELOW_MINIMUM'; readonly min: number }
  | { readonly code: 'DEPOSIT_UNIT'; readonly unit: number }
  | { readonly code: 'DEPOSIT_ABOVE_MAXIMUM'; readonly max: number }

/** Returns why a deposit amount is refused. Used by browser and server. */
export function depositViolation(
  amount: number,
  { depositMin, depositMax }: Pick<CashTerms, 'depositMin' | 'depositMax'>,
): DepositViolation | undefined {
  if (amount < depositMin) return { code: 'DEPOSIT_BELOW_MINIMUM', min: depositMin }
  if (amount % CASH_UNIT !== 0) return { code: 'DEPOSIT_UNIT', unit: CASH_UNIT }
  return amount > depositMax ? { code: 'DEPOSIT_ABOVE_MAXIMUM', max: depositMax } : undefined
}

/** Facts about the member that withdrawal rules depend on. */
export type WithdrawalFacts = {
  readonly balance: number
  /** Won requested today and not returned. */
  readonly today: number
  /** When the last withdrawal was completed; null when there was none. */
  readonly lastDoneAt: Instant | null
  /** When the registered account was last changed; null for the first account. */
  readonly accountChangedAt: Instant | null
  /** The member has deposited or bet at least once (handbook 5.4). */
  readonly hasPlayed: boolean
}

export type WithdrawalViolation =
  | { readonly code: 'WITHDRAWAL_BELOW_MINIMUM'; readonly min: number }
  | { readonly code: 'WITHDRAWAL_UNIT'; readonly unit: number }
  | { readonly code: 'WITHDRAWAL_ABOVE_MAXIMUM'; readonly max: number }
  | { readonly code: 'WITHDRAWAL_DAY_MAXIMUM'; readonly max: number; readonly left: number }
  | { readonly code: 'WITHDRAWAL_TOO_SOON'; readonly hours: number; readonly until: Instant }
  | { readonly code: 'ACCOUNT_RESTS'; readonly hours: number; readonly until: Instant }
  | { readonly code: 'WITHDRAWAL_WITHOUT_PLAY' }
  | { readonly code: 'INSUFFICIENT_BALANCE' }

/** Returns what blocks any withdrawal now, whatever its amount. */
export function withdrawalBar(
  { lastDoneAt, accountChangedAt, hasPlayed }: Omit<WithdrawalFacts, 'balance' | 'today'>,
  { withdrawalHours: hours }: Pick<CashTerms, 'withdrawalHours'>,
  now: Instant,
): WithdrawalViolation | undefined {
  if (!hasPlayed) return { code: 'WITHDRAWAL_WITHOUT_PLAY' }
  const rested = accountChangedAt === null ? now : instant(accountChangedAt + ACCOUNT_REST_HOURS * HOUR)
  if (rested > now) return { code: 'ACCOUNT_RESTS', hours: ACCOUNT_REST_HOURS, until: rested }
  const next = lastDoneAt === null ? now : instant(lastDoneAt + hours * HOUR)
  return next > now ? { code: 'WITHDRAWAL_TOO_SOON', hours, until: next } : undefined
}

/** Returns the first violation of a withdrawal, in the order in which a member can fix them. */
export function withdrawalViolation(
  amount: number,
  facts: WithdrawalFacts,
  terms: CashTerms,
  now: Instant,
): WithdrawalViolation | undefined {
  const { withdrawalMin: min, withdrawalMax: max, withdrawalDayMax: dayMax } = terms
  if (amount < min) return { code: 'WITHDRAWAL_BELOW_MINIMUM', min }
  if (amount % CASH_UNIT !== 0) return { code: 'WITHDRAWAL_UNIT', unit: CASH_UNIT }
  if (amount > max) return { code: 'WITHDRAWAL_ABOVE_MAXIMUM', max }
  const bar = withdrawalBar(facts, terms, now)
  if (bar) return bar
  const left = Math.max(0, dayMax - facts.today)
  if (amount > left) return { code: 'WITHDRAWAL_DAY_MAXIMUM', max: dayMax, left }
  return amount > facts.balance ? { code: 'INSUFFICIENT_BALANCE' } : undefined
}

/** The maximum that can be withdrawn at once, in whole steps. The 전액 button fills in this amount. */
export function withdrawableAtOnce(
  { balance, today }: Pick<WithdrawalFacts, 'balance' | 'today'>,
  { withdrawalMax, withdrawalDayMax }: Pick<CashTerms, 'withdrawalMax' | 'withdrawalDayMax'>,
): number {
  const most = Math.max(0, Math.min(balance, withdrawalMax, withdrawalDayMax - today))
  return most - (most % CASH_UNIT)
}

/** True when the balance is low enough for the free refill. */
export const isRefillable = (balance: number): boolean => balance < REFILL_BELOW

/** Returns why the limits of a level are inconsistent; undefined when they are valid. */
export function cashTermsFault(terms: CashTerms): string | undefined {
  const { depositMin, depositMax, withdrawalMin, withdrawalMax, withdrawalDayMax, withdrawalHours } = terms
  const figures = [depositMin, depositMax, withdrawalMin, withdrawalMax, withdrawalDayMax]
  if (figures.some(figure => figure < CASH_UNIT || figure % CASH_UNIT !== 0))
    return '금액은 10,000원 단위로 입력해 주세요.'
  if (depositMin > depositMax) return '입금 최소 금액이 최대 금액보다 큽니다.'
  if (withdrawalMin > withdrawalMax) return '출금 최소 금액이 최대 금액보다 큽니다.'
  if (withdrawalMax > withdrawalDayMax) return '1회 출금 한도가 하루 한도보다 큽니다.'
  return withdrawalHours * HOUR > 30 * DAY ? '출금 간격이 너무 깁니다.' : undefined
}
