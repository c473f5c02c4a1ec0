import { expect, test } from 'vitest'
import type { BetId, FixtureId, MemberId } from '#domain/ids.ts'
import { settleBets } from '#server/bets/bets.ts'
import { sql, type Tx } from '#server/platform/postgres/postgres.ts'
import { settleThroughFailures, settleUntilKilled } from '#tests/support/books/broken-settling.ts'
import { useSettledFixtures } from '#tests/support/books/settled-fixtures.ts'
import { settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { AWAY_WIN, HOME_WIN } from '#tests/support/facts/fixture-facts.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { beginSettling } from './settlement.ts'

const database = useDatabase({ poolSize: 16 })
const clock = testClock()
const desk = settlementDesk(database, clock)

const { at } = useSettledFixtures(database, desk, 2)

/** Singles of 10,000 at 2.00 on the first fixture, one per member. */
async function placeSingles(count: number): Promise<{ members: MemberId[]; bets: BetId[] }> {
  const members = await desk.newMembers(count, 10_000)
  const bets = await desk.placeAll(members.map(member => ({ member, legs: [{ fixture: at(1) }] })))
  return { members, bets }
}

async function expectAllPaid(members: readonly MemberId[], wallet: number): Promise<void> {
  expect(await desk.wallets(members)).toEqual(members.map(() => wallet))
}

test('BETFLOW-027 ten concurrent settlers, repeatedly, pay each bet once', async () => {
  const { members } = await placeSingles(1_200)
  await desk.record(at(1), HOME_WIN)
  await Promise.all(Array.from({ length: 10 }, () => desk.settle(at(1))))
  await expectAllPaid(members, 20_000)
  await Promise.all(Array.from({ length: 10 }, () => desk.settle(at(1))))
  await expectAllPaid(members, 20_000)
})

test('two fixtures that end concurrently leave no common combination undecided', async () => {
  const members = await desk.newMembers(600)
  const legs = [{ fixture: at(1) }, { fixture: at(2) }]
  const bets = await desk.placeAll(members.map(member => ({ member, legs })))
  await desk.record(at(1), HOME_WIN)
  await desk.record(at(2), HOME_WIN)
  await Promise.all([1, 2, 1, 2].map(offset => desk.settle(at(offset))))
  const states = await desk.bets(bets)
  expect(states.every(bet => bet.status === 2 && bet.payout === 40_000)).toBe(true)
})

test('a correction that arrives while the first result is applied wins everywhere', async () => {
  const { members } = await placeSingles(1_200)
  await desk.record(at(1), HOME_WIN)
  const first = desk.settle(at(1))
  await desk.record(at(1), AWAY_WIN)
  await Promise.all([first, desk.settle(at(1))])
  await expectAllPaid(members, 0)
})

test('continues after database failures between and within chunks', async () => {
  const { members } = await placeSingles(1_000)
  await desk.record(at(1), HOME_WIN)
  await settleThroughFailures(desk.deps(), at(1))
  await expectAllPaid(members, 20_000)
})

test('kill -9 during settlement loses nothing and pays nothing twice', async () => {
  const { members, bets } = await placeSingles(6_000)
  await desk.record(at(1), HOME_WIN)
  await settleUntilKilled(database.url, at(1))
  const settled = await countSettled(bets)
  expect(settled).toBeGreaterThan(0)
  expect(settled).toBeLessThan(bets.length)
  await desk.settle(at(1))
  await expectAllPaid(members, 20_000)
})

async function countSettled(bets: readonly BetId[]): Promise<number> {
  const states = await desk.bets(bets)
  return states.filter(bet => bet.status === 2).length
}

test('reads by index, also with a plan made on empty tables', async () => {
  await desk.newFixtures({ id: at(3) })
  await desk.record(at(3), HOME_WIN)
  await desk.settle(at(3))
  await placeSingles(3_000)
  await desk.record(at(1), HOME_WIN)
  await beginSettling(desk.deps(), at(1) as FixtureId)
  const looks = await database.db.transaction(async tx => {
    const before = await countLooks(tx)
    await settleBets(tx, {
      fixtureId: at(1) as FixtureId,
      revision: 1,
      corrects: true,
      cause: 'corrected',
      after: { memberId: 0, betId: '00000000-0000-0000-0000-000000000000' },
      legs: 100,
      ref: desk.deps().newUuid(),
      at: clock.now(),
    })
    return (await countLooks(tx)) - before
  })
  // A dozen row reads for each of the 100 bets, none for the other 2,900.
  expect(looks).toBeLessThan(1_500)
  await desk.settle(at(1))
})

/** Rows that the connection has fetched so far. */
const countLooks = async (tx: Tx): Promise<number> =>
  (
    await tx.one<{ rows: number }>(sql`
      select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::integer as rows
      from pg_stat_xact_user_tables where relname ~ '^(bet|bet_leg|ledger_account|ledger_posting)(_|$)'`)
  ).rows
