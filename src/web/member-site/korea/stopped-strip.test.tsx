import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Game } from '#contract/fixtures/fixtures.ts'
import { odds } from '#domain/odds.ts'
import { draw, find, findAll, useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import { oddsStore } from '#web/sport/prices/use-odds.ts'
import { GameRows } from './game-rows.tsx'

useDrawing()

const OPEN = 1
const SUSPENDED = 2
let games = 0

/** A game with three markets in these states. Outcomes are new in each test: live prices outlive it. */
function aGame(statuses: readonly number[]): Game {
  const first = ++games * 100
  const outcome = (market: number, betName: string, place: number, status: number) => ({
    ...{ id: first + 10 * market + place, betName, betBaseline: '', betLine: '', betPrice: 1.9 },
    ...{ betPriceByAdmin: null, version: 1, status },
  })
  return {
    ...{ fixtureId: first, sport_id: 6046, status: 1, startdate: '2026-11-21 18:00:00', marketCount: 3 },
    ...{ home_participants_name: '울산', away_participants_name: '서울' },
    markets: statuses.map((status, market) => ({
      ...{
        id: first + market,
        marketId: [1, 52, 5][market],
        marketName: '',
        marketNameKorean: `항목 ${market}`,
      },
      bets: ['1', '2'].map((name, place) => outcome(market, name, place, status)),
    })),
  } as unknown as Game
}

const drawGame = (game: Game) => draw(<GameRows game={game} closeSeconds={60} onMore={() => undefined} />)
const rows = () => findAll('[data-market]').length
const strip = () => find('[data-stopped]')

function tell(game: Game, market: number, status: 'open' | 'suspended'): void {
  const outcomes = game.markets[market]?.bets ?? []
  act(() =>
    oddsStore.apply(
      outcomes.map(({ id }) => ({ outcomeId: String(id), odds: odds(190), version: 1, status })),
    ),
  )
}

test('shows a suspended match as one strip below its teams', () => {
  drawGame(aGame([SUSPENDED, SUSPENDED, SUSPENDED]))
  expect(rows()).toBe(0)
  expect(wordsOf(strip())).toBe('일시중지')
  expect(wordsOf(find('[data-teams]'))).toBe('울산 VS 서울')
})

test('names the suspended markets of a match that takes bets, and leaves a single one in its row', () => {
  drawGame(aGame([OPEN, SUSPENDED, SUSPENDED]))
  expect(rows()).toBe(1)
  expect(wordsOf(strip())).toBe('일시중지항목 1, 항목 2')
  drawGame(aGame([OPEN, OPEN, SUSPENDED]))
  expect(findAll('[data-stopped]')).toHaveLength(1)
})

test('folds only after a long stop, and shows the rows at once when bets are taken again', () => {
  vi.useFakeTimers({ now: Date.now() })
  const game = aGame([OPEN, OPEN, OPEN])
  drawGame(game)
  for (const market of [0, 1]) tell(game, market, 'suspended')
  act(() => vi.advanceTimersByTime(29_000))
  expect(rows()).toBe(3)
  act(() => vi.advanceTimersByTime(1_000))
  expect(rows()).toBe(1)
  tell(game, 0, 'open')
  expect(rows()).toBe(3)
  tell(game, 0, 'suspended')
  expect(rows()).toBe(3)
})
