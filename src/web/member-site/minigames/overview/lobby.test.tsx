import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  answer,
  drawPage,
  find,
  findAll,
  logIn,
  NOON,
  useDrawing,
  wordsOf,
} from '#tests/support/components/drawn.tsx'
import { aGame, anOffer, answersOf } from '#tests/support/components/drawn-minigame.tsx'
import { useFavourites } from '#web/sport/board/finding/use-favourites.ts'
import { roundStore, useRoundSlip } from '../cart/round-cart-store.ts'
import { hearHouseTime } from '../rounds/house-clock.ts'
import { OverviewView } from './overview-view.tsx'

useDrawing()
beforeEach(() => {
  useFavourites.setState({ games: [] })
  hearHouseTime(NOON)
})
afterEach(() => roundStore.clearSlip())

const [one, five, baccarat, speed] = [
  aGame('next/powerball'),
  aGame('donghang'),
  aGame('lotus/baccarat'),
  aGame('skypark/speed_baccarat1'),
]
const games = [one, five, baccarat, speed]
const offers = games.map(game => anOffer(game))
const marketOf = (place: number) => {
  const market = offers[place]?.markets[0]
  if (!market) throw new Error('every kind has a market')
  return market
}
const head = (place: number) => {
  const { markets: _markets, event: _event, ...round } = offers[place] ?? anOffer()
  return round
}
const answers = (
  more: { readonly played?: number[]; readonly own?: unknown[]; readonly last?: unknown[] } = {},
) => ({
  ...answersOf(one, []),
  'minigame/overview': {
    now: NOON,
    games: games.map(({ gameId }, place) => ({ gameId, round: head(place), last: null })),
  },
  'minigame/lobby': {
    games: games.map(({ gameId }, place) => ({ gameId, market: marketOf(place), last: more.last ?? [] })),
    played: more.played ?? [],
    own: more.own ?? [],
  },
})
const ids = () => findAll('[data-game]').map(({ dataset }) => Number(dataset.game))
const card = (gameId: number) => find(`[data-game="${gameId}"]`)

async function drawLobby(more: Parameters<typeof answers>[0] = {}, address = '/') {
  answer(answers(more))
  logIn()
  const user = drawPage(() => <OverviewView games={games} />, address)
  await waitFor(() => expect(findAll('[data-tile]')).toHaveLength(8))
  return user
}

test('finds games by name and initials, and offers all games again when none is found', async () => {
  const user = await drawLobby()
  const field = screen.getByLabelText('게임 이름 검색')
  await user.type(field, 'ㅍㅇㅂ')
  expect(ids()).toEqual([one.gameId, five.gameId])
  await user.clear(field)
  await user.type(field, '바카라 30초')
  expect(ids()).toEqual([speed.gameId])
  await user.clear(field)
  await user.type(field, '없는 게임')
  expect(ids()).toEqual([])
  await user.click(screen.getByRole('button', { name: '전체 게임 보기' }))
  expect(ids()).toHaveLength(4)
})

test('filters by kind and length, and finds the filter of the address again', async () => {
  const user = await drawLobby()
  await user.click(screen.getByRole('button', { name: /^바카라 ?\d+$/ }))
  expect(ids()).toEqual([speed.gameId, baccarat.gameId])
  await user.click(screen.getByRole('button', { name: '1분' }))
  expect(ids()).toEqual([baccarat.gameId])
})

test('opens with the filter of its address', async () => {
  answer(answers())
  logIn()
  drawPage(() => <OverviewView games={games} />, '/?kind=%EB%B0%94%EC%B9%B4%EB%9D%BC&length=30')
  await waitFor(() => expect(ids()).toEqual([speed.gameId]))
})

test('lists the game that closes next first', async () => {
  const user = await drawLobby()
  await user.click(screen.getByRole('button', { name: '지금 마감' }))
  expect(ids()[0]).toBe(speed.gameId)
  expect(ids().at(-1)).toBe(five.gameId)
})

test('keeps a marked game in its place, and lists favourites and recent games on their own', async () => {
  const user = await drawLobby({ played: [baccarat.gameId] })
  expect(find('[data-section="내 게임"] [data-game]')?.dataset.game).toBe(String(baccarat.gameId))
  const before = ids()
  await user.click(screen.getByRole('button', { name: `${five.title} 즐겨찾기` }))
  expect(ids()).toEqual(before)
  await user.click(screen.getByRole('button', { name: '즐겨찾기' }))
  expect(ids()).toEqual([five.gameId])
  await user.click(screen.getByRole('button', { name: '최근' }))
  expect(ids()).toEqual([baccarat.gameId])
})

test('puts a price of a card into the cart, for its game and running round', async () => {
  const user = await drawLobby()
  await user.click(card(five.gameId)?.querySelector('[data-tile]') ?? document.body)
  expect(useRoundSlip.getState()).toMatchObject({
    page: five.gameId,
    slip: { pick: { roundId: offers[1]?.id, market: 'power-odd-even', pick: 'odd', odds: 195 } },
  })
  await user.click(card(baccarat.gameId)?.querySelector('[data-tile]') ?? document.body)
  expect(useRoundSlip.getState()).toMatchObject({ page: baccarat.gameId, slip: { pick: { pick: 'player' } } })
})

test('marks an own open bet on the running round, and no bet on an earlier one', async () => {
  await drawLobby({
    own: [
      { fixtureId: offers[0]?.id, market: 'power-odd-even', pick: 'even' },
      { fixtureId: '1', market: 'winner', pick: 'player' },
    ],
  })
  expect(wordsOf(card(one.gameId))).toContain('내 베팅')
  expect(findAll('[data-own]').map(({ dataset }) => dataset.tile)).toEqual(['power-odd-even.even'])
  expect(wordsOf(card(baccarat.gameId))).not.toContain('내 베팅')
})

test('shows the last results oldest first', async () => {
  const last = [2, 1].map(round => ({ id: String(round), round, pick: round === 2 ? 'odd' : 'even' }))
  await drawLobby({ last })
  expect(wordsOf(card(one.gameId)?.querySelector('[data-last-results]') ?? null)).toBe('짝홀')
})
