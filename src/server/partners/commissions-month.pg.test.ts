import { expect, test } from 'vitest'
import { playMonth } from '#dev/drills/commissions/play-month.ts'
import { useDatabase } from '#tests/support/house/database.ts'

const database = useDatabase()

// `npm run drill -- commissions 100000` runs a large one.
test('commissions of a generated month equal an independent recomputation to the won, also after corrections and cancels', async () => {
  const month = await playMonth(database.db, { bets: 2_000, seed: 19 })
  expect(month.faults).toEqual([])
  expect(month.bets).toBeGreaterThanOrEqual(2_000)
  expect(month.weeks).toBeGreaterThanOrEqual(4)
  expect(month.corrections).toBeGreaterThan(100)
  for (const earned of [month.rolling, month.losing]) expect(earned).toBeGreaterThan(0)
}, 300_000)
