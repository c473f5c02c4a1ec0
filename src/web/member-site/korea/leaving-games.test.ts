import { expect, test } from 'vitest'
import type { Game } from '#contract/fixtures.ts'
import { leavingOf, withLeaving } from './leaving-games.ts'

const games = (...ids: number[]) => ids.map(fixtureId => ({ fixtureId }) as Game)
const idsOf = (list: readonly Game[]) => list.map(({ fixtureId }) => fixtureId)
const ended =
  (...ids: number[]) =>
  (id: number) =>
    ids.includes(id)

test.each([
  ['in the middle', games(1, 2, 3), games(1, 3), [2], [1, 2, 3]],
  ['at the top', games(1, 2, 3), games(2, 3), [1], [1, 2, 3]],
  ['two in a row', games(1, 2, 3, 4), games(1, 4), [2, 3], [1, 2, 3, 4]],
  ['while another begins', games(1, 2, 3), games(1, 3, 4), [2], [1, 2, 3, 4]],
  ['all of them', games(1, 2), games(), [1, 2], [1, 2]],
])('ROUTE-041 a match that ends stays where it stood for a moment: %s', (_, before, now, over, shown) => {
  expect(idsOf(withLeaving(now, leavingOf(before, now, ended(...over))))).toEqual(shown)
})

test('a match that is still running has gone to another page of the list, and leaves at once', () => {
  expect(leavingOf(games(1, 2), games(1), ended())).toEqual([])
})

test('a match that is listed again is not shown twice', () => {
  const leaving = leavingOf(games(1, 2), games(1), ended(2))
  expect(idsOf(withLeaving(games(1, 2), leaving))).toEqual([1, 2])
})
