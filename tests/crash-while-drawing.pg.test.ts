// Kills a server that runs rounds at closing, between closing and draw, at the draw and during payment; another
// one takes over. `npm run drill -- rounds 50` does it fifty times.
import { expect, test } from 'vitest'
import { killRounds } from '#dev/drills/rounds/kill-rounds.ts'
import { useDatabase } from './support/house/database.ts'

const database = useDatabase()

test('MINI-089 draws each round once and pays each bet once when killed at any moment', async () => {
  const figures = await killRounds(database.url, 4)
  expect(figures.faults).toEqual([])
  expect(figures.kills).toEqual({ closing: 1, between: 1, drawing: 1, paying: 1 })
  expect(figures.rounds.drawn).toBeGreaterThan(2)
  expect(figures.bets).toBeGreaterThan(4_000)
}, 180_000)
