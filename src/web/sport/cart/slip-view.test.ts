import { expect, test } from 'vitest'
import { won } from '#domain/money.ts'
import { odds } from '#domain/odds.ts'
import { literalProtoLimits } from '#domain/slip/bet-limits.ts'
import { type BetSlip, emptySlip, type SlipTerms } from '#domain/slip/bet-slip.ts'
import type { Selection } from '#domain/slip/selection.ts'
import { aLeg, type LegSketch } from '#tests/support/facts/legs.ts'
import { typeAmount } from '#tests/support/facts/slip-amounts.ts'
import type { LiveQuote } from '#web/sport/prices/odds-store.ts'
import { viewSlip } from './slip-view.ts'

const terms: SlipTerms = {
  page: 'cross',
  balance: won(1_000_000),
  limits: {
    ...literalProtoLimits,
    stakeMax: won(1_000_000),
    winningsMax: won(3_000_000),
    totalOddsMax: odds(10_000),
  },
}

const selection = (sketch: LegSketch): Selection => {
  const leg = aLeg(sketch)
  const names = { home: '홈', away: '원정', marketName: '1X2', marketNameKorean: '승무패' }
  return { ...leg, ...names, mainLine: leg.line, pickedOutcomeId: leg.outcomeId }
}

const slipOf = (amount: string, ...legs: Selection[]): BetSlip<Selection> =>
  typeAmount({ ...emptySlip, legs }, amount, terms)

const quote = (leg: Selection, price: number, version: number, more: Partial<LiveQuote> = {}) =>
  new Map<string, LiveQuote>([
    [
      leg.outcomeId,
      { outcomeId: leg.outcomeId, odds: odds(price), version, status: 'open', direction: 'same', ...more },
    ],
  ])

test('CART-012 BETFLOW-001 totals moved odds and fixes them in the confirm dialog', () => {
  const leg = selection({ odds: 190 })
  const view = viewSlip(slipOf('10000', leg), quote(leg, 180, 2), terms)
  expect(view.legs).toMatchObject([{ odds: 180, moved: 'down', status: 'open' }])
  expect(view).toMatchObject({ totalOdds: 180, expectedWinnings: 18_000 })
  expect(view.slip.legs).toMatchObject([{ odds: 190, version: 1 }])
  expect(view.priced.legs).toMatchObject([{ odds: 180, version: 2 }])
})

test('uses the new version of odds that returned to their old value', () => {
  const leg = selection({ odds: 190 })
  const view = viewSlip(slipOf('10000', leg), quote(leg, 190, 3), terms)
  expect(view.legs[0]?.moved).toBeUndefined()
  expect(view.priced.legs).toMatchObject([{ odds: 190, version: 3 }])
})

test('ignores a quote older than the pick', () => {
  const leg = selection({ odds: 190, version: 5 })
  const view = viewSlip(slipOf('10000', leg), quote(leg, 150, 4, { status: 'suspended' }), terms)
  expect(view.legs).toMatchObject([{ odds: 190, moved: undefined, status: 'open' }])
})

test('VALID-027 cuts the amount to the maximum winnings after a rise', () => {
  const leg = selection({ odds: 1_000 })
  const view = viewSlip(slipOf('300000', leg), quote(leg, 2_000, 2), terms)
  expect(view.slip.stake).toMatchObject({ text: '150,000', amount: 150_000 })
  expect(view.cut).toEqual({ code: 'STAKE_CUT_TO_WINNINGS' })
  expect(view.priced.stake.amount).toBe(150_000)
  expect(view.expectedWinnings).toBe(3_000_000)
})

test('knows the violated rules before the press', () => {
  const leg = selection({})
  expect(viewSlip(slipOf('4999', leg), new Map(), terms).violations[0]).toEqual({
    code: 'STAKE_BELOW_MINIMUM',
    min: 5_000,
  })
  expect(viewSlip(emptySlip, new Map(), terms).violations[0]).toEqual({ code: 'NO_SELECTION' })
  expect(viewSlip(slipOf('5000', leg), new Map(), terms).violations).toEqual([])
})
