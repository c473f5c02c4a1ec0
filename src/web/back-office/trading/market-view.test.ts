import { expect, test } from 'vitest'
import type { Exposure, TradingMarket, TradingOutcome } from '#contract/back-office/trading.ts'
import { groupMarkets, shownMarkets, worstOutcome } from './market-view.ts'

const exposure = (singles = 0, combined = 0): Exposure => ({
  singles: { bets: singles > 0 ? 1 : 0, stakes: singles / 2, payout: singles },
  combinations: { bets: combined > 0 ? 1 : 0, stakes: 0, payoutMax: combined * 4, payoutExpected: combined },
})

const outcome = (
  betName: string,
  own: Exposure = exposure(),
  over: Partial<TradingOutcome> = {},
): TradingOutcome => ({
  id: 1,
  betName,
  betNameKorean: betName,
  betPrice: 1.9,
  betPriceByAdmin: null,
  offeredPrice: 1.9,
  version: 1,
  status: 1,
  suspendedByFeed: false,
  suspendedByAdmin: false,
  voided: false,
  changedAt: 0,
  fedAt: 0,
  exposure: own,
  ...over,
})

const market = (marketId: number, over: Partial<TradingMarket> = {}): TradingMarket => ({
  id: marketId,
  marketId,
  marketName: '',
  marketNameKorean: `마켓${marketId}`,
  betBaseline: '',
  main: false,
  suspension: { suspended: false, byFeed: false, byAdmin: false },
  voided: false,
  bets: [outcome('1'), outcome('2')],
  exposure: exposure(),
  worst: { singles: 0, withCombinations: 0 },
  ...over,
})

test('markets stand by kind: the result, handicap, totals; of each the main line first', () => {
  const markets = [
    market(2, { betBaseline: '2.5' }),
    market(3, { betBaseline: '0.5' }),
    market(3, { betBaseline: '-0.5' }),
    market(3, { betBaseline: '1', main: true }),
    market(1),
  ]
  const groups = groupMarkets(markets).map(group => [group.typeId, group.markets.map(one => one.betBaseline)])
  expect(groups).toEqual([
    [1, ['']],
    [3, ['1', '-0.5', '0.5']],
    [2, ['2.5']],
  ])
})

test('only markets with bets, or only those an operator holds', () => {
  const withBets = market(1, { exposure: exposure(10_000) })
  const priced = market(2, { bets: [outcome('Over', exposure(), { betPriceByAdmin: 2 })] })
  const markets = [withBets, priced, market(3)]
  expect(shownMarkets(markets, 'all', 'bets', 0)).toEqual([withBets])
  expect(shownMarkets(markets, 'all', 'touched', 0)).toEqual([priced])
  expect(shownMarkets(markets, 'handicap', 'all', 0).map(one => one.marketId)).toEqual([3])
})

test('the worst outcome counts singles and expected combinations; without bets there is none', () => {
  const bets = [outcome('1', exposure(10_000)), outcome('X', exposure(6_000, 5_000)), outcome('2')]
  expect(worstOutcome(market(1, { bets }))?.betName).toBe('X')
  expect(worstOutcome(market(1))).toBeUndefined()
})

test('a line that the feed has closed and left is not current, unless somebody has bet on it', () => {
  const closed = { suspended: true, byFeed: true, byAdmin: false }
  const bets = [outcome('1', exposure(), { fedAt: 0 })]
  const gone = market(3, { suspension: closed, bets })
  const betOn = market(3, { suspension: closed, bets, exposure: exposure(10_000) })
  const over = market(1, { bets: [outcome('1', exposure(), { status: 3 })] })
  const shown = (now: number) => shownMarkets([gone, betOn, over, market(2)], 'all', 'current', now)
  expect(shown(60_000)).toHaveLength(3)
  expect(shown(600_000).map(one => one.marketId)).toEqual([3, 2])
  expect(shown(600_000)).not.toContain(gone)
})
