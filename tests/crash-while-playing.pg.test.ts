// A supplier plays while the house and then its database are killed under it; `npm run drill -- wallet 30` does it more often.
import { expect, test } from 'vitest'
import { drillWallet } from '#dev/drills/wallet/kill-wallet.ts'

test('CASINO-008 no won is lost or made when the house or its database is killed while a supplier plays', async () => {
  const figures = await drillWallet(2)
  expect(figures.faults).toEqual([])
  expect(figures.kills).toEqual({ site: 1, database: 1 })
  expect(figures.unanswered).toBeGreaterThan(0)
  expect(figures.rounds).toBeGreaterThan(10)
}, 120_000)
