import { expect, test } from 'vitest'
import { addGames, nextGames } from './game-list.ts'
import { instant } from './instant.ts'

const now = instant(1_000_000)
const game = (id: number, startsAt: number, note = '') => ({ id, startsAt: instant(startsAt), note })

test('PICK-015 a game is added only when its id is new; the first stays', () => {
  const games = addGames([game(1, 0, 'first')], [game(1, 0, 'second'), game(2, 0), game(2, 0)])
  expect(games.map(({ id, note }) => [id, note])).toEqual([
    [1, 'first'],
    [2, ''],
  ])
})

test('PICK-016 next games: what begins at or before now is purged', () => {
  const games = [game(1, now - 1_000), game(2, now), game(3, now + 1_000)]
  expect(nextGames(games, [], now).map(({ id }) => id)).toEqual([3])
})

test('PICK-017 next games: new ones come without duplicates', () => {
  const old = [game(1, now + 1), game(2, now + 2)]
  expect(nextGames(old, [game(2, now + 2), game(3, now + 3)], now).map(({ id }) => id)).toEqual([1, 2, 3])
})

test('PICK-018 next games: a new one already past is left out; the list is in order of date', () => {
  const added = [game(2, now), game(3, now + 5), game(4, now + 3)]
  expect(nextGames([game(1, now + 9)], added, now).map(({ id }) => id)).toEqual([4, 3, 1])
})
