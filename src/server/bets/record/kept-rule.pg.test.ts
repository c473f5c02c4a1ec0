import { expect, test } from 'vitest'
import { settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { useSettlementRoutes } from '#tests/support/books/settlement-routes.ts'
import { HOME_WIN } from '#tests/support/facts/fixture-facts.ts'
import { aPayoutRule, takeUnder } from '#tests/support/facts/payout-rules.sql.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { findBet } from '../history/bet-history.ts'
import { wireBet } from '../history/wire-bet.ts'

const database = useDatabase()
const clock = testClock()
const desk = settlementDesk(database, clock)
const ask = useSettlementRoutes(desk.deps)

test('handbook 1.6 previews, pays and explains a bonus with regraded legs by the rule of its bet', async () => {
  await desk.newFixtures({ id: 1 }, { id: 2 }, { id: 3 })
  const members = await desk.newMembers(3)
  const bets = await desk.placeAll(
    members.map(member => ({ member, legs: [1, 2, 3].map(fixture => ({ fixture, odds: 200 })), bonus: 3 })),
  )
  await takeUnder(database.db, aPayoutRule({ 2: 150, 3: 160 }, 130), bets.slice(1, 2))
  await takeUnder(database.db, aPayoutRule({ 2: 150, 3: 160 }, 200), bets.slice(2))
  await desk.recordVoid(1)
  await desk.record(2, HOME_WIN)
  for (const fixture of [1, 2]) await desk.settle(fixture)

  const { json } = await ask('/api/admin/fixtures/3/result/preview', {
    as: 'operator',
    body: { sheet: HOME_WIN },
  })
  // Two legs of 2.00 won. The three bonuses are 1.00, 1.50, and none for legs above 2.00.
  expect(json.sums).toMatchObject({ bets: 3, payouts: 40_000 + 60_000 + 40_000 })
  await desk.record(3, HOME_WIN)
  await desk.settle(3)
  expect((await desk.bets(bets)).map(({ payout }) => payout)).toEqual([40_000, 60_000, 40_000])
  const told = await Promise.all(
    members.map(async (member, index) => {
      const bet = await findBet({ db: database.db, clock }, member, bets[index] ?? '')
      return bet && wireBet(bet)
    }),
  )
  expect(told.map(bet => [bet?.settledRatio, bet?.bonus?.settledPrice])).toEqual([
    [4, 1],
    [6, 1.5],
    [4, 1],
  ])
})
