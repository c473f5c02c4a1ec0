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

test('MINI-086 hides the results and sums of bets until the play is over', async () => {
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

test('delays the notice of a bet until its play ends or is skipped, and not for other bets', async () => {
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

test('delays a notice that arrives before its draw until the draw was shown', async () => {
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

test('notifies once, immediately, when the page is left', async () => {
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

test('sets the window title to the game’s name', async () => {
  await drawPage(20)
  expect(document.title).toBe(`${game.title} · 한판`)
})
