import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  answer,
  callsOf,
  drawPage,
  find,
  findAll,
  inSeconds,
  logIn,
  NOON,
  useDrawing,
  wordsOf,
} from '#tests/support/components/drawn.tsx'
import { amount, placeBet } from '#tests/support/components/drawn-cart.tsx'
import { aGame, anOffer, answersOf } from '#tests/support/components/drawn-minigame.tsx'
import { Cart } from '../cart/round-cart.tsx'
import { roundStore } from '../cart/round-cart-store.ts'
import { roundPlacing } from '../cart/round-placing.ts'
import { GameView } from '../game/game-view.tsx'
import { hearHouseTime } from '../rounds/house-clock.ts'
import { SportView } from './sport-view.tsx'

useDrawing()
afterEach(() => {
  roundPlacing.cancel()
  roundStore.clearSlip()
})

const euro = aGame('bet365/soccer/eurocups')
const premier = aGame('bet365/soccer/premierships', { gameId: euro.gameId + 1 })
const dogs = aGame('bet365/dog/goldenhillparks')
const upcomingOf = (game: typeof euro) => {
  const { round, roundId, startsAt, drawsAt, event } = anOffer(game, {}, 1)
  return [{ round, roundId, startsAt, drawsAt, event, marketNameKorean: '승무패', bets: [] }]
}

function prepare(game: typeof euro): void {
  vi.setSystemTime(inSeconds(20))
  hearHouseTime(NOON)
  answer({ ...answersOf(game, []), 'virtual/upcoming': upcomingOf(game) })
  logIn()
}

/** The venue's tile of a pick. */
const tileOf = (game: typeof euro, key: string) =>
  find(`[data-venue="${game.gameId}"] [data-tile="${key}"]`) as HTMLElement

test('VIRT-004 a sport page shows the open event of a venue with its prices, before the next events', async () => {
  prepare(euro)
  drawPage(() => <SportView sport="soccer" games={[euro]} />)
  await waitFor(() => expect(findAll('[data-tile]')).toHaveLength(3))
  await waitFor(() => expect(find('[data-upcoming]')).not.toBeNull())
  expect(wordsOf(find('[data-venue]'))).toContain(`${anOffer(euro).round}회차`)
  expect(find('[data-event]')?.dataset.eventState).toBe('open')
  const open = find('[data-event]') as HTMLElement
  const next = find('[data-upcoming]') as HTMLElement
  expect(open.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('VIRT-023 a price of a sport page goes to the cart, and the cart follows the pressed venue', async () => {
  prepare(euro)
  answer({ [`settingMinigame/${premier.gameId}`]: Object.values(answersOf(premier, [])).at(-1) })
  const user = drawPage(() => (
    <>
      <SportView sport="soccer" games={[euro, premier]} />
      <Cart />
    </>
  ))
  await waitFor(() => expect(findAll('[data-tile]')).toHaveLength(6))
  await user.click(tileOf(euro, '1x2.home'))
  await waitFor(() => expect(wordsOf(find('[data-selection]'))).toContain(euro.title))
  await user.click(tileOf(premier, '1x2.away'))
  await waitFor(() => expect(wordsOf(find('[data-selection]'))).toContain(premier.title))
  expect(findAll('[data-selection]')).toHaveLength(1)
  await user.type(amount(), '10000')
  await user.click(screen.getByRole('button', { name: placeBet }))
  await waitFor(() => expect(find('[data-confirm-pick]')).not.toBeNull())
  expect(callsOf(`settingMinigame/${premier.gameId}`).length).toBeGreaterThan(0)
})

test('VIRT-022 a race shows each runner once, with its odds', async () => {
  prepare(dogs)
  drawPage(() => <GameView game={dogs} games={[dogs]} />)
  await waitFor(() => expect(find('[data-event="race"]')).not.toBeNull())
  await waitFor(() => expect(find('[data-markets]')).not.toBeNull())
  expect(findAll('[data-event] [data-tile^="winner."]')).toHaveLength(6)
  expect(findAll('[data-event] [data-tile^="place."]')).toHaveLength(6)
  expect(findAll('[data-markets] [data-tile^="winner."]')).toHaveLength(0)
  expect(wordsOf(find('[data-tile="winner.1"]'))).toMatch(/^1착 1번/)
})
