import { expect, test } from 'vitest'
import type { Game } from '#contract/fixtures/fixtures.ts'
import { nextList, plainList, type SteadyList } from './steady-games.ts'

const games = (...ids: number[]) => ids.map(fixtureId => ({ fixtureId }) as Game)
const idsOf = ({ rows }: SteadyList<Game>) => rows.map(({ fixtureId }) => fixtureId)
const seeing =
  (...ids: number[]) =>
  (id: number) =>
    ids.includes(id)
const all = () => true

test.each([
  ['in the middle', games(1, 2, 3), games(1, 3), [1, 2, 3]],
  ['at the top', games(1, 2, 3), games(2, 3), [1, 2, 3]],
  ['two in a row', games(1, 2, 3, 4), games(1, 4), [1, 2, 3, 4]],
  ['the last one', games(1, 2), games(), [1, 2]],
  ['while another comes', games(1, 2, 3), games(1, 3, 4), [1, 2, 3, 4]],
])('ROUTE-041 keeps a match that leaves a visible list in place: %s', (_, before, listed, drawn) => {
  expect(idsOf(nextList(plainList(before), listed, all))).toEqual(drawn)
})

test('marks a match that left, and removes it once out of sight', () => {
  const list = nextList(plainList(games(1, 2, 3)), games(2, 3), all)
  expect([...list.gone]).toEqual([1])
  expect(idsOf(nextList(list, games(2, 3), seeing(2, 3)))).toEqual([2, 3])
})

test('adds a new match below the visible rows, or in place when the list is out of sight', () => {
  const list = nextList(plainList(games(1, 3)), games(1, 2, 3), seeing(1, 3))
  expect(idsOf(list)).toEqual([1, 3, 2])
  expect([...list.late]).toEqual([2])
  expect(idsOf(nextList(plainList(games(1, 3)), games(1, 2, 3), seeing()))).toEqual([1, 2, 3])
})

test('adds later matches below earlier additions', () => {
  const list = nextList(plainList(games(1, 4)), games(1, 3, 4), all)
  const next = nextList(list, games(1, 2, 3, 4), all)
  expect(idsOf(next)).toEqual([1, 4, 3, 2])
  expect(nextList(next, games(1, 2, 3, 4), all)).toBe(next)
})

test('keeps the place of a visible leaver when unseen rows above it have left', () => {
  expect(idsOf(nextList(plainList(games(1, 2, 3, 4)), games(1, 4), seeing(3, 4)))).toEqual([1, 3, 4])
  expect(idsOf(nextList(plainList(games(1, 2, 3)), games(3), seeing(2, 3)))).toEqual([2, 3])
})

test('keeps a late match that leaves in its place below', () => {
  const list = nextList(plainList(games(1, 3)), games(1, 2, 3, 4), all)
  expect(idsOf(nextList(list, games(1, 3, 4), all))).toEqual([1, 3, 2, 4])
})

test('returns the same list when nothing changed', () => {
  const list = plainList(games(1, 2))
  expect(nextList(list, games(1, 2), all)).toBe(list)
})

test('unmarks a match that is listed again', () => {
  const list = nextList(plainList(games(1, 2)), games(2), all)
  const again = nextList(list, games(1, 2), all)
  expect(idsOf(again)).toEqual([1, 2])
  expect(again.gone.size).toBe(0)
})
