import { expect, test } from 'vitest'
import { MINUTE } from '#domain/instant.ts'
import { raw, sql } from '#server/platform/postgres/postgres.ts'
import { settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { proveBalances } from './prove-balances.ts'
import { findProvedTo } from './proved-postings.sql.ts'

const database = useDatabase()
const clock = testClock()
const desk = settlementDesk(database, clock)

/** One run, a minute after the previous one. */
const turn = async (): Promise<readonly string[]> => {
  clock.advance(MINUTE)
  return (await proveBalances(database.db, clock.now())).differences
}

/** Runs until every posting is in the sums; transactions of other databases can delay that. */
const allProved = () =>
  expect
    .poll(
      async () => {
        expect(await turn()).toEqual([])
        const { provedTo } = await findProvedTo(database.db)
        return provedTo >= (await lastPosting())
      },
      { timeout: 30_000 },
    )
    .toBe(true)
const lastPosting = async () =>
  (await database.db.one<{ n: number }>(sql`select max(n) as n from ledger_posting`)).n

/** Changes rows directly, bypassing the ledger, while `look` runs. */
async function broken(change: string, back: string, look: () => Promise<void>): Promise<void> {
  const by = (statement: string) =>
    database.db.transaction(async tx => {
      await tx.run(raw('alter table ledger_posting disable trigger user'))
      await tx.run(raw(statement))
      await tx.run(raw('alter table ledger_posting enable trigger user'))
    })
  await by(change)
  try {
    await look()
  } finally {
    await by(back)
  }
}

test('W14 checks balances against new postings only, and finds a changed balance or posting in the next run', async () => {
  const [member = 0, other = 0] = await desk.newMembers(2, 50_000)
  expect(await turn()).toEqual([])
  expect(await turn()).toEqual([])
  await desk.newFixtures({ id: 1 })
  await desk.placeAll([
    { member: member as never, stake: 3_000, legs: [{ fixture: 1 }] },
    { member: other as never, stake: 2_000, legs: [{ fixture: 1 }] },
  ])
  expect(await turn()).toEqual([])
  await desk.record(1, { 10: [1, 0], 20: [1, 1], 100: [2, 1] }, 'operator')
  await desk.settle(1)
  expect(await turn()).toEqual([])

  const wallet = `(select ledger_wallet(${member}::bigint))`
  await broken(
    `update ledger_account set balance = balance + 1 where id = ${wallet}`,
    `update ledger_account set balance = balance - 1 where id = ${wallet}`,
    async () => {
      const found = await turn()
      expect(found).toHaveLength(1)
      expect(found[0]).toContain(`member:${member}:wallet`)
      // The fault is reported until it is repaired.
      expect(await turn()).toEqual(found)
    },
  )
  expect(await turn()).toEqual([])

  // Already verified: found by its digest.
  await allProved()
  const first = `n = (select min(n) from ledger_posting)`
  await broken(
    `update ledger_posting set amount = amount + 5 where ${first}`,
    `update ledger_posting set amount = amount - 5 where ${first}`,
    async () => expect((await turn()).join()).toContain('내용이 다릅니다'),
  )
  expect(await turn()).toEqual([])
})

test('W14 finds a balance that changed without a posting, and a posting with a wrong balance', async () => {
  const member = await desk.newMember(9_000)
  await turn()
  await desk.spend(member, 1_000)
  const newest = `n = (select max(n) from ledger_posting)`
  await broken(
    `update ledger_posting set from_after = from_after - 7 where ${newest}`,
    `update ledger_posting set from_after = from_after + 7 where ${newest}`,
    async () => expect((await turn()).join()).toContain(`member:${member}:wallet`),
  )
  await allProved()
  const { count } = await database.db.one<{ count: number }>(
    sql`select count(*) as count from ledger_proved_stretch`,
  )
  expect(count).toBeGreaterThan(0)
})
