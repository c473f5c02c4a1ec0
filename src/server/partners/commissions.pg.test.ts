import { beforeAll, expect, test } from 'vitest'
import type { MemberId } from '#domain/ids.ts'
import { DAY } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { won } from '#domain/money.ts'
import { NO_RATE, ratesBy } from '#domain/partners/commission-rates.ts'
import { periodStart } from '#domain/protection/periods.ts'
import { postTransfer } from '#server/ledger/ledger.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { commissionDesk, OPEN } from '#tests/support/partners/commission-desk.ts'
import { flatRates } from '#tests/support/partners/partner-tree.ts'
import { insertPlayedBets } from '#tests/support/partners/played-bets.sql.ts'
import { listPurseFaults, runLosing } from './partners.ts'

const database = useDatabase()
const clock = testClock()
const desk = commissionDesk(database, clock)
const { world, follow, purse, aBet, end } = desk

beforeAll(() => desk.ready())

test('handbook 4.3 books the worked example as written, reverses it with a correction, and shares it by the week', async () => {
  const subHead = await world.newPartner(null, 2, flatRates(80, 2_000))
  const distributor = await world.newPartner(subHead, 3, flatRates(50, 1_000))
  const shop = await world.newPartner(distributor, 4, flatRates(30, 0))
  const member = await world.newMember(shop)
  await world.setAgent(
    member,
    ratesBy(product => (product === 'casino' ? { rolling: 10, losing: 0 } : NO_RATE)),
    [],
  )
  const everybody = [subHead, distributor, shop, member]
  const purses = () => Promise.all(everybody.map(id => purse(id)))
  const bet = aBet(member, 2_000_000)
  await insertPlayedBets(database.db, [bet])
  await follow()
  expect(await purses()).toEqual([0, 0, 0, 0])
  const won = { status: 2, payout: 1_700_000 }
  await end(bet, OPEN, won)
  await follow()
  await follow()
  expect(await purses()).toEqual([6_000, 4_000, 4_000, 2_000])

  const wrong = aBet(member, 1_000_000)
  await insertPlayedBets(database.db, [wrong])
  await end(wrong, OPEN, { status: 1, payout: 0 })
  await end(wrong, { status: 1, payout: 0 }, { status: 3, payout: 1_000_000 })
  await follow()
  expect(await purses()).toEqual([6_000, 4_000, 4_000, 2_000])
  await end(wrong, { status: 3, payout: 1_000_000 }, { status: -1, payout: null })
  await follow()
  expect(await purses()).toEqual([6_000, 4_000, 4_000, 2_000])

  expect(await runLosing(world.deps())).toEqual([])
  const monday = periodStart('week', clock.now())
  clock.advance(monday + 7 * DAY - clock.now())
  expect(await runLosing(world.deps())).toEqual([seoulDay(monday)])
  expect(await runLosing(world.deps())).toEqual([])
  expect(await Promise.all(everybody.map(id => purse(id, 'losing')))).toEqual([28_400, 28_400, 0, 0])
  expect(await listPurseFaults(database.db)).toEqual([])
})

test('handbook 4.3 rule 8 a bet uses the rates and partners at acceptance, and corrections are entries of their own day', async () => {
  const partner = await world.newPartner(null, 1, flatRates(100, 0))
  const member = await world.newMember(partner)
  const before = aBet(member, 100_000)
  await insertPlayedBets(database.db, [before])
  clock.advance(1_000)
  expect((await world.changeRates(partner, flatRates(50, 0))).ok).toBe(true)
  clock.advance(1_000)
  const after = aBet(member, 100_000)
  await insertPlayedBets(database.db, [after])
  clock.advance(1_000)
  expect((await world.setActive(partner, false)).ok).toBe(true)
  clock.advance(1_000)
  const stopped = aBet(member, 100_000)
  await insertPlayedBets(database.db, [stopped])
  const lost = { status: 1, payout: 0 }
  for (const bet of [before, after, stopped]) await end(bet, OPEN, lost)
  await follow()
  expect(await purse(partner)).toBe(1_500)
  const ended = clock.now()
  clock.advance(DAY)
  await end(before, lost, { status: 3, payout: 100_000 })
  await follow()
  expect(await purse(partner)).toBe(500)
  const days = await database.db.many<{ day: string; rolling: number }>(sql`
    select day::text as day, rolling from commission_day where earner_id = ${partner} order by day`)
  expect(days).toEqual([
    { day: seoulDay(ended), rolling: 1_500 },
    { day: seoulDay(clock.now()), rolling: -1_000 },
  ])
})

test('several concurrent processes book each change once', async () => {
  const partner = await world.newPartner(null, 1, flatRates(100, 0))
  const member = await world.newMember(partner)
  const bets = Array.from({ length: 40 }, () => aBet(member, 10_000))
  await insertPlayedBets(database.db, bets)
  for (const bet of bets) await end(bet, OPEN, { status: 1, payout: 0 })
  await Promise.all(Array.from({ length: 4 }, follow))
  expect(await purse(partner)).toBe(4_000)
})

test('handbook 4.3 rule 7 rolling booked while its bets are corrected equals that of the final bets', async () => {
  const partner = await world.newPartner(null, 1, flatRates(100, 0))
  const shop = await world.newPartner(partner, 4, flatRates(40, 0))
  const member = await world.newMember(shop)
  clock.advance(1_000)
  const bets = Array.from({ length: 20 }, () => aBet(member, 10_000))
  await insertPlayedBets(database.db, bets)
  const [lost, taken, paid] = [
    { status: 1, payout: 0 },
    { status: 3, payout: 10_000 },
    { status: 2, payout: 19_000 },
  ]
  let correcting = true
  const following = Array.from({ length: 3 }, async () => {
    while (correcting) await follow()
  })
  await Promise.all(bets.map(bet => end(bet, OPEN, lost)))
  await Promise.all(bets.map(bet => end(bet, lost, taken)))
  await Promise.all(bets.map(bet => end(bet, taken, paid)))
  await Promise.all(bets.slice(0, 8).map(bet => end(bet, paid, taken)))
  correcting = false
  await Promise.all(following)
  await follow()
  expect([await purse(partner), await purse(shop)]).toEqual([12 * 60, 12 * 40])
  expect(await listPurseFaults(database.db)).toEqual([])
})

test('handbook 4.3 deducts points converted by the tree from the losing share, by the difference of the rates', async () => {
  const top = await world.newPartner(null, 1, flatRates(0, 2_000))
  const shop = await world.newPartner(top, 4, flatRates(0, 500))
  const member = await world.newMember(shop)
  clock.advance(1_000)
  const bet = aBet(member, 100_000)
  await insertPlayedBets(database.db, [bet])
  await end(bet, OPEN, { status: 1, payout: 0 })
  await convertPoints(member, 20_000)
  await follow()
  clock.advance(periodStart('week', clock.now()) + 7 * DAY - clock.now())
  await runLosing(world.deps())
  expect([await purse(top, 'losing'), await purse(shop, 'losing')]).toEqual([
    ((100_000 - 20_000) * 15) / 100,
    ((100_000 - 20_000) * 5) / 100,
  ])
})

async function convertPoints(member: MemberId, amount: number): Promise<void> {
  await database.db.transaction(tx =>
    postTransfer(tx, {
      ref: world.newUuid(),
      kind: 'points-converted',
      postings: [{ from: 'house:grants', to: `member:${member}:wallet`, amount: won(amount) }],
      at: clock.now(),
      actor: 'system:test',
    }),
  )
}
