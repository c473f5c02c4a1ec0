import { expect, test } from 'vitest'
import type { Game } from '#contract/fixtures/fixtures.ts'
import { withNewest } from './with-newest.ts'

/** "2*" is game 2 as listed later. */
const games = (names: string) =>
  names
    .split(' ')
    .filter(Boolean)
    .map(name => ({ fixtureId: Number.parseInt(name, 10), league_name: name }) as Game)
const namesOf = (rows: readonly Game[]) => rows.map(row => row.league_name).join(' ')

test.each([
  ['the first begins', '1 2 3', '2* 3*', '1 2* 3*'],
  ['one in the middle is called off', '1 2 3', '1* 3*', '1* 2 3*'],
  ['the next page moves up', '1 2 3', '2* 3* 4*', '1 2* 3*'],
  ['one comes between', '1 3', '1* 2* 3*', '1* 3*'],
  ['two change places', '1 2', '2* 1*', '1* 2*'],
  ['all begin', '1 2', '', '1 2'],
])('moves no row when %s', (_, rows, listed, drawn) => {
  expect(namesOf(withNewest(games(rows), games(listed)))).toBe(drawn)
})
