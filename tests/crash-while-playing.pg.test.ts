// Kills site, database and a supplier during play; `npm run drill -- wallet 30` repeats it.
import { expect, test } from 'vitest'
import { drillWallet } from '#dev/drills/wallet/kill-wallet.ts'

test('CASINO-008 loses and creates no won when site, database or supplier is killed during play', async () => {
  const figures = await drillWallet(3)
  expect(figures.faults).toEqual([])
  expect(figures.kills).toEqual({ site: 1, database: 1, supplier: 1 })
  expect(figures.unanswered).toBeGreaterThan(0)
  expect(figures.rounds).toBeGreaterThan(10)
  expect(figures.sandboxBets).toBeGreaterThan(0)
}, 240_000)
