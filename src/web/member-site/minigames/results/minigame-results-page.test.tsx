import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RoundResult } from '#contract/minigame/round-results.ts'
import {
  answer,
  drawPage,
  find,
  findAll,
  logIn,
  useDrawing,
  wordsOf,
} from '#tests/support/components/drawn.tsx'
import { exportedGame } from '#tests/support/draws/exported-game.ts'
import { Page } from './minigame-results-page.tsx'
import { familiesOf, filterAddress, readFilter } from './results-address.ts'

useDrawing()

const aGame = (gameId: number, title: string, kind: string, group = 'next') => ({
  ...{ gameId, title, kind, route: `${group}/${gameId}`, otherRoutes: [], group, intervalSeconds: 60 },
  ...{ closeSeconds: 10, state: 'open' as const, drawnBy: gameId },
})
const games = [
  aGame(251, '1분 파워볼', 'powerball'),
  aGame(252, '1분 바카라', 'baccarat'),
  aGame(505, '파워볼 E 1분', 'powerball', 'evolution'),
]

const [drawn] = exportedGame('powerball', 1).rounds
const aRound = (round: number, sketch: Partial<RoundResult> = {}): RoundResult => ({
  id: String(round),
  gameId: 251,
  roundId: `20261121-${String(round).padStart(4, '0')}`,
  round,
  totalRound: 3_600_000 + round,
  drawsAt: Date.parse('2026-11-21T11:59:00+09:00'),
  state: 'drawn',
  draw: drawn?.draw,
  results: [...(drawn?.results ?? [])].map(one => ({ ...one, won: [...one.won], void: [...one.void] })),
  commitment: 'a',
  beacon: 'b',
  seed: 'c',
  voidReason: '',
  ...sketch,
})

function visit(rounds: readonly RoundResult[], address = '/') {
  answer({
    'minigame/games': games,
    'game_result/minigame': { rounds, pageCount: 2, totalCount: 16 },
  })
  logIn()
  return drawPage(Page, address)
}

const rowOf = (round: number) => find(`[data-round="20261121-${String(round).padStart(4, '0')}"]`)

test('ROUTE-061 shows the draw of a round, and whether it is waiting or why it is void', async () => {
  const nothing = { draw: null, results: [], beacon: null, seed: null }
  visit([
    aRound(4, { state: 'open', ...nothing }),
    aRound(3, { state: 'closed', ...nothing }),
    aRound(2, { state: 'void', ...nothing, voidReason: '운영자가 무효 처리했습니다.' }),
    aRound(1),
  ])
  await waitFor(() => expect(rowOf(1)).not.toBeNull())
  expect(wordsOf(rowOf(4))).toContain('베팅가능')
  expect(wordsOf(rowOf(3))).toContain('결과대기')
  expect(wordsOf(rowOf(2))).toContain('적특운영자가 무효 처리했습니다.')
  expect(rowOf(1)?.querySelector('[data-draw="powerball"]')).not.toBeNull()
  expect(wordsOf(rowOf(1))).toContain('누적 3,600,001')
  const link = rowOf(1)?.querySelector('a')
  expect(link?.getAttribute('href')).toBe('/minigame/verify?gameId=251&round=20261121-0001')
})

test('filters by kind and game, and keeps day and page in the address', async () => {
  const user = visit([aRound(1)], '/?gameId=505&date=2026-11-20')
  await waitFor(() => expect(rowOf(1)).not.toBeNull())
  expect(screen.getByRole('combobox', { name: '게임' })).toHaveProperty('value', '505')
  expect(findAll('[role="tab"]').map(wordsOf)).toEqual(['파워볼2', '바카라1'])
  await user.click(screen.getByRole('tab', { name: /바카라/ }))
  await waitFor(() => expect(screen.getByRole('combobox', { name: '게임' })).toHaveProperty('value', '252'))
})

test('ROUTE-068 filters minigames by provider', async () => {
  const user = visit([aRound(1)])
  await waitFor(() => expect(rowOf(1)).not.toBeNull())
  const providers = screen.getByRole('combobox', { name: '게임사' })
  expect(findAll('option').map(wordsOf).slice(0, 3)).toEqual(['모든 게임사', '1분 게임', 'E 게임'])
  await user.selectOptions(providers, 'evolution')
  await waitFor(() => expect(screen.getByRole('combobox', { name: '게임' })).toHaveProperty('value', '505'))
  expect(findAll('[role="tab"]').map(wordsOf)).toEqual(['파워볼1'])
})

test('says when a day has no rounds', async () => {
  visit([])
  await screen.findByText('이 날의 회차가 없습니다.')
})

test('ignores invalid query parameters and omits defaults', () => {
  const today = '2026-11-21'
  const first = { gameId: undefined, group: '', date: today, page: 1 }
  expect(readFilter({ gameId: 'x', date: '2026-02-30', page: '0' }, today)).toEqual(first)
  expect(readFilter({ date: '2026-11-22' }, today)).toEqual(first)
  const address = { gameId: '251', group: 'next', date: '2026-11-20', page: '3' }
  expect(filterAddress(readFilter(address, today), today)).toEqual(address)
  expect(Object.values(filterAddress(first, today)).filter(Boolean)).toEqual([])
  const others = familiesOf([...games, aGame(900, '새 게임', 'wheel of tomorrow')])
  expect(others.map(({ key }) => key)).toEqual(['powerball', 'baccarat', 'others'])
})
