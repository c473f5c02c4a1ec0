import { expect, test } from 'vitest'
import { MINUTE, SECOND } from '#domain/instant.ts'
import { points } from '#domain/money.ts'
import { pointsOf } from '#domain/transfer.ts'
import { guardWallet, postTransfer } from '#server/ledger/ledger.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { aBettor } from '#tests/support/facts/bettor.ts'
import { deleteStuckBets, insertStuckBet } from '#tests/support/facts/stuck-bet.sql.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { untilWaiting } from '#tests/support/house/until-waiting.sql.ts'
import { followReportsToEnd } from '#tests/support/reports/follow-to-end.ts'
import { checkReportsWhenDue, compareReports } from '../check/check-reports.ts'
import { followReports } from './follow-reports.ts'

const database = useDatabase()
const clock = testClock()
const house = useHouse(database, { clock })
const desk = settlementDesk(database, clock)

const deps = () => ({ db: database.db, clock })
const follow = () => followReportsToEnd(database.db, clock)
const staked = async (): Promise<number> =>
  (
    await database.db.one<{ sum: number }>(
      sql`select coalesce(sum(staked), 0)::bigint as sum from report_day`,
    )
  ).sum
const faults = async () => (await compareReports(database.db)).faults

test('T1 counts bets placed during concurrent runs once, and omits none', async () => {
  await desk.newFixtures({ id: 1 }, { id: 2 })
  const members = await desk.newMembers(40)
  const before = await staked()
  let isPlacing = true
  const followers = Array.from({ length: 4 }, async () => {
    while (isPlacing) {
      await followReports(deps())
      clock.advance(700)
    }
  })
  const placed: number[] = []
  await Promise.all(
    Array.from({ length: 4 }, async (_, lane) => {
      for (let round = 0; round < 8; round++) {
        const own = members.slice(lane * 10, lane * 10 + 10)
        await desk.placeAll(own.map(member => ({ member, stake: 1_000 + lane, legs: [{ fixture: 1 }] })))
        placed.push(...own.map(() => 1_000 + lane))
      }
    }),
  )
  isPlacing = false
  await Promise.all(followers)
  await follow()
  expect((await staked()) - before).toBe(placed.reduce((sum, one) => sum + one, 0))
  expect(await faults()).toEqual([])
})

test('T1 waits for a bet whose transaction ends late', async () => {
  const member = await desk.newMember()
  await follow()
  const before = await staked()
  const written = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const slow = database.db.transaction(async tx => {
    // As a booking begins: it locks a wallet, then gives its bet an id.
    await guardWallet(tx, member)
    written.resolve()
    await mayEnd.promise
  })
  await written.promise
  const placing = desk.place({ member, stake: 7_000, legs: [{ fixture: 2 }] })
  await untilWaiting(database.db, 1)
  clock.advance(5 * MINUTE)
  for (let turn = 0; turn < 5; turn++) {
    await followReports(deps())
    clock.advance(SECOND)
  }
  expect(await staked()).toBe(before)
  mayEnd.resolve()
  await slow
  await placing
  await follow()
  expect((await staked()) - before).toBe(7_000)
  expect(await faults()).toEqual([])
})

test('a waiting in-play bet stops the sums at its id, and they continue when it has ended', async () => {
  await follow()
  const before = await staked()
  const member = await desk.newMember()
  await desk.place({ member, stake: 3_000, legs: [{ fixture: 2 }] })
  clock.advance(10)
  const id = house.deps.newUuid()
  await insertStuckBet(database.db, clock.now(), { id })
  clock.advance(10)
  await desk.place({ member, stake: 4_000, legs: [{ fixture: 2 }] })
  clock.advance(MINUTE)
  const followed = async (): Promise<number> => {
    await followReports(deps())
    return (await staked()) - before
  }
  // A run may have to wait for a transaction of another database.
  await expect.poll(followed, { timeout: 20_000 }).toBe(3_000)
  for (let turn = 0; turn < 4; turn++) expect(await followed()).toBe(3_000)
  await deleteStuckBets(database.db)
  await follow()
  expect((await staked()) - before).toBe(7_000)
})

test('points count by day, member and level, without a game', async () => {
  const { memberId } = await aBettor(house, { level: 4 })
  const move = (kind: 'points-credited' | 'points-deducted', amount: number) =>
    database.db.transaction(async tx => {
      const [purse, bank] = [pointsOf(memberId), 'house:points'] as const
      const posting =
        kind === 'points-credited' ? { from: bank, to: purse } : ({ from: purse, to: bank } as const)
      const ref = house.deps.newUuid()
      const act = { at: clock.now(), actor: 'system:test' }
      await postTransfer(tx, { ref, kind, postings: [{ ...posting, amount: points(amount) }], ...act })
    })
  await move('points-credited', 500)
  await move('points-deducted', 120)
  await follow()
  expect(
    await database.db.many(sql`
      select product, level, points_in::integer as "pointsIn", points_out::integer as "pointsOut", bets::integer as bets
      from report_member_day where member_id = ${memberId}`),
  ).toEqual([{ product: 0, level: 4, pointsIn: 500, pointsOut: 120, bets: 0 }])
  expect(await faults()).toEqual([])
})

test('T1 the nightly comparison finds a difference of one won, stores it, and raises an alarm', async () => {
  await follow()
  const watch = { ...deps(), log: house.deps.log }
  clock.advance(25 * 60 * MINUTE)
  expect(await checkReportsWhenDue(watch)).toBe(true)
  expect(await checkReportsWhenDue(watch)).toBe(false)
  await database.db.run(sql`
    update report_day set staked = staked + 1 where ctid = (select ctid from report_day where product = 1 limit 1)`)
  const found = await faults()
  expect(found.length).toBe(3)
  expect(found[0]).toMatch(/^2026-11-21: stakes, cancelled, settled, paid, points in and out are \{/)
  clock.advance(25 * 60 * MINUTE)
  expect(await checkReportsWhenDue(watch)).toBe(true)
  const token = await house.logIn('admin')
  const { alarms } = await (await house.get('admin/system', { token })).json()
  expect(alarms.map(({ code }: { code: string }) => code)).toContain('reports-wrong')
})
