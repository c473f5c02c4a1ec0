import { expect, test } from 'vitest'
import { betStatusCode } from '#domain/bets/bet-status.ts'
import type { LegResult } from '#domain/grading/leg-result.ts'
import { won } from '#domain/money.ts'
import { odds } from '#domain/odds.ts'
import { settledOdds } from './settled-odds.ts'

type Leg = readonly [price: number, result: LegResult['kind'] | null]

const legRow = ([price, result]: Leg) => ({
  odds: odds(price),
  result,
  deadHeatPlaces: result === 'dead-heat' ? 1 : null,
  deadHeatTied: result === 'dead-heat' ? 2 : null,
})
const rule = { folds: [3, 5, 7], odds: [103, 105, 107].map(odds), legOddsAbove: odds(130) }
const bonus = (folds: number) => ({ bonusFolds: folds, bonusOdds: odds(100 + folds), payoutRule: rule })
const noBonus = { bonusFolds: null, bonusOdds: null, payoutRule: null }
const paid = { statusCode: betStatusCode.won, payout: won(1), ...noBonus }

const five = [150, 162, 180, 145, 200]

test.each<[string, Partial<typeof paid | ReturnType<typeof bonus>>, readonly Leg[], unknown]>([
  [
    'all won',
    {},
    [
      [150, 'won'],
      [200, 'won'],
    ],
    { multiplier: 300, bonus: undefined },
  ],
  [
    'a void leg counts 1.00',
    {},
    [
      [150, 'void'],
      [200, 'won'],
    ],
    { multiplier: 200, bonus: undefined },
  ],
  ['half won', {}, [[187, 'half-won']], { multiplier: 144, bonus: undefined }],
  ['half lost', {}, [[187, 'half-lost']], { multiplier: 50, bonus: undefined }],
  ['a dead heat of two', {}, [[500, 'dead-heat']], { multiplier: 250, bonus: undefined }],
  ['a full bonus', bonus(5), five.map(one => [one, 'won']), { multiplier: 1332, bonus: 105 }],
  [
    'one of five void: the bonus of three',
    bonus(5),
    five.map(one => [one, one === 145 ? 'void' : 'won']),
    { multiplier: 901, bonus: 103 },
  ],
  [
    'two of three left: no bonus',
    bonus(3),
    [
      [145, 'void'],
      [146, 'won'],
      [200, 'won'],
    ],
    { multiplier: 292, bonus: 100 },
  ],
  [
    'nothing paid',
    { payout: won(0) },
    [
      [150, 'lost'],
      [200, null],
    ],
    { multiplier: 0, bonus: undefined },
  ],
  [
    'open',
    { statusCode: betStatusCode.open },
    [
      [150, 'won'],
      [200, null],
    ],
    undefined,
  ],
  ['cancelled', { statusCode: betStatusCode.cancelled }, [[150, null]], undefined],
])('handbook 1.6, 1.10 what a settled bet was paid by: %s', (_, bet, legs, told) => {
  expect(settledOdds({ ...paid, ...bet }, legs.map(legRow))).toEqual(told)
})
