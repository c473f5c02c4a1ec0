import { expect, test } from 'vitest'
import { won } from '#domain/money.ts'
import { odds } from '#domain/odds.ts'
import { emptySlip, type SlipTerms } from '#domain/slip/bet-slip.ts'
import type { OddsAcceptMode } from '#domain/slip/odds-change.ts'
import type { Selection } from '#domain/slip/selection.ts'
import { defaultLimits } from '#tests/support/facts/default-limits.ts'
import { aLeg, type LegSketch } from '#tests/support/facts/legs.ts'
import { typeAmount } from '#tests/support/facts/slip-amounts.ts'
import type { LiveQuote } from '#web/sport/prices/odds-store.ts'
import { changesNow } from '../changes/changed-offers.ts'
import { takeOffered, viewConfirm } from './confirm-view.ts'

const terms: SlipTerms = { page: 'europe', balance: won(1_000_000), limits: defaultLimits }

const selection = (sketch: LegSketch): Selection => {
  const leg = aLeg(sketch)
  const names = { home: '홈', away: '원정', marketName: '1X2', marketNameKorean: '승무패' }
  return { ...leg, ...names, mainLine: leg.line, pickedOutcomeId: leg.outcomeId }
}

const leg = selection({ odds: 167 })
const other = selection({ fixture: 2, odds: 200 })
const fixed = typeAmount({ ...emptySlip, legs: [leg, other] }, '10000', terms)

const quotes = (price: number, version = 2, more: Partial<LiveQuote> = {}) =>
  new Map<string, LiveQuote>([
    [
      leg.outcomeId,
      { outcomeId: leg.outcomeId, odds: odds(price), version, status: 'open', direction: 'same', ...more },
    ],
  ])

const look = (mode: OddsAcceptMode, price: number, version = 2) =>
  viewConfirm(fixed, quotes(price, version), { terms, mode })

test('BETFLOW-001 sends what is shown while no odds move', () => {
  const view = viewConfirm(fixed, new Map(), { terms, mode: 'none' })
  expect(view.sent).toEqual(fixed)
  expect(view.asked).toEqual([])
  expect(view).toMatchObject({ totalOdds: 334, expectedWinnings: 33_400 })
})

test.each([
  ['none', 177, true],
  ['none', 157, true],
  ['better', 177, false],
  ['better', 157, true],
  ['any', 177, false],
  ['any', 157, false],
] as const)('CART-026 asks in mode %s about odds moving from 1.67 to %i: %s', (mode, price, asked) => {
  expect(look(mode, price).asked.map(({ to }) => to?.odds)).toEqual(asked ? [price] : [])
})

test('sends the old odds until a change is accepted, then exactly the accepted ones', () => {
  const view = look('none', 157)
  expect(view.sent.legs[0]).toMatchObject({ odds: 167, version: 1 })
  // The figures include the change.
  expect(view).toMatchObject({ totalOdds: 314, expectedWinnings: 31_400 })
  const taken = takeOffered(fixed, view.asked, terms)
  expect(taken.legs.map(one => one.odds)).toEqual([157, 200])
  // The odds change again before the next render: only the shown change was accepted.
  const again = viewConfirm(taken, quotes(150, 3), { terms, mode: 'none' })
  expect(again.sent.legs[0]).toMatchObject({ odds: 157, version: 2 })
  expect(again.asked.map(({ to }) => to?.odds)).toEqual([150])
})

test('CART-026 asks nothing in mode better when odds rise and return', () => {
  for (const [price, version] of [
    [177, 2],
    [167, 3],
    [177, 4],
  ] as const) {
    const view = look('better', price, version)
    expect(view.asked).toEqual([])
    expect(view.sent.legs[0]?.odds).toBe(167)
    expect(view.legs[0]?.odds).toBe(price)
  }
})

test('sends odds that returned to their old value under their new version', () => {
  expect(look('none', 167, 5).sent.legs[0]).toMatchObject({ odds: 167, version: 5 })
  expect(look('none', 167, 5).asked).toEqual([])
})

test('CART-026 fixes the current odds in mode any', () => {
  const view = look('any', 150)
  expect(view.sent.legs[0]).toMatchObject({ odds: 150, version: 2 })
  expect(view.totalOdds).toBe(300)
})

test('cuts the amount to the maximum winnings when a rise is accepted', () => {
  const large = typeAmount({ ...emptySlip, legs: [leg] }, '1000000', terms)
  const view = viewConfirm(large, quotes(600), { terms, mode: 'none' })
  expect(view.sent.stake.amount).toBe(1_000_000)
  expect(view.shown.stake.amount).toBe(500_000)
})

test('DIALOG-005 asks about a refused change at the current odds, or as closed with its outcome', () => {
  const to = {
    outcomeId: leg.outcomeId,
    marketId: leg.marketId,
    line: undefined,
    odds: odds(177),
    version: 2,
  }
  const now = (price: number, version: number, more: Partial<LiveQuote> = {}) =>
    changesNow([{ leg, to }], quotes(price, version, more))[0]?.to
  expect(now(157, 3)).toMatchObject({ odds: 157, version: 3 })
  expect(now(167, 1)).toEqual(to)
  expect(now(167, 3, { status: 'closed' })).toBeUndefined()
  expect(changesNow([{ leg, to: undefined }], quotes(157))[0]?.to).toBeUndefined()
})
