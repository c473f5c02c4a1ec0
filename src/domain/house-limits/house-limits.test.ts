import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aLeg } from '#tests/support/facts/legs.ts'
import type { FixtureId, MarketTypeId } from '../ids.ts'
import { instant } from '../instant.ts'
import { type Won, won } from '../money.ts'
import { odds, winnings } from '../odds.ts'
import type { Leg } from '../slip/leg.ts'
import { brokenLimit } from './broken-limit.ts'
import { dayStakeMax, smallestDayMax } from './day-limits.ts'
import { type HouseLimit, houseLimitFault, isLimitRaised, type LimitAmounts } from './house-limit.ts'
import { layOutLimits, limitsOn } from './laid-out-limits.ts'
import { addBet, fullLimit, payoutBook } from './open-payouts.ts'

const NONE: LimitAmounts = { stakeMax: null, payoutMax: null, memberStakeMax: null, openPayoutMax: null }
const amounts = (given: Partial<Record<keyof LimitAmounts, number>>): LimitAmounts => ({
  ...NONE,
  ...(given as Partial<LimitAmounts>),
})

const leg = aLeg({ fixture: 1 })
const { fixtureId, leagueId, sportId, marketTypeId } = leg

type Sketch = Partial<Omit<HouseLimit, keyof LimitAmounts>> & Partial<Record<keyof LimitAmounts, number>>

let next = 0
const limit = ({ scope = 'fixture', ...given }: Sketch): HouseLimit =>
  ({
    ...NONE,
    id: ++next,
    scope,
    sportId: scope === 'sport' ? sportId : null,
    leagueId: scope === 'league' ? leagueId : null,
    fixtureId: scope === 'fixture' ? fixtureId : null,
    marketTypeId: scope === 'market' ? marketTypeId : null,
    level: null,
    ...given,
  }) as HouseLimit

const other = (kind: MarketTypeId) => (kind + 1_000) as MarketTypeId

describe('which limits apply to a leg', () => {
  test.each([
    ['its fixture', limit({}), true],
    ['another fixture', limit({ fixtureId: 999 as FixtureId }), false],
    ['its league', limit({ scope: 'league' }), true],
    ['its sport', limit({ scope: 'sport' }), true],
    ['its kind of market anywhere', limit({ scope: 'market' }), true],
    ['its kind of market of its fixture', limit({ marketTypeId }), true],
    ['another kind of market of its fixture', limit({ marketTypeId: other(marketTypeId) }), false],
    [
      'another kind of market of its league',
      limit({ scope: 'league', marketTypeId: other(marketTypeId) }),
      false,
    ],
    ['the day', limit({ scope: 'day' }), false],
  ])('B11 %s', (_, one, applies) => {
    expect(limitsOn(layOutLimits([one]), leg)).toEqual(applies ? [one] : [])
  })
})

const bet = (stake: number, legs: readonly Leg[] = [leg]) => {
  const totalOdds = odds(200)
  return { legs, stake: won(stake), totalOdds, winnings: winnings(won(stake), totalOdds) }
}
const openBet = (stake: number, ...legs: readonly Leg[]) => ({
  legs,
  stake: won(stake),
  winnings: won(stake * 2),
  placedAt: instant(0),
})

describe('which limit a bet exceeds', () => {
  test('B11 applies the smallest limit, and checks stake before payout before the member’s sum', () => {
    const narrow = limit({ scope: 'league', stakeMax: 10_000 })
    const limits = layOutLimits([
      limit({ stakeMax: 50_000, payoutMax: 30_000 }),
      narrow,
      limit({ scope: 'sport', stakeMax: 20_000, memberStakeMax: 12_000 }),
    ])
    const open = [openBet(9_000, leg)]
    expect(brokenLimit(limits, bet(10_001), open)).toMatchObject({
      code: 'HOUSE_STAKE_MAX',
      limit: narrow,
      max: 10_000,
    })
    expect(brokenLimit(limits, bet(10_000), open)).toMatchObject({
      code: 'HOUSE_MEMBER_STAKE_MAX',
      open: 9_000,
    })
    expect(brokenLimit(limits, bet(3_000), open)).toBeUndefined()
    expect(brokenLimit(layOutLimits([limit({ payoutMax: 19_999 })]), bet(10_000), [])).toMatchObject({
      code: 'HOUSE_PAYOUT_MAX',
    })
  })

  test('B11 a combination counts whole under each of its legs, and the refusal names the leg', () => {
    const beside = aLeg({ fixture: 2 })
    const limits = layOutLimits([limit({ stakeMax: 5_000 })])
    expect(brokenLimit(limits, bet(6_000, [beside, leg]), [])).toMatchObject({ leg: 1 })
    expect(brokenLimit(limits, bet(6_000, [beside]), [])).toBeUndefined()
  })

  test('B11 a member’s sum for a market type ignores the other markets of the match', () => {
    const limits = layOutLimits([limit({ marketTypeId, memberStakeMax: 10_000 })])
    const elsewhere = aLeg({ fixture: 1, market: 'underOver', pick: 'Over', line: 250 })
    expect(brokenLimit(limits, bet(10_000), [openBet(90_000, elsewhere)])).toBeUndefined()
    expect(brokenLimit(limits, bet(10_000), [openBet(1, leg)])).toBeDefined()
  })
})

const figure = fc.option(fc.integer({ min: 5_000, max: 100_000 }), { nil: undefined })
const anyLimit = fc
  .record({
    scope: fc.constantFrom('fixture', 'league', 'sport', 'market'),
    stakeMax: figure,
    payoutMax: figure,
    memberStakeMax: figure,
  })
  .map(({ scope, ...figures }) =>
    limit({ scope, ...Object.fromEntries(Object.entries(figures).filter(([, value]) => value)) } as Sketch),
  )

test('B11 a bet fits exactly when it fits every limit; a further limit never allows more', () => {
  fc.assert(
    fc.property(
      fc.array(anyLimit, { maxLength: 6 }),
      fc.integer({ min: 1, max: 120_000 }),
      fc.integer({ min: 0, max: 50_000 }),
      (limits, stake, staked) => {
        const open = staked > 0 ? [openBet(staked, leg)] : []
        const breaks = (some: readonly HouseLimit[]) =>
          brokenLimit(layOutLimits(some), bet(stake), open) !== undefined
        expect(breaks(limits)).toBe(limits.some(one => breaks([one])))
        expect(breaks(limits)).toBe(breaks(limits.toReversed()))
      },
    ),
  )
})

const picks = ['1', 'X', '2'] as const
const outcome = (pick: string) => aLeg({ fixture: 1, pick })
const anyBets = fc.array(
  fc.record({ pick: fc.constantFrom(...picks), stake: fc.integer({ min: 1, max: 60_000 }) }),
  { maxLength: 30 },
)

test('B11 successive bets never exceed the payout cap, and a bet of the reported remaining stake fits', () => {
  fc.assert(
    fc.property(anyBets, fc.integer({ min: 10_000, max: 200_000 }), (bets, cap) => {
      const limits = layOutLimits([limit({ openPayoutMax: cap })])
      const book = payoutBook([fixtureId], [])
      const paid: Record<string, number> = {}
      for (const { pick, stake } of bets) {
        const asked = bet(stake, [outcome(pick)])
        const full = fullLimit(limits, book, asked)
        if (!full) {
          addBet(book, asked)
          paid[pick] = (paid[pick] ?? 0) + asked.winnings
        } else {
          expect(full.stakeLeft).toBeLessThan(stake)
          expect(fullLimit(limits, book, bet(full.stakeLeft, asked.legs))).toBeUndefined()
          expect(fullLimit(limits, book, bet(full.stakeLeft + 1, asked.legs))).toBeDefined()
        }
        // One pick of three wins.
        expect(Math.max(0, ...Object.values(paid))).toBeLessThanOrEqual(cap)
      }
    }),
  )
})

test('B11 over a lowered cap, still accepts the side that does not raise the payout', () => {
  const book = payoutBook([fixtureId], [])
  addBet(book, bet(50_000, [outcome('1')]))
  const limits = layOutLimits([limit({ openPayoutMax: 20_000 })])
  expect(fullLimit(limits, book, bet(5_000, [outcome('1')]))).toMatchObject({ stakeLeft: 0 })
  expect(fullLimit(limits, book, bet(50_000, [outcome('2')]))).toBeUndefined()
  expect(fullLimit(limits, book, bet(50_001, [outcome('2')]))).toBeDefined()
})

test('B11 the worst case of a match sums its markets, a market type has its own worst case', () => {
  const book = payoutBook([fixtureId], [])
  const over = aLeg({ fixture: 1, market: 'underOver', pick: 'Over', line: 250 })
  addBet(book, bet(10_000, [outcome('1')]))
  addBet(book, bet(4_000, [outcome('2')]))
  addBet(book, bet(5_000, [over]))
  const fits = (max: number, type: MarketTypeId | null, one: Leg) =>
    fullLimit(layOutLimits([limit({ marketTypeId: type, openPayoutMax: max })]), book, bet(500, [one])) ===
    undefined
  expect([fits(31_000, null, outcome('1')), fits(30_999, null, outcome('1'))]).toEqual([true, false])
  const { marketTypeId: total } = over
  expect([fits(11_000, total, over), fits(10_999, total, over)]).toEqual([true, false])
})

test('B11 the limit of a day is the smaller of the level’s and the global one', () => {
  const days = [
    limit({ scope: 'day', memberStakeMax: 100 }),
    limit({ scope: 'day', level: 2, memberStakeMax: 50 }),
  ]
  expect([dayStakeMax(days, 1), dayStakeMax(days, 2), smallestDayMax(days)]).toEqual([100, 50, 50])
  expect([dayStakeMax([], 1), smallestDayMax([])]).toEqual([undefined, undefined])
})

test.each([
  [{}, '하나 이상'],
  [{ stakeMax: 4_999 }, '5,000원 이상'],
  [{ stakeMax: 10_000, memberStakeMax: 9_999 }, '회원 베팅 합계'],
  [{ payoutMax: 10_000, openPayoutMax: 9_999 }, '하우스 최대 지급'],
  [{ stakeMax: 10_000, memberStakeMax: 10_000, payoutMax: 10_000, openPayoutMax: 10_000 }, undefined],
] as const)('B11 validates a limit of %j: %s', (given, why) => {
  const fault = houseLimitFault('fixture', amounts(given))
  if (why === undefined) expect(fault).toBeUndefined()
  else expect(fault).toContain(why)
})

test('B11 a day has only a sum limit', () => {
  expect(houseLimitFault('day', amounts({ memberStakeMax: 5_000 }))).toBeUndefined()
  expect(houseLimitFault('day', amounts({ stakeMax: 5_000 }))).toContain('하루')
  expect(houseLimitFault('day', amounts({ stakeMax: 5_000, memberStakeMax: 5_000 }))).toContain('하루')
})

test('X4 a higher figure, a removed figure or a removed limit raises a limit; a lower one does not', () => {
  const standing = amounts({ stakeMax: 10_000 })
  expect(isLimitRaised(standing, amounts({ stakeMax: 10_001 }))).toBe(true)
  expect(isLimitRaised(standing, undefined)).toBe(true)
  expect(isLimitRaised(standing, amounts({ payoutMax: 10_000 as Won }))).toBe(true)
  expect(isLimitRaised(standing, amounts({ stakeMax: 9_999, payoutMax: 10_000 }))).toBe(false)
  expect(isLimitRaised(undefined, standing)).toBe(false)
})
