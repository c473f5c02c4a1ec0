import { expect, test } from 'vitest'
import { HOUR, instant } from '../instant.ts'
import { won } from '../money.ts'
import {
  type CashTerms,
  cashTermsFault,
  depositViolation,
  type WithdrawalFacts,
  withdrawableAtOnce,
  withdrawalViolation,
} from './cash-terms.ts'

const terms: CashTerms = {
  depositMin: won(10_000),
  depositMax: won(5_000_000),
  withdrawalMin: won(10_000),
  withdrawalMax: won(5_000_000),
  withdrawalDayMax: won(20_000_000),
  withdrawalHours: 3,
}
const now = instant(Date.UTC(2026, 10, 24, 3))
const facts: WithdrawalFacts = {
  balance: 1_000_000,
  today: 0,
  lastDoneAt: null,
  accountChangedAt: null,
  hasPlayed: true,
}
const before = (hours: number) => instant(now - hours * HOUR)

test.each([
  [0, 'DEPOSIT_BELOW_MINIMUM'],
  [5_000, 'DEPOSIT_BELOW_MINIMUM'],
  [10_000, undefined],
  [15_000, 'DEPOSIT_UNIT'],
  [5_000_000, undefined],
  [5_010_000, 'DEPOSIT_ABOVE_MAXIMUM'],
])('WALLET-003 checks a deposit of %i: %s', (amount, code) =>
  expect(depositViolation(amount, terms)?.code).toBe(code),
)

test.each<[string, number, Partial<WithdrawalFacts>, string | undefined]>([
  ['the minimum', 10_000, {}, undefined],
  ['below the minimum', 9_000, {}, 'WITHDRAWAL_BELOW_MINIMUM'],
  ['between steps', 10_500, {}, 'WITHDRAWAL_UNIT'],
  ['above the maximum', 5_010_000, { balance: 9_000_000 }, 'WITHDRAWAL_ABOVE_MAXIMUM'],
  ['without a deposit or bet', 10_000, { hasPlayed: false }, 'WITHDRAWAL_WITHOUT_PLAY'],
  ['a moment after the account was changed', 10_000, { accountChangedAt: before(23.9) }, 'ACCOUNT_RESTS'],
  ['a day after the account was changed', 10_000, { accountChangedAt: before(24) }, undefined],
  ['soon after the last one', 10_000, { lastDoneAt: before(2.9) }, 'WITHDRAWAL_TOO_SOON'],
  ['three hours after the last one', 10_000, { lastDoneAt: before(3) }, undefined],
  ['the rest of the day limit', 5_000_000, { balance: 9_000_000, today: 15_000_000 }, undefined],
  ['above the day limit', 5_000_000, { balance: 9_000_000, today: 15_010_000 }, 'WITHDRAWAL_DAY_MAXIMUM'],
  ['the whole balance', 1_000_000, {}, undefined],
  ['more than the balance', 1_010_000, {}, 'INSUFFICIENT_BALANCE'],
])('WALLET-006 checks a withdrawal: %s', (_name, amount, some, code) =>
  expect(withdrawalViolation(amount, { ...facts, ...some }, terms, now)?.code).toBe(code),
)

test.each([
  [1_234_567, 0, 1_230_000],
  [9_999, 0, 0],
  [9_000_000, 0, 5_000_000],
  [9_000_000, 18_000_000, 2_000_000],
  [9_000_000, 21_000_000, 0],
])('전액 of %i won with %i won requested today is %i', (balance, today, most) =>
  expect(withdrawableAtOnce({ balance, today }, terms)).toBe(most),
)

test.each<[Partial<CashTerms>, boolean]>([
  [{}, false],
  [{ depositMin: won(15_000) }, true],
  [{ depositMin: won(6_000_000) }, true],
  [{ withdrawalMin: won(6_000_000) }, true],
  [{ withdrawalDayMax: won(4_000_000) }, true],
  [{ withdrawalHours: 721 }, true],
])('rejects the limits %j: %s', (some, isFault) =>
  expect(cashTermsFault({ ...terms, ...some }) !== undefined).toBe(isFault),
)
