import { expect, test } from 'vitest'
import type { MemberId } from '#domain/ids.ts'
import { won } from '#domain/money.ts'
import { walletOf } from '#domain/transfer.ts'
import { raw, sql } from '#server/platform/postgres/postgres.ts'
import { uuidSource } from '#server/platform/postgres/uuid.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { openMemberAccounts, postTransfer } from './ledger.ts'
import { listFaults } from './verify-ledger.sql.ts'

const database = useDatabase()
const clock = testClock()

test.each([
  ['update', sql`update ledger_posting set amount = amount + 1`],
  ['delete', sql`delete from ledger_posting`],
  ['truncate', sql`truncate ledger_posting`],
  ['delete from a month', sql`delete from ledger_posting_2026_11`],
])('postings are append-only: %s is refused', async (_, statement) => {
  await openMemberAccounts(database.db, 9_100 as MemberId)
  await database.db.transaction(tx =>
    postTransfer(tx, {
      ref: uuidSource(clock)(),
      kind: 'other',
      postings: [{ from: 'house:grants', to: walletOf(9_100 as MemberId), amount: won(1) }],
      at: clock.now(),
      actor: 'system:test',
    }),
  )
  await expect(database.db.run(statement)).rejects.toThrow('append-only')
})

test.each(['staked_day', 'staked_week', 'staked_month', 'returned_day', 'returned_week', 'returned_month'])(
  'the checker finds a manually edited use: %s',
  async column => {
    await openMemberAccounts(database.db, 9_300 as MemberId)
    const found = await database.db.transaction(async tx => {
      await tx.run(sql`update ledger_account set ${raw(column)} = 7 where id = ledger_wallet(9300)`)
      return { ok: false as const, faults: await listFaults(tx) }
    })
    expect(found.faults.some(fault => fault.startsWith('member:9300:wallet notes a use'))).toBe(true)
  },
)

test('the checker finds a manually edited balance', async () => {
  await openMemberAccounts(database.db, 9_200 as MemberId)
  const found = await database.db.transaction(async tx => {
    await tx.run(sql`update ledger_account set balance = 7 where id = ledger_wallet(9200)`)
    return { ok: false as const, faults: await listFaults(tx) }
  })
  expect(found.faults).toContain('member:9200:wallet holds 7, its postings sum to 0')
})
