import { expect, test } from 'vitest'
import type { OfferedMarket } from '#contract/fixtures/fixtures.ts'
import { BASEBALL, BASKETBALL, FOOTBALL } from '#domain/sports/sports.ts'
import {
  type Favourites,
  readFavourites,
  toggledFixture,
  toggledGame,
  toggledLeague,
  toggledMarket,
} from '../finding/favourites.ts'
import { detailGroups, tabCounts, tabName } from '../markets/detail-groups.ts'
import { cellsOf, lineText, mainMarkets } from '../markets/main-markets.ts'

const market = (marketId: number, picks: readonly string[], line = '', main = line): OfferedMarket => ({
  id: `${marketId}/${line}`,
  marketId,
  marketName: '',
  marketNameKorean: '',
  bets: picks.map((betName, index) => ({
    id: `${marketId}/${line}/${index}`,
    betName,
    betBaseline: line,
    betLine: main,
    betPrice: 1.9,
    betPriceByAdmin: null,
    version: 1,
    status: 1,
  })),
})

const winner = market(1, ['1', 'X', '2'])
const handicaps = ['-0.25', '-0.5', '0'].map(line => market(3, ['1', '2'], line, '-0.25'))
const total = market(2, ['Over', 'Under'], '2.75')
const half = market(41, ['1', 'X', '2'])
const all = [winner, half, ...handicaps, total, market(5, ['Odd', 'Even'])]

test('shows quarter lines of a European fixture, with the main line first and parts last', () => {
  const groups = detailGroups(all)
  expect(groups.map(({ typeId }) => typeId)).toEqual([1, 3, 2, 5, 41])
  expect(groups[1]?.markets.map(({ id }) => id)).toEqual(['3/-0.25', '3/-0.5', '3/0'])
})

test('puts favourite market kinds first', () => {
  expect(detailGroups(all, [41, 2]).map(({ typeId }) => typeId)).toEqual([2, 41, 1, 3, 5])
})

test('counts the market kinds of each tab and names tabs by sport', () => {
  expect([...tabCounts(detailGroups(all))]).toEqual([
    ['all', 5],
    ['winner', 1],
    ['handicap', 1],
    ['total', 1],
    ['other', 1],
    ['part', 1],
  ])
  expect([tabName('winner', FOOTBALL), tabName('winner', BASEBALL)]).toEqual(['승무패', '승패'])
  expect([FOOTBALL, BASKETBALL, BASEBALL].map(sport => tabName('part', sport))).toEqual([
    '전반/후반',
    '쿼터',
    '이닝',
  ])
})

test('shows the main lines of the whole match, and a handicap from each side', () => {
  const main = mainMarkets({ markets: [half, handicaps[1] ?? winner, ...all] })
  expect([...main].map(([column, { id }]) => [column, id])).toEqual([
    ['winner', '1/'],
    ['handicap', '3/-0.25'],
    ['total', '2/2.75'],
  ])
  const cells = cellsOf('handicap', main.get('handicap'))
  expect(cells.map(({ outcome }) => outcome && handicaps[0] && lineText(handicaps[0], outcome))).toEqual([
    '-0.25',
    '+0.25',
  ])
  expect(cellsOf('winner', market(52, ['1', '2'])).map(({ outcome }) => outcome?.betName)).toEqual([
    '1',
    undefined,
    '2',
  ])
})

test('toggles favourites, limits their number and ignores invalid ones', () => {
  const none: Favourites = { fixtures: [], leagues: [], markets: [], games: [] }
  expect(toggledFixture(toggledFixture(none, 7), 7)).toEqual(none)
  const many = Array.from({ length: 40 }, (_, id) => id + 1).reduce(toggledFixture, none)
  expect([many.fixtures.length, many.fixtures.at(-1)]).toEqual([30, 40])
  const league = { leagueId: 1, sportId: 2, locationId: 3, name: 'K리그1' }
  const kept = toggledLeague(none, league)
  expect(readFavourites(JSON.stringify(kept))).toEqual(kept)
  expect(readFavourites('{"fixtures":["x",1.5,9],"leagues":[{"name":1},7]}')).toEqual({
    fixtures: [9],
    leagues: [],
    markets: [],
    games: [],
  })
  expect(toggledMarket(toggledMarket(none, 5), 5)).toEqual(none)
  expect(toggledGame(none, 251).games).toEqual([251])
  expect(toggledGame(toggledGame(none, 251), 251)).toEqual(none)
  for (const wrong of [null, 'x', '7', '{"fixtures":3}']) expect(readFavourites(wrong)).toEqual(none)
})
