// Kills site, gateway and database during deposits and withdrawals; `npm run drill -- cashier 30` repeats it.
import { expect, test } from 'vitest'
import { drillCashier } from '#dev/drills/cashier/kill-cashier.ts'

test('WALLET-004 WALLET-006 WALLET-009 loses and creates no won and ends each request once when site, gateway or database is killed', async () => {
  const figures = await drillCashier(3)
  expect(figures.faults).toEqual([])
  expect(figures.kills).toEqual({ site: 1, gateway: 1, database: 1 })
  expect(figures.requests['bank deposit done']).toBeGreaterThan(1)
  expect(figures.requests['tether deposit done']).toBeGreaterThan(1)
}, 300_000)
