import { expect, test } from 'vitest'
import type { Game, OfferedMarket, OfferedOutcome } from '#contract/fixtures/fixtures.ts'
import { offeredQuote, selectionOf } from './offered.ts'

const outcome: OfferedOutcome = {
  id: '9007199254740993',
  betName: '2',
  betBaseline: '-0.5',
  betLine: '-1',
  betPrice: 1.9,
  betPriceByAdmin: 1.85,
  version: 3,
  status: 1,
}
const market: OfferedMarket = {
  id: 5,
  marketId: 3,
  marketName: 'Asian Handicap',
  marketNameKorean: '핸디캡',
  bets: [outcome],
}
const game: Game = {
  id: 1,
  fixtureId: 1,
  sport_id: 6046,
  sport_name: '축구',
  location_id: 1,
  location_name: '대한민국',
  location_code: 'kr',
  league_id: 101,
  league_name: 'K리그1',
  home_participants_name: '울산 HD',
  away_participants_name: 'FC서울',
  startdate: '2026-11-21 19:00:00',
  date: '11-21 19:00',
  status: 1,
  replayOf: null,
  markets: [market],
  marketCount: 1,
}

test('FIELD-021 prefers the operator’s odds', () => {
  expect(offeredQuote(outcome)).toEqual({
    outcomeId: '9007199254740993',
    odds: 185,
    version: 3,
    status: 'open',
  })
  expect(offeredQuote({ ...outcome, betPriceByAdmin: null, status: 2 })).toMatchObject({
    odds: 190,
    status: 'suspended',
  })
})

test('FIELD-020 FIELD-022 builds a selection with all fields of the cart and the bet', () => {
  expect(selectionOf(game, market, outcome, offeredQuote(outcome))).toEqual({
    outcomeId: '9007199254740993',
    pickedOutcomeId: '9007199254740993',
    marketId: '5',
    marketTypeId: 3,
    fixtureId: 1,
    sportId: 6046,
    leagueId: 101,
    startsAt: Date.parse('2026-11-21T19:00:00+09:00'),
    line: -50,
    mainLine: -100,
    pick: '2',
    odds: 185,
    version: 3,
    home: '울산 HD',
    away: 'FC서울',
    marketName: 'Asian Handicap',
    marketNameKorean: '핸디캡',
  })
})
