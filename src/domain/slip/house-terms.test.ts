import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aBonus, aLeg, type LegSketch, legsAt } from '#tests/support/facts/legs.ts'
import type { OutcomeId, SportId } from '../ids.ts'
import { odds } from '../odds.ts'
import { BASEBALL, FOOTBALL, TENNIS } from '../sports/sports.ts'
import { type BonusTier, bonusTiers, findBonus, renewBonus } from './bonus.ts'
import { isBonusRaised, tiersFault } from './bonus-tiers.ts'
import {
  type CrossPair,
  type CrossRules,
  crossFault,
  crossPairs,
  isCrossLoosened,
  shippedCrossRules,
} from './cross-rules.ts'
import { checkSameFixture } from './same-fixture.ts'

const sides: Readonly<Record<string, LegSketch>> = {
  win: { market: 'winLose' },
  draw: { pick: 'X' },
  over: { market: 'underOver', pick: 'Over', line: 250 },
  under: { market: 'underOver', pick: 'Under', line: 250 },
  handicap: { market: 'handicap', line: -150 },
}
const slipOf = (sport: SportId, pair: CrossPair, beside = 1) => [
  ...legsAt(beside),
  ...pair.split('-').map(side => aLeg({ ...sides[side], sport, fixture: 9 })),
]
const only = (sportId: SportId, ...pairs: CrossPair[]): CrossRules => ({
  ...shippedCrossRules,
  sports: [{ sportId, pairs }],
})

describe('handbook 1.4 the combination matrix as an operator setting', () => {
  test.each(crossPairs)('the pair %s is allowed only where it is switched on', pair => {
    const rules = only(FOOTBALL, pair)
    expect(checkSameFixture('cross', slipOf(FOOTBALL, pair), rules)).toEqual([])
    expect(checkSameFixture('cross', slipOf(BASEBALL, pair), rules)).toHaveLength(1)
    expect(checkSameFixture('cross', slipOf(FOOTBALL, pair), { ...rules, sports: [] })).toHaveLength(1)
    expect(checkSameFixture('wintielose', slipOf(FOOTBALL, pair), rules)).toHaveLength(1)
    const elsewhere = { ...rules, others: [pair] }
    expect(checkSameFixture('cross', slipOf(TENNIS, pair), elsewhere)).toEqual([])
  })

  test('the minimum legs and maximum pairs come from the rules', () => {
    const rules = { ...only(FOOTBALL, 'win-over'), legsMin: 4, pairsMax: 2 }
    const codes = (count: number) =>
      checkSameFixture('cross', slipOf(FOOTBALL, 'win-over', count), rules).map(({ code }) => code)
    expect([codes(1), codes(2)]).toEqual([['SAME_FIXTURE_LEGS_BELOW_MINIMUM'], []])
    const two = ['win', 'over'].map(side => aLeg({ ...sides[side], sport: FOOTBALL, fixture: 8 }))
    expect(checkSameFixture('cross', [...slipOf(FOOTBALL, 'win-over'), ...two], rules)).toEqual([])
  })

  test.each([
    [{ legsMin: 1 }, true],
    [{ legsMin: 11 }, true],
    [{ pairsMax: 0 }, true],
    [{ pairsMax: 6 }, true],
    [{ legsMin: 2, pairsMax: 5 }, false],
    [{ sports: [...shippedCrossRules.sports, { sportId: FOOTBALL, pairs: [] }] }, true],
  ])('validates the rules: %j (%s)', (change, wrong) => {
    expect(crossFault({ ...shippedCrossRules, ...change }) !== undefined).toBe(wrong)
  })

  test('X4 a further pair, fewer legs or more pairs loosen the rules; the opposite does not', () => {
    const all = only(FOOTBALL, ...crossPairs)
    fc.assert(
      fc.property(fc.subarray([...crossPairs]), fc.subarray([...crossPairs]), (was, is) => {
        const isMore = is.some(pair => !was.includes(pair))
        expect(isCrossLoosened(only(FOOTBALL, ...was), only(FOOTBALL, ...is))).toBe(isMore)
      }),
    )
    expect(isCrossLoosened(all, { ...all, legsMin: 2 })).toBe(true)
    expect(isCrossLoosened(all, { ...all, pairsMax: 2 })).toBe(true)
    expect(isCrossLoosened(all, { ...all, legsMin: 4 })).toBe(false)
    // A sport without a row follows `others`.
    expect(isCrossLoosened({ ...all, others: [] }, { ...all, others: ['win-over'] })).toBe(true)
    expect(isCrossLoosened(only(FOOTBALL), { ...shippedCrossRules, sports: [], others: [] })).toBe(false)
  })
})

const tiers = (
  ...given: readonly (readonly [folds: number, price: number, offered: boolean])[]
): BonusTier[] =>
  bonusTiers.map(tier => {
    const [, price, offered] = given.find(([folds]) => folds === tier.folds) ?? []
    return { folds: tier.folds, odds: odds(price ?? tier.odds), offered: offered ?? tier.offered }
  })

describe('handbook 1.6 the bonuses as an operator setting', () => {
  test.each([
    [bonusTiers, undefined],
    [bonusTiers.slice(1), '3폴더부터'],
    [[...bonusTiers.slice(1), ...bonusTiers.slice(0, 1)], '3폴더부터'],
    [tiers([4, 104, true]), undefined],
    [tiers([5, 102, true]), '낮을 수 없습니다'],
    [tiers([4, 101, false]), undefined],
    [tiers([7, 151, true]), '1.50'],
    [tiers([7, 100, true]), '1.01'],
  ])('validates the tiers %#: %s', (given, why) => {
    const fault = tiersFault(given)
    if (why === undefined) expect(fault).toBeUndefined()
    else expect(fault).toContain(why)
  })

  test('a slip’s bonus takes the odds of its tier, and is removed with it', () => {
    const bonus = { ...aBonus(3), outcomeId: '3' as OutcomeId }
    expect(renewBonus(bonus, bonusTiers)).toBe(bonus)
    expect(renewBonus(bonus, tiers([3, 104, true]))?.odds).toBe(104)
    expect(renewBonus(bonus, tiers([3, 103, false]))).toBeUndefined()
    expect(renewBonus(undefined, bonusTiers)).toBeUndefined()
    expect(findBonus(bonus.outcomeId, tiers([3, 103, false]))).toBeUndefined()
  })

  test('X4 a better bonus for any number of picks raises the bonuses', () => {
    expect(isBonusRaised(bonusTiers, tiers([3, 104, true]))).toBe(true)
    expect(isBonusRaised(bonusTiers, tiers([4, 104, true]))).toBe(true)
    expect(isBonusRaised(bonusTiers, tiers([4, 103, true]))).toBe(false)
    expect(isBonusRaised(bonusTiers, tiers([3, 103, false], [5, 101, true]))).toBe(false)
    expect(isBonusRaised(bonusTiers, bonusTiers)).toBe(false)
  })
})
