import { expect, test } from 'vitest'
import type { MemberId } from '../ids.ts'
import { instant } from '../instant.ts'
import { commissionProductOf } from './commission-product.ts'
import { highestRates, NO_RATES, rateAbove, ratesBy } from './commission-rates.ts'
import { commissionsOf, conversionRates, keptOf, turnoverOf } from './commissions.ts'
import { type CommissionTerms, earningPath, termsAt } from './earning-path.ts'
import { losingShare } from './losing-week.ts'

const [subHead, distributor, shop, member] = [1, 2, 3, 4] as MemberId[]

const path = (rates: readonly (readonly [id: MemberId | undefined, rolling: number, losing: number])[]) =>
  rates.map(([id, rolling, losing]) => ({ id: id as MemberId, rolling, losing }))

test('handbook 4.3 the worked example: 2,000,000 staked in the casino, 1,700,000 paid', () => {
  const bet = { status: 'won', stake: 2_000_000, payout: 1_700_000 } as const
  const earned = commissionsOf(
    bet,
    path([
      [subHead, 80, 2_000],
      [distributor, 50, 1_000],
      [shop, 30, 0],
      [member, 10, 0],
    ]),
  )
  expect(earned.map(({ rolling }) => rolling)).toEqual([6_000, 4_000, 4_000, 2_000])
  const shares = earned.map(
    ({ losingUnits }) =>
      losingShare({ betUnits: BigInt(losingUnits), conversionUnits: 0n, carried: 0n }).share,
  )
  expect(shares).toEqual([28_400, 28_400, 0, 0])
  expect(300_000 - 16_000 - shares.reduce((sum, share) => sum + share, 0)).toBe(227_200)
})

test('handbook 4.3 a stake of 1,000,000 gives shop, distributor and sub head office 1,000 each', () => {
  const bet = { status: 'lost', stake: 1_000_000, payout: 0 } as const
  const earned = commissionsOf(
    bet,
    path([
      [subHead, 30, 0],
      [distributor, 20, 0],
      [shop, 10, 0],
    ]),
  )
  expect(earned.map(({ rolling }) => rolling)).toEqual([1_000, 1_000, 1_000])
})

test('rounds down to whole won for each bet: all commissions together equal the highest rate', () => {
  for (const stake of [1, 33, 999, 5_001, 12_345, 7_654_321])
    for (const [top, low] of [
      [33, 17],
      [500, 1],
      [77, 77],
    ] as const) {
      const bet = { status: 'lost', stake, payout: 0 } as const
      const earned = commissionsOf(
        bet,
        path([
          [subHead, top, 0],
          [shop, low, 0],
        ]),
      )
      expect(earned.reduce((sum, { rolling }) => sum + rolling, 0)).toBe(
        Number((BigInt(stake) * BigInt(top)) / 10_000n),
      )
      expect(earned.every(({ rolling }) => rolling >= 0)).toBe(true)
    }
})

test('open, cancelled and void bets count zero; won bets count as turnover', () => {
  const sums = (['open', 'cancelled', 'void', 'won', 'lost'] as const).map(status => {
    const bet = { status, stake: 10_000, payout: status === 'void' ? 10_000 : 4_000 }
    return [turnoverOf(bet), keptOf(bet)]
  })
  expect(sums).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
    [10_000, 6_000],
    [10_000, 6_000],
  ])
})

test('handbook 4.3 carries losses of the house forward and never pays them back', () => {
  const bad = losingShare({ betUnits: -50_000_000n, conversionUnits: 10_000_000n, carried: 0n })
  expect(bad).toEqual({ share: 0, left: -60_000_000n })
  const next = losingShare({ betUnits: 70_005_000n, conversionUnits: 0n, carried: bad.left })
  expect(next).toEqual({ share: 1_000, left: 0n })
})

test('shares points and coupons by the difference of the highest losing rates', () => {
  const shares = conversionRates([
    { id: subHead as MemberId, losing: 2_000 },
    { id: distributor as MemberId, losing: 1_500 },
    { id: shop as MemberId, losing: 0 },
  ])
  expect(shares.map(({ losing }) => losing)).toEqual([500, 1_500, 0])
})

test.each([
  [1, 1, 'sports-single'],
  [1, 3, 'sports-multi'],
  [2, 1, 'live-single'],
  [2, 2, 'live-multi'],
  [3, null, 'mini'],
  [4, null, 'virtual'],
  [5, null, 'casino'],
  [6, null, 'slot'],
])('game type %i with %s legs is %s', (gameType, legCount, product) => {
  expect(commissionProductOf({ gameType, legCount })).toBe(product)
})

test('handbook 4.3 no rate exceeds the rate above it, and the sum below has a maximum', () => {
  const parent = ratesBy(() => ({ rolling: 50, losing: 1_000 }))
  const child = ratesBy(product => ({ rolling: product === 'slot' ? 51 : 50, losing: 0 }))
  expect(rateAbove(child, parent)).toEqual({ product: 'slot', kind: 'rolling', max: 50 })
  expect(rateAbove(parent, parent)).toBeUndefined()
  expect(highestRates([child, NO_RATES]).slot).toEqual({ rolling: 51, losing: 0 })
})

const terms = (memberId: number, more: Partial<CommissionTerms>): CommissionTerms => ({
  memberId: memberId as MemberId,
  since: instant(0),
  level: null,
  active: true,
  rates: ratesBy(() => ({ rolling: 10 * memberId, losing: 0 })),
  agentOf: [],
  ...more,
})

test('handbook 4.3 rule 8: applies the terms in force when the bet was accepted', () => {
  const versions = [terms(1, { since: instant(10) }), terms(1, { since: instant(20), active: false })]
  expect([5, 10, 19, 20].map(at => termsAt(versions, instant(at))?.active)).toEqual([
    undefined,
    true,
    true,
    false,
  ])
})

test('ROLE-018 partners earn from all members below, a flagged member from recommended members, each by own rates', () => {
  const known = new Map(
    [
      terms(9, { level: 1 }),
      terms(8, { level: 3, active: false }),
      terms(7, { agentOf: ['mini'] }),
      terms(6, { agentOf: ['mini'] }),
      terms(5, {}),
    ].map(one => [one.memberId, one]),
  )
  const ids = (product: 'mini' | 'casino', ...upwards: number[]) =>
    earningPath({ upwards: upwards as MemberId[], termsOf: id => known.get(id), product }).map(({ id }) => id)
  expect(ids('mini', 5, 6, 7, 8, 9)).toEqual([9, 6, 5])
  expect(ids('casino', 5, 6, 7, 8, 9)).toEqual([9, 5])
  expect(ids('mini', 9, 8)).toEqual([])
})

test('CALC-005 100,000 staked at one percent bring 1,000', () => {
  const bet = { status: 'lost', stake: 100_000, payout: 0 } as const
  expect(commissionsOf(bet, path([[member, 100, 0]]))[0]?.rolling).toBe(1_000)
})
