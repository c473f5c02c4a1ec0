import { describe, expect, test } from 'vitest'
import { defaultLimits } from '#tests/support/facts/default-limits.ts'
import { aBonus, aLeg, type LegSketch, legsAt } from '#tests/support/facts/legs.ts'
import { addAmount, maxAmount, typeAmount } from '#tests/support/facts/slip-amounts.ts'
import type { OutcomeId } from '../ids.ts'
import { won } from '../money.ts'
import { odds } from '../odds.ts'
import {
  type BetSlip,
  changeStake,
  emptySlip,
  pick,
  pickBonus,
  reprice,
  type SlipTerms,
  slipSummary,
  slipViolations,
  unpick,
  unpickBonus,
} from './bet-slip.ts'
import type { Leg } from './leg.ts'
import type { Offer } from './odds-change.ts'
import { emptyStake } from './stake-input.ts'

const terms: SlipTerms = { page: 'cross', limits: defaultLimits, balance: won(1_000_000) }

/** The slip after a pick that must be accepted. */
function picked(slip: BetSlip, leg: Leg, at = terms): BetSlip {
  const result = pick(slip, leg, at)
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}
const slipOf = (...sketches: LegSketch[]) =>
  sketches.reduce<BetSlip>((slip, sketch) => picked(slip, aLeg(sketch)), emptySlip)
const withLegs = (legs: readonly Leg[]): BetSlip => ({ ...emptySlip, legs })

/** Three legs and their 3-fold bonus. */
function bonusSlip(): BetSlip {
  const result = pickBonus(withLegs(legsAt(3)), aBonus(3), terms)
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}

describe('picking', () => {
  test('PICK-001 picks come in the order of their clicks', () => {
    const slip = slipOf({ fixture: 1 }, { fixture: 2 })
    expect(slip.legs.map(leg => leg.fixtureId)).toEqual([1, 2])
  })

  test('PICK-007 the rule is the page’s', () => {
    const second = aLeg({ market: 'underOver', pick: 'Over', line: 250 })
    expect(picked(slipOf({}), second).legs).toHaveLength(1)
    expect(picked(slipOf({}), second, { ...terms, page: 'europe' }).legs).toHaveLength(2)
    expect(picked(slipOf({}), second, { ...terms, page: 'inplay' }).legs).toHaveLength(2)
  })

  test('PICK-014 a second click removes the pick', () => {
    expect(picked(slipOf({}), aLeg()).legs).toEqual([])
  })

  test('refuses an eleventh pick, but not a replacement', () => {
    const full = withLegs(legsAt(10))
    expect(pick(full, aLeg({ fixture: 11 }), terms)).toEqual({
      ok: false,
      refusal: { code: 'LEGS_ABOVE_MAXIMUM', max: 10 },
    })
    expect(picked(full, aLeg({ fixture: 3, pick: '2' })).legs).toHaveLength(10)
  })
})

describe('the bonus', () => {
  test('BETFLOW-019 BETFLOW-020 is removed when fewer picks are left than its folds', () => {
    const slip = bonusSlip()
    expect(slip.bonus?.folds).toBe(3)
    const left = unpick(slip, slip.legs[0]?.outcomeId as OutcomeId, terms)
    expect([left.legs.length, left.bonus]).toEqual([2, undefined])
  })

  test('BETFLOW-021 is refused with too few picks, and a new one replaces the old', () => {
    expect(pickBonus(withLegs(legsAt(2)), aBonus(3), terms).ok).toBe(false)
    const five = { ...withLegs(legsAt(5)), bonus: aBonus(3) }
    expect(pickBonus(five, aBonus(5), terms)).toMatchObject({ ok: true, value: { bonus: { folds: 5 } } })
    expect(pickBonus(five, aBonus(3), terms)).toMatchObject({ ok: true, value: { bonus: undefined } })
    expect(unpickBonus(five, terms).bonus).toBeUndefined()
  })

  test.each([
    ['VALID-030', 129, false],
    ['VALID-032', 130, false],
    ['VALID-031', 131, true],
  ])('%s accepts a new pick of %i hundredths together with a bonus: %s', (_, hundredths, taken) => {
    expect(pick(bonusSlip(), aLeg({ fixture: 4, odds: hundredths }), terms).ok).toBe(taken)
  })

  test('VALID-033 refuses a bonus together with a pick of 1.30', () => {
    const result = pickBonus(withLegs([...legsAt(3), aLeg({ fixture: 4, odds: 130 })]), aBonus(3), terms)
    expect(result).toEqual({ ok: false, refusal: { code: 'BONUS_ODDS_TOO_LOW' } })
  })
})

describe('the amount', () => {
  test('CART-016 CART-017 CART-019 quick amounts, MAX and clear', () => {
    const slip = slipOf({ odds: 200 })
    const added = addAmount(addAmount(slip, won(5_000), terms), won(10_000), terms)
    expect(added.stake.text).toBe('15,000')
    expect(maxAmount(added, terms).stake.text).toBe('1,000,000')
    expect(changeStake(added, () => emptyStake, terms).stake.text).toBe('')
  })

  test('VALID-027 is cut when a pick raises the odds', () => {
    const slip = typeAmount(slipOf({ odds: 200 }), '900000', terms)
    expect(picked(slip, aLeg({ fixture: 2, odds: 500 })).stake.amount).toBe(300_000)
  })

  test('CART-012 CART-013 shows expected odds and winnings', () => {
    const slip = typeAmount(slipOf({ odds: 150 }, { fixture: 2, odds: 200 }), '10000', terms)
    expect(slipSummary(slip)).toEqual({ totalOdds: 3_00, expectedWinnings: 30_000 })
    expect(slipSummary(emptySlip)).toEqual({ totalOdds: undefined, expectedWinnings: 0 })
  })

  test('a slip of ten long shots shows figures instead of failing', () => {
    const slip = addAmount(withLegs(legsAt(10, 100_000)), won(5_000), terms)
    expect(slipSummary(slip).expectedWinnings).toBe(0)
    expect(slipViolations(slip, terms).map(({ code }) => code)).toContain('TOTAL_ODDS_ABOVE_MAXIMUM')
  })
})

describe('before it is sent', () => {
  const codes = (slip: BetSlip) => slipViolations(slip, terms).map(({ code }) => code)

  test('VALID-013 an empty slip fails check 1 first', () => {
    expect(codes(emptySlip)).toEqual(['NO_SELECTION', 'STAKE_BELOW_MINIMUM'])
  })

  test('VALID-022 an empty amount fails check 2 only, letters fail check 7 too', () => {
    expect(codes(slipOf({}))).toEqual(['STAKE_BELOW_MINIMUM'])
    expect(codes(typeAmount(slipOf({}), 'abc', terms))).toEqual(['STAKE_BELOW_MINIMUM', 'FORM_INVALID'])
  })

  test('a valid slip has no violations', () => {
    expect(codes(typeAmount(slipOf({}), '5000', terms))).toEqual([])
  })
})

test('BETFLOW-009 BETFLOW-010 after "yes" the slip has the legs, bonus, totals and stake of the new odds', () => {
  const slip = typeAmount(bonusSlip(), '300000', terms)
  const leg = slip.legs[0] as Leg
  const offer: Offer = {
    outcomeId: leg.outcomeId,
    marketId: leg.marketId,
    line: leg.line,
    odds: odds(400),
    version: 2,
  }
  const bonus: Offer = { ...offer, outcomeId: aBonus(3).outcomeId, odds: odds(104), version: 5 }
  const offers = new Map([offer, bonus].map(each => [each.outcomeId, each]))
  const repriced = reprice(slip, offers, terms)
  expect(repriced.legs.map(each => [each.odds, each.version])).toEqual([
    [400, 2],
    [200, 1],
    [200, 1],
  ])
  expect(repriced.bonus).toEqual({ ...aBonus(3, 104), version: 5 })
  expect(slipSummary(repriced).totalOdds).toBe(16_64)
  expect(repriced.stake.amount).toBe(180_288)
  expect(slipViolations(repriced, terms).map(({ code }) => code)).toEqual(['TOTAL_ODDS_ABOVE_MAXIMUM'])
})
