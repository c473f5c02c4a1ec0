import { expect, test } from 'vitest'
import type { Game, OfferedMarket } from '#contract/fixtures/fixtures.ts'
import { groupGames } from '../games/game-groups.ts'
import { marketGroups } from './market-groups.ts'
import { rowForm } from './market-row-form.ts'
import { outcomeLabel } from './outcome-label.ts'

const market = (
  marketId: number,
  picks: readonly string[],
  betBaseline = '',
  betLine = betBaseline,
): OfferedMarket => ({
  id: `${marketId}/${betBaseline}`,
  marketId,
  marketName: '',
  marketNameKorean: '',
  bets: picks.map((betName, index) => ({
    id: index,
    betName,
    betBaseline,
    betLine,
    betPrice: 1.9,
    betPriceByAdmin: null,
    version: 1,
    status: 1,
  })),
})

const namesOf = (form: ReturnType<typeof rowForm>) => [form?.left?.betName, form?.right?.betName]

test('puts home and over left, away and under right, in any order of answers', () => {
  const winner = rowForm(market(1, ['2', 'X', '1']))
  expect([...namesOf(winner), winner?.middle]).toMatchObject([
    '1',
    '2',
    { kind: 'draw', outcome: { betName: 'X' } },
  ])
  expect(namesOf(rowForm(market(2, ['Under', 'Over'], '2.5')))).toEqual(['Over', 'Under'])
  expect(rowForm(market(2, ['Under', 'Over'], '2.5'))?.middle).toMatchObject({
    kind: 'line',
    line: 250,
    signed: false,
  })
  expect(rowForm(market(3, ['1', '2'], '-0.5'))?.middle).toMatchObject({
    kind: 'line',
    line: -50,
    signed: true,
  })
  expect(rowForm(market(52, ['1', '2']))?.middle).toEqual({ kind: 'versus' })
})

test('keeps the place of a missing answer, and draws no row for many answers', () => {
  expect(rowForm(market(1, ['1', '2']))?.middle).toEqual({ kind: 'draw', outcome: undefined })
  expect(rowForm(market(1, ['1']))).toMatchObject({ right: undefined })
  expect(rowForm(market(6, ['1-0', '2-0', '0-0']))).toBeUndefined()
})

const game = { home_participants_name: '울산 HD', away_participants_name: 'FC서울' } as Game

test('shows a handicap after each team, from its own side', () => {
  const handicap = market(3, ['1', '2'], '-0.5')
  expect(handicap.bets.map(bet => outcomeLabel(game, handicap, bet))).toEqual([
    { label: '울산 HD', note: '(-0.5)' },
    { label: 'FC서울', note: '(+0.5)' },
  ])
})

test('orders all markets: result, handicap, totals, parts; main lines first, no quarter lines', () => {
  const markets = [
    market(21, ['Over', 'Under'], '1.5'),
    market(2, ['Over', 'Under'], '2.5', '3.5'),
    market(2, ['Over', 'Under'], '4.5', '3.5'),
    market(2, ['Over', 'Under'], '3.5'),
    market(3, ['1', '2'], '0.5', '-0.25'),
    market(3, ['1', '2'], '-1', '-0.25'),
    market(3, ['1', '2'], '-0.25'),
    market(3, ['1', '2'], '-0.5', '-0.25'),
    market(1, ['1', 'X', '2']),
  ]
  const groups = marketGroups(markets).map(group => [
    group.typeId,
    group.markets.map(one => one.bets[0]?.betBaseline),
  ])
  expect(groups).toEqual([
    [1, ['']],
    [3, ['-0.5', '-1', '0.5']],
    [2, ['3.5', '2.5', '4.5']],
    [21, ['1.5']],
  ])
})

test('groups games by day and league in the order of their first start', () => {
  const at = (startdate: string, league_id: number) => ({ startdate, league_id }) as Game
  const games = [
    at('2026-11-21 19:00:00', 1),
    at('2026-11-21 19:30:00', 2),
    at('2026-11-21 20:00:00', 1),
    at('2026-11-22 00:30:00', 1),
  ]
  expect(groupGames(games).map(group => [group.key, group.games.length])).toEqual([
    ['2026-11-21 1', 2],
    ['2026-11-21 2', 1],
    ['2026-11-22 1', 1],
  ])
})

test('puts late games below, after earlier late ones', () => {
  const of = (fixtureId: number, league_id: number) =>
    ({ fixtureId, league_id, startdate: '2026-11-21 19:00:00' }) as Game
  const games = [of(1, 7), of(2, 8), of(3, 7), of(4, 7), of(5, 8), of(6, 7)]
  const shown = groupGames(games, new Set([3, 4, 5, 6]))
  expect(shown.map(group => group.games.map(({ fixtureId }) => fixtureId))).toEqual([
    [1],
    [2],
    [3, 4],
    [5],
    [6],
  ])
  expect(new Set(shown.map(({ key }) => key)).size).toBe(5)
})
