import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatFraction } from '../fraction.ts'
import { won } from '../money.ts'
import { type Odds, odds } from '../odds.ts'
import { bonusTiers, payoutRule } from '../slip/bonus.ts'
import { HALF_LOST, HALF_WON, type LegResult, LOST, voidLeg, WON } from './leg-result.ts'
import {
  legMultiplier,
  type SettledLeg,
  type SlipBonus,
  settledBonusOdds,
  settleSlip,
  slipMultiplier,
  slipStatus,
} from './payout.ts'

const VOID = voidLeg('push')
const winningsMax = won(1_000_000_000)
const leg = (hundredths: number, result: LegResult | undefined): SettledLeg => ({
  odds: odds(hundredths),
  result,
})
const settle = (legs: readonly SettledLeg[], bonus?: SlipBonus, stake = 10_000) =>
  settleSlip({ stake: won(stake), legs, bonus, winningsMax })
const bonusOf = (folds: number): SlipBonus => ({ folds, odds: odds(100 + folds), rule: payoutRule })

test.each([
  [WON, 190, '1.9'],
  [HALF_WON, 190, '1.45'],
  [VOID, 190, '1'],
  [HALF_LOST, 190, '0.5'],
  [LOST, 190, '0'],
  [{ kind: 'dead-heat', places: 3, tied: 6 } as const, 300, '1.5'],
  [{ kind: 'dead-heat', places: 1, tied: 2 } as const, 150, '0.75'],
])('handbook 1.10 a leg that is %j at odds %i multiplies by %s', (result, hundredths, multiplier) => {
  expect(formatFraction(legMultiplier(result, odds(hundredths)))).toBe(multiplier)
})

test('handbook 1.10 home -0.75 at 1.90 won by one pays 14,500, and 29,000 beside a won leg of 2.00', () => {
  expect(settle([leg(190, HALF_WON)])).toEqual({ status: 'won', multiplier: 145, payout: 14_500 })
  expect(settle([leg(190, HALF_WON), leg(200, WON)]).payout).toBe(29_000)
})

test('a product is rounded half up once at the end and the payout down to whole won', () => {
  expect(settle([leg(187, HALF_WON)], undefined, 10_001)).toMatchObject({ multiplier: 144, payout: 14_401 })
  expect(settle([leg(155, WON), leg(155, WON), leg(210, WON)]).multiplier).toBe(505)
})

test.each([
  ['a lost leg loses at once', [leg(200, LOST), leg(200, undefined)], 'lost', 0],
  ['an open leg keeps it open', [leg(200, WON), leg(200, undefined)], 'open', 0],
  ['an open leg keeps a void one open', [leg(200, VOID), leg(200, undefined)], 'open', 0],
  ['all won is won', [leg(200, WON), leg(150, WON)], 'won', 30_000],
  ['a void leg counts as 1.00', [leg(200, WON), leg(150, VOID)], 'won', 20_000],
  ['all void refunds the stake', [leg(200, VOID), leg(150, VOID)], 'void', 10_000],
  ['a half-lost single is lost and gives half back', [leg(200, HALF_LOST)], 'lost', 5_000],
  [
    'a half-lost leg in a longer slip goes into the product',
    [leg(200, HALF_LOST), leg(300, WON)],
    'won',
    15_000,
  ],
  ['half lost beside void is decided by the product', [leg(200, HALF_LOST), leg(300, VOID)], 'won', 5_000],
] as const)('BETFLOW-026 %s', (_, legs, status, payout) => {
  expect(settle(legs)).toMatchObject({ status, payout })
  expect(slipStatus(legs)).toBe(status)
})

test('BETFLOW-027 winnings never exceed the maximum of the time of the bet; a refund is never cut', () => {
  const capped = { stake: won(10_000), winningsMax: won(15_000) }
  expect(settleSlip({ ...capped, legs: [leg(200, WON)] }).payout).toBe(15_000)
  expect(settleSlip({ stake: won(20_000), winningsMax: won(15_000), legs: [leg(200, VOID)] }).payout).toBe(
    20_000,
  )
})

const five = [150, 162, 180, 145, 200]

test('handbook 1.6 five picks with 5폴더 pay 133,200, and with one void the 3폴더 tier pays 90,100', () => {
  const all = five.map(hundredths => leg(hundredths, WON))
  expect(settle(all, bonusOf(5))).toEqual({ status: 'won', multiplier: 1332, payout: 133_200 })
  const oneVoid = five.map(hundredths => leg(hundredths, hundredths === 145 ? VOID : WON))
  expect(settle(oneVoid, bonusOf(5))).toEqual({ status: 'won', multiplier: 901, payout: 90_100 })
})

test('VALID-032 exactly 1.30 does not count for the bonus, 1.31 does; half-won legs do not count', () => {
  const withThird = (hundredths: number, result: LegResult) =>
    slipMultiplier(
      [
        { odds: odds(200), result: WON },
        { odds: odds(200), result: WON },
        { odds: odds(hundredths), result },
      ],
      bonusOf(3),
    )
  expect(withThird(130, WON)).toBe(520)
  expect(withThird(131, WON)).toBe(540)
  expect(withThird(200, HALF_WON)).toBe(600)
})

test.each([
  [0, 100],
  [2, 100],
  [3, 103],
  [4, 103],
  [5, 105],
  [6, 105],
  [7, 107],
  [10, 107],
])('handbook 1.6 %i counted legs reach the bonus %i', (counted, bonus) => {
  expect(settledBonusOdds(bonusTiers, counted)).toBe(bonus)
})

test('handbook 1.6 more legs than the chosen tier asks for do not raise the tier', () => {
  const seven = Array.from({ length: 7 }, () => ({ odds: odds(200), result: WON }))
  expect(slipMultiplier(seven, bonusOf(3))).toBe(Math.round(128 * 103))
})

const anyOdds = fc.integer({ min: 101, max: 900 }).map(odds)
const anyResult = fc.constantFrom<LegResult>(WON, HALF_WON, VOID, HALF_LOST, LOST)
const anyLegs = fc.array(fc.record({ odds: anyOdds, result: anyResult }), { minLength: 1, maxLength: 10 })
const anyBonus = fc.constantFrom(undefined, bonusOf(3), bonusOf(5), bonusOf(7))

test('a void leg never raises the payout of a leg that would have won, with or without a bonus', () => {
  fc.assert(
    fc.property(anyLegs, anyOdds, anyBonus, (legs, price: Odds, bonus) => {
      const winning = settle([...legs, { odds: price, result: WON }], bonus)
      const voided = settle([...legs, { odds: price, result: VOID }], bonus)
      const alive = [...legs].every(({ result }) => result.kind !== 'lost')
      // A slip that is void as a whole gives the stake back, which no winning leg undercuts.
      expect(voided.payout).toBeLessThanOrEqual(alive ? winning.payout : 0)
    }),
  )
})

test('the order of legs never changes a multiplier', () => {
  fc.assert(
    fc.property(anyLegs, anyBonus, (legs, bonus) => {
      expect(slipMultiplier(legs.toReversed(), bonus)).toBe(slipMultiplier(legs, bonus))
    }),
  )
})

test('a payout is whole, never negative, never above the maximum unless all legs are void', () => {
  fc.assert(
    fc.property(anyLegs, anyBonus, fc.integer({ min: 5_000, max: 9_999_999 }), (legs, bonus, stake) => {
      const settled = settleSlip({ stake: won(stake), legs, bonus, winningsMax: won(10_000_000) })
      expect(Number.isSafeInteger(settled.payout) && settled.payout >= 0).toBe(true)
      expect(settled.payout).toBeLessThanOrEqual(10_000_000)
      if (legs.some(({ result }) => result.kind === 'lost')) expect(settled.payout).toBe(0)
    }),
  )
})
