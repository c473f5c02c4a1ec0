import { expect, test } from 'vitest'
import type { Game } from '#contract/fixtures/fixtures.ts'
import { button, draw, findAll, useDrawing } from '#tests/support/components/drawn.tsx'
import { GameRows } from './game-rows.tsx'

useDrawing()

const game: Game = {
  ...{
    id: 7,
    fixtureId: 7,
    status: 1,
    startdate: '2026-11-21 20:00:00',
    date: '11-21 20:00',
    replayOf: null,
  },
  ...{ sport_id: 6046, sport_name: '축구', location_id: 1, location_name: '대한민국', location_code: 'kr' },
  ...{
    league_id: 101,
    league_name: 'K리그1',
    home_participants_name: '울산',
    away_participants_name: '서울',
  },
  markets: [7, 17, 5, 41, 64, 21, 42, 65, 45, 6].map(marketId => ({
    id: marketId,
    marketId,
    marketName: `Market ${marketId}`,
    marketNameKorean: `항목 ${marketId}`,
    bets: [],
  })),
  marketCount: 10,
}

const kinds = () => findAll('[data-market]').map(row => row.dataset.market)

test('ROUTE-045 shows eight market types of a game, and all of them when expanded', async () => {
  const user = draw(<GameRows game={game} closeSeconds={60} onMore={() => {}} />)
  expect(kinds()).toEqual(['7', '17', '5', '41', '64', '21', '42', '65'])
  await user.click(button(/다른 항목 2$/))
  expect(kinds()).toEqual(['7', '17', '5', '41', '64', '21', '42', '65', '45', '6'])
})

test('ROUTE-045 the special page shows one line of a game, and all of them when expanded', async () => {
  const user = draw(<GameRows game={game} closeSeconds={60} onMore={() => {}} oneLine />)
  expect(kinds()).toEqual(['7'])
  await user.click(button(/다른 항목 9$/))
  expect(kinds()).toHaveLength(10)
  await user.click(button(/다른 항목 9$/))
  expect(kinds()).toEqual(['7'])
})
