import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  answer,
  callsOf,
  drawPage,
  find,
  findAll,
  logIn,
  useDrawing,
  wordsOf,
} from '#tests/support/components/drawn.tsx'
import { Page } from './virtual-results-page.tsx'

useDrawing()

const venue = (gameId: number, title: string, kind: string) => ({
  ...{
    gameId,
    title,
    kind,
    route: `bet365/${gameId}`,
    otherRoutes: [],
    group: 'bet365',
    intervalSeconds: 180,
  },
  ...{ closeSeconds: 10, state: 'open', drawnBy: gameId },
})
const round = (gameId: number, draw: unknown) => ({
  ...{ id: String(gameId), gameId, roundId: '20261121-0240', round: 240, totalRound: 240, state: 'drawn' },
  ...{ drawsAt: Date.parse('2026-11-21T11:59:00+09:00'), draw, results: [], voidReason: '' },
  ...{ commitment: 'a', beacon: 'b', seed: 'c' },
})
const match = { event: { home: 0, away: 1, homeMean: 155, awayMean: 110 }, homeGoals: 2, awayGoals: 0 }
const race = { event: { names: [2, 0, 3], weights: [28, 21, 17] }, order: [3, 1, 2] }

function visit() {
  answer({
    'minigame/games': [venue(601, '유로컵', 'virtual-soccer'), venue(621, '골든힐 파크', 'virtual-dog')],
    'game_result/virtuals': {
      rounds: [round(621, race), round(601, { ...match, homeMinutes: [3, 60], awayMinutes: [] })],
      pageCount: 1,
      totalCount: 2,
    },
  })
  logIn()
  return drawPage(Page)
}

const rows = () => findAll('[data-round]').map(wordsOf)

test('ROUTE-068 lists the results of all venues in one list, with venue and names, and filters by venue', async () => {
  const user = visit()
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(rows()[0]).toContain('골든힐 파크')
  expect(rows()[0]).toContain('3새벽안개1검은화살2번개질주')
  expect(rows()[1]).toContain('유로컵')
  expect(rows()[1]).toContain('프랑스2 : 0독일')
  const venues = find('select')
  expect([...(venues?.querySelectorAll('option') ?? [])].map(wordsOf)).toEqual([
    '모든 경기장',
    '유로컵',
    '골든힐 파크',
  ])
  if (venues) await user.selectOptions(venues, '601')
  await waitFor(() => expect(find('select')).toHaveProperty('value', '601'))
  await waitFor(() => expect(callsOf('game_result/virtuals')).toHaveLength(2))
})
