import fc from 'fast-check'
import { expect, test } from 'vitest'
import { betStatusCode } from '#domain/bets/bet-status.ts'
import { HALF_LOST, HALF_WON, type LegResult, LOST, voidLeg, WON } from '#domain/grading/leg-result.ts'
import { won } from '#domain/money.ts'
import { odds } from '#domain/odds.ts'
import { payoutRule } from '#domain/slip/bonus.ts'
import { settleSlip } from '#tests/support/books/settle-slip.ts'
import { type JudgedSketch, judgeBets } from '#tests/support/books/verdicts.sql.ts'
import { useDatabase } from '#tests/support/house/database.ts'

const database = useDatabase({ poolSize: 2 })
const VOID = voidLeg('push')
const DEAD_HEAT: LegResult = { kind: 'dead-heat', places: 1, tied: 2 }

const judge = async (bet: JudgedSketch) => {
  const [verdict] = await judgeBets(database.db, [bet])
  return verdict
}

test('handbook 1.10 home -0.75 at 1.90 won by one pays 14,500, and 29,000 with a won leg of 2.00', async () => {
  expect(await judge({ legs: [[190, HALF_WON]] })).toMatchObject({ multiplier: 145, payout: 14_500 })
  const double = { legs: [[190, HALF_WON] as const, [200, WON] as const] }
  expect(await judge(double)).toMatchObject({ payout: 29_000 })
})

test('rounds the product half up once at the end, and the payout down to whole won', async () => {
  expect(await judge({ stake: 10_001, legs: [[187, HALF_WON]] })).toMatchObject({
    multiplier: 144,
    payout: 14_401,
  })
  const three = { legs: [155, 155, 210].map(price => [price, WON] as const) }
  expect(await judge(three)).toMatchObject({ multiplier: 505 })
})

type Row = readonly [what: string, legs: JudgedSketch['legs'], status: string, payout: number | null]
const rows: readonly Row[] = [
  [
    'a lost leg loses at once',
    [
      [200, LOST],
      [200, undefined],
    ],
    'lost',
    0,
  ],
  [
    'an open leg keeps it open',
    [
      [200, WON],
      [200, undefined],
    ],
    'open',
    null,
  ],
  [
    'an open leg keeps a bet with a void leg open',
    [
      [200, VOID],
      [200, undefined],
    ],
    'open',
    null,
  ],
  [
    'all legs won win the bet',
    [
      [200, WON],
      [150, WON],
    ],
    'won',
    30_000,
  ],
  [
    'a void leg counts as 1.00',
    [
      [200, WON],
      [150, VOID],
    ],
    'won',
    20_000,
  ],
  [
    'all legs void refund the stake',
    [
      [200, VOID],
      [150, VOID],
    ],
    'void',
    10_000,
  ],
  ['a half-lost single is lost and returns half', [[200, HALF_LOST]], 'lost', 5_000],
  [
    'a half-lost leg in a combination counts in the product',
    [
      [200, HALF_LOST],
      [300, WON],
    ],
    'won',
    15_000,
  ],
  [
    'a half-lost leg with a void leg is decided by the product',
    [
      [200, HALF_LOST],
      [300, VOID],
    ],
    'won',
    5_000,
  ],
  ['a dead heat of two', [[500, DEAD_HEAT]], 'won', 25_000],
]

test.each(rows)('BETFLOW-026 %s', async (_, legs, status, payout) => {
  const verdict = await judge({ legs })
  expect(verdict).toMatchObject({
    status: betStatusCode[status as keyof typeof betStatusCode],
    payout,
    multiplier: payout === null ? null : payout / 100,
    bonus: null,
  })
})

test('BETFLOW-027 caps winnings at the maximum at placement; never caps a refund', async () => {
  expect(await judge({ winningsMax: 15_000, legs: [[200, WON]] })).toMatchObject({ payout: 15_000 })
  const refunded = { stake: 20_000, winningsMax: 15_000, legs: [[200, VOID] as const] }
  expect(await judge(refunded)).toMatchObject({ payout: 20_000 })
})

const five = [150, 162, 180, 145, 200]

test('handbook 1.6 five picks with 5폴더 pay 133,200, and with one void the 3폴더 tier pays 90,100', async () => {
  expect(await judge({ bonus: 5, legs: five.map(price => [price, WON]) })).toMatchObject({
    payout: 133_200,
    multiplier: 1332,
    bonus: 105,
  })
  const oneVoid = five.map(price => [price, price === 145 ? VOID : WON] as const)
  expect(await judge({ bonus: 5, legs: oneVoid })).toMatchObject({
    payout: 90_100,
    multiplier: 901,
    bonus: 103,
  })
})

test('handbook 1.6 two of three remaining legs give no bonus, and a lost, open or void bet shows none', async () => {
  const bonusOf = async (...results: (LegResult | undefined)[]) =>
    (await judge({ bonus: 3, legs: results.map(result => [200, result]) }))?.bonus
  expect([
    await bonusOf(VOID, WON, WON),
    await bonusOf(WON, WON, LOST),
    await bonusOf(WON, WON, undefined),
    await bonusOf(VOID, VOID, VOID),
  ]).toEqual([100, null, null, 100])
})

test('VALID-032 exactly 1.30 does not count for the bonus, 1.31 does; half-won legs do not count', async () => {
  const withThird = async (price: number, result: LegResult) =>
    (
      await judge({
        bonus: 3,
        legs: [
          [200, WON],
          [200, WON],
          [price, result],
        ],
      })
    )?.multiplier
  expect([await withThird(130, WON), await withThird(131, WON), await withThird(200, HALF_WON)]).toEqual([
    520, 540, 600,
  ])
})

test.each([
  [2, 7, 100],
  [3, 7, 103],
  [4, 7, 103],
  [5, 7, 105],
  [6, 7, 105],
  [7, 7, 107],
  // More legs than the chosen tier requires do not raise the bonus.
  [7, 3, 103],
])('handbook 1.6 %i counted legs of a %i폴더 reach the bonus %i', async (counted, bonus, reached) => {
  const legs = Array.from({ length: 8 }, (_, index) => [200, index < counted ? WON : VOID] as const)
  expect((await judge({ bonus, legs }))?.bonus).toBe(reached)
})

const anyResult = fc.constantFrom<LegResult | undefined>(
  ...[WON, WON, WON, HALF_WON, VOID, HALF_LOST, LOST, DEAD_HEAT, undefined],
)
const anyLeg = fc.tuple(fc.integer({ min: 101, max: 900 }), anyResult)
const anyBet = fc.record({
  stake: fc.integer({ min: 1, max: 9_999_999 }),
  winningsMax: fc.constantFrom(1_000_000, 1_000_000_000),
  bonus: fc.constantFrom(undefined, 3, 5, 7),
  legs: fc.array(anyLeg, { minLength: 1, maxLength: 10 }),
})

const byTheRule = ({ stake = 0, winningsMax = 0, bonus, legs }: JudgedSketch) => {
  const { status, payout, multiplier } = settleSlip({
    stake: won(stake),
    winningsMax: won(winningsMax),
    bonus: bonus === undefined ? undefined : { folds: bonus, odds: odds(100 + bonus), rule: payoutRule },
    legs: legs.map(([price, result]) => ({ odds: odds(price), result })),
  })
  const isOpen = status === 'open'
  return {
    status: betStatusCode[status],
    payout: isOpen ? null : payout,
    multiplier: isOpen ? null : payout === 0 ? 0 : multiplier,
  }
}

test('the SQL verdict equals the rule for any bets, in any order of legs', async () => {
  const bets = fc.sample(anyBet, { numRuns: 2_000, seed: 15 })
  const verdicts = await judgeBets(database.db, bets)
  expect(verdicts.map(({ bonus: _, ...verdict }) => verdict)).toEqual(bets.map(byTheRule))
  const turned = await judgeBets(
    database.db,
    bets.map(bet => ({ ...bet, legs: bet.legs.toReversed() })),
  )
  expect(turned).toEqual(verdicts)
})

test('a void leg never raises the payout above a won leg, unless the whole bet is refunded', async () => {
  const bets = fc.sample(anyBet, { numRuns: 1_000, seed: 16 })
  const ending = (result: LegResult) =>
    judgeBets(
      database.db,
      bets.map(bet => ({ ...bet, winningsMax: 1e15, legs: [...bet.legs, [170, result] as const] })),
    )
  const [winning, voided] = [await ending(WON), await ending(VOID)]
  const raised = voided.filter((one, index) => (one.payout ?? 0) > (winning[index]?.payout ?? 0))
  expect(raised).toEqual([])
})
