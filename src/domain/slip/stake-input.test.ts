import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultLimits } from '#tests/support/facts/default-limits.ts'
import { anyOdds } from '#tests/support/facts/slip-arbitraries.ts'
import { won } from '../money.ts'
import { type Odds, odds } from '../odds.ts'
import { slipText } from './slip-texts.ko.ts'
import {
  addStake,
  checkStakeField,
  emptyStake,
  largestStake,
  maxStake,
  quickAddAmounts,
  recutStake,
  type StakeBounds,
  stakeAgain,
  typeStake,
} from './stake-input.ts'

const bounds = (change: { balance?: number; total?: number; stakeMax?: number } = {}): StakeBounds => ({
  balance: won(change.balance ?? 1_000_000_000),
  limits: { ...defaultLimits, stakeMax: won(change.stakeMax ?? 50_000_000) },
  total: change.total === undefined ? undefined : odds(change.total),
})
const typed = (text: string, change = {}) => typeStake(text, bounds(change))

describe('typing', () => {
  test.each([
    ['VALID-011', '10000', '10,000', 10_000],
    ['CART-020', '1234567', '1,234,567', 1_234_567],
    ['CART-020 typed separators', '1,2345', '12,345', 12_345],
    ['won sign and blanks', ' 5,000 원', '5,000', 5_000],
    ['full-width figures', '１０，０００', '10,000', 10_000],
    ['a Korean unit', '5만원', '50,000', 50_000],
    ['leading zeros', '007', '7', 7],
    ['zero', '0', '0', 0],
    ['a fraction stays for check 6', '5000.5', '5,000.5', 5_000.5],
    ['an incomplete fraction', '5000.', '5,000.', 5_000],
    ['a fraction below one', '.5', '0.5', 0.5],
  ])('%s: %j shows %j', (_, text, shown, amount) => {
    expect(typed(text)).toEqual({ text: shown, amount })
  })

  test.each([
    ['VALID-012', '9000', 7_000, '7,000'],
    ['CART-021', '50000', 20_000, '20,000'],
    ['an overflowing number', '9'.repeat(400), 7_000, '7,000'],
    ['an empty wallet', '5000', 0, '0'],
  ])('%s %s is replaced by the balance of %i', (_, text, balance, shown) => {
    expect(typed(text, { balance }).text).toBe(shown)
  })

  test.each([
    ['VALID-026', '400000', 10_00, 300_000],
    ['VALID-027', '500000', 7_00, 428_571],
    ['VALID-026 what fits stays', '300000', 10_00, 300_000],
    ['VALID-026 no picks, no cut', '400000', undefined, 400_000],
  ])('%s %s at odds of %s hundredths is cut to %i', (_, text, total, amount) => {
    expect(typed(text, { total }).amount).toBe(amount)
  })

  test.each(['-1', 'abc', '5천만', '1e5', '1.2.3', '.'])('VALID-010 %j is no amount', text => {
    const field = typed(text)
    expect(field.text).toBe(text)
    const violation = checkStakeField(field)
    expect(violation && slipText(violation)).toBe('베팅은 0원 이상 가능합니다.')
  })

  test('VALID-009 an empty field asks for an amount', () => {
    const violation = checkStakeField(typed(''))
    expect(violation && slipText(violation)).toBe('베팅액수를 입력해주세요.')
    expect(checkStakeField(typed('0'))).toBeUndefined()
  })
})

describe('buttons', () => {
  test('CART-015 eight quick amounts in that order', () => {
    expect(quickAddAmounts).toEqual([5_000, 10_000, 50_000, 100_000, 300_000, 500_000, 1_000_000, 2_000_000])
  })

  test('CART-016 a quick amount adds to the amount typed so far', () => {
    const once = addStake(emptyStake, won(5_000), bounds())
    expect(addStake(once, won(10_000), bounds()).text).toBe('15,000')
    expect(addStake(typed('abc'), won(10_000), bounds()).text).toBe('10,000')
  })

  test.each([
    ['CART-017', { balance: 1_000_000, stakeMax: 500_000 }, '500,000'],
    ['CART-017', { balance: 300_000, stakeMax: 500_000 }, '300,000'],
    ['CART-018', { total: 10_00 }, '300,000'],
  ])('%s MAX with %j is %s', (_, change, text) => {
    expect(maxStake(bounds(change)).text).toBe(text)
  })

  test('CART-018 a quick amount is cut to the balance and the maximum winnings', () => {
    expect(addStake(emptyStake, won(500_000), bounds({ total: 10_00 })).text).toBe('300,000')
    expect(addStake(emptyStake, won(500_000), bounds({ balance: 7_777 })).text).toBe('7,777')
  })
})

test('VALID-027 the amount is cut again when the odds rise, and never restored automatically', () => {
  const field = typed('400000', { total: 7_00 })
  const cut = recutStake(field, bounds({ total: 10_00 }))
  expect(cut.text).toBe('300,000')
  expect(recutStake(cut, bounds({ total: 2_00 }))).toBe(cut)
  expect(recutStake(emptyStake, bounds({ total: 10_00 }))).toBe(emptyStake)
})

test('VALID-027 the cut stake is the largest that fits', () => {
  const fits = (stake: number, total: Odds, max: number) =>
    BigInt(stake) * BigInt(total) <= BigInt(max) * 100n
  fc.assert(
    fc.property(anyOdds, fc.integer({ min: 1, max: 100_000_000 }), (total, max) => {
      const stake = largestStake(won(max), total)
      expect(fits(stake, total, max)).toBe(true)
      expect(fits(stake + 1, total, max)).toBe(false)
    }),
  )
})

test('for any input the field never exceeds the balance or the cut amount', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat({ max: 5_000_000 }), anyOdds, (text, balance, total) => {
      const { amount } = typed(text, { balance, total })
      expect((amount || 0) <= Math.min(balance, largestStake(defaultLimits.winningsMax, total))).toBe(true)
    }),
  )
})

test.each([
  ['unchanged', 10_000, {}, '10,000'],
  ['up to the maximum bet', 10_000, { stakeMax: 7_000 }, '7,000'],
  ['up to the balance', 10_000, { balance: 6_000 }, '6,000'],
  ['up to the maximum winnings', 1_000_000, { total: 10_00 }, '300,000'],
  ['except when the balance is below the minimum', 10_000, { balance: 4_999 }, ''],
] as const)('offers the last stake again %s', (_, amount, change, text) => {
  expect(stakeAgain(won(amount), bounds(change)).text).toBe(text)
})
