import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  answer,
  draw,
  find,
  findAll,
  inSeconds,
  logIn,
  NOON,
  useDrawing,
  wordsOf,
} from '#tests/support/components/drawn.tsx'
import { aDraw, aGame, anOffer, anOwnBet, answersOf } from '#tests/support/components/drawn-minigame.tsx'
import { tellSeen } from '#web/client/live/held-news.ts'
import { GameView } from '../game/game-view.tsx'
import { hearHouseTime } from '../rounds/house-clock.ts'

useDrawing()
const scene = { length: () => 4_000, View: () => <p data-fake-scene /> }
vi.mock('../scenes/load-scene.ts', () => ({ loadScene: async () => scene }))
beforeEach(() => hearHouseTime(NOON))

const game = aGame()
const last = aDraw()
const lost = anOwnBet(last, { id: 'lost', winnings: 0, status: 1 })
const won = anOwnBet(last, { id: 'won', status: 2 })
const rows = () => findAll('[data-own-bet]').map(one => [one.dataset.ownBet, wordsOf(one.children[1])])

/** Renders the page this many seconds after the last draw, with the results of both bets. */
async function drawPage(seconds: number) {
  vi.setSystemTime(inSeconds(seconds))
  answer({ ...answersOf(game, [last], [lost, won]), 'minigame/events': [anOffer(game)] })
  logIn()
  const user = draw(<GameView game={game} games={[game]} />)
  await waitFor(() => expect(rows()).toHaveLength(2))
  await waitFor(() => expect(find('[data-fake-scene]')).not.toBeNull())
  return user
}

const isOver = () => waitFor(() => expect(find('[data-play]')?.dataset.play).toBe('over'))

test('MINI-086 what became of own bets is not told before the play is over, by their sums neither', async () => {
  await drawPage(1)
  expect(rows()).toEqual([
    ['open', '29,000원'],
    ['open', '29,000원'],
  ])
  vi.setSystemTime(inSeconds(5))
  await isOver()
  expect(rows()).toEqual([
    ['lost', '0원'],
    ['won', '+29,000원'],
  ])
})

test('the word of a settled bet waits for the end of its play, or for its skip; of other bets it comes at once', async () => {
  const user = await drawPage(1)
  const told: string[] = []
  const settle = (id: string) => tellSeen(id, () => told.push(id))
  for (const id of ['won', 'on-a-match']) settle(id)
  expect(told).toEqual(['on-a-match'])
  await user.click(screen.getByRole('button', { name: '건너뛰기' }))
  await waitFor(() => expect(told).toEqual(['on-a-match', 'won']))
  settle('lost')
  expect(told).toEqual(['on-a-match', 'won', 'lost'])
})

test('the word of a bet waits for the draw too where it comes before it', async () => {
  const next = anOffer(game)
  vi.setSystemTime(inSeconds(59))
  answer({ ...answersOf(game, [last], [anOwnBet(next, { id: 'next' })]), 'minigame/events': [next] })
  logIn()
  draw(<GameView game={game} games={[game]} />)
  await waitFor(() => expect(rows()).toHaveLength(1))
  const [tell, timers] = [vi.fn(), vi.spyOn(window, 'setTimeout')]
  tellSeen('next', tell)
  expect(tell).not.toHaveBeenCalled()
  // A draw that does not arrive must not hold the notice forever.
  const [afterAll] = timers.mock.calls.find(([, wait]) => wait === 40_000) ?? []
  act(() => afterAll?.())
  expect(tell).toHaveBeenCalledTimes(1)
})

test('who leaves the page is told at once, and once', async () => {
  const tell = vi.fn()
  vi.setSystemTime(inSeconds(1))
  answer({ ...answersOf(game, [last], [won]), 'minigame/events': [anOffer(game)] })
  logIn()
  draw(<GameView game={game} games={[game]} />)
  await waitFor(() => expect(rows()).toHaveLength(1))
  tellSeen('won', tell)
  expect(tell).not.toHaveBeenCalled()
  cleanup()
  expect(tell).toHaveBeenCalledTimes(1)
})

test('the window is called by the game', async () => {
  await drawPage(20)
  expect(document.title).toBe(`${game.title} · 한판`)
})
