import { beforeEach, expect, test } from 'vitest'
import { sql, type Tx } from '#server/platform/postgres/postgres.ts'
import { uuidSource } from '#server/platform/postgres/uuid.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'

const database = useDatabase({ poolSize: 4 })
const newId = uuidSource(testClock())

let first = 0
/** Three members with 1,000, 500 and no won. */
beforeEach(async () => {
  first += 10
  const amounts = [1_000, 500, 0]
  await database.db.run(sql`
    insert into ledger_account (id, address, member_id, kind, currency, balance)
    select ledger_wallet(m), 'member:' || m || ':wallet', m, 'wallet', 'won', 0
    from generate_series(${first}::bigint, ${first + 2}::bigint) m`)
  for (const [index, amount] of amounts.entries())
    if (amount > 0)
      await database.db.many(sql`
        select * from ledger_post(array[${newId()}]::uuid[], array['grant'], array[0], array[0],
          array[ledger_account_id('house:grants')], array[ledger_wallet(${first + index}::bigint)],
          array[${amount}]::bigint[], now(), 'system:test')`)
})

type Reserved = Readonly<Record<'members' | 'balances', readonly number[] | null>>

const reserve = (tx: Tx, amounts: readonly number[]) =>
  tx.one<Reserved>(sql`
    select * from ledger_reserve(${amounts.map((_, index) => first + index)}::bigint[], ${amounts}::bigint[], now())`)

const balances = async () =>
  (
    await database.db.many<{ balance: number }>(sql`
      select balance from ledger_account where member_id between ${first} and ${first + 2} order by id`)
  ).map(row => row.balance)

const postings = async (ref: string) =>
  database.db.many(sql`
    select from_account, amount, from_after from ledger_posting where ref_id = ${ref} and kind = 'bet'`)

test('reserves available amounts, answers their members, and posts them with the balance after', async () => {
  const ref = newId()
  const posted = await database.db.transaction(async tx => {
    expect(await reserve(tx, [600, 600, 1])).toEqual({ members: [first], balances: [400], watched: null })
    return tx.one<{ posted: number }>(sql`
      select ledger_post_reserved(array[${ref}]::uuid[], 'bet', array[${first}]::bigint[], 'house:open-stakes',
        array[600]::bigint[], array[400]::bigint[], now(), 'member') as posted`)
  })
  expect(posted).toEqual({ posted: 1 })
  expect(await balances()).toEqual([400, 500, 0])
  expect(await postings(ref)).toEqual([{ from_account: 16 * first, amount: 600, from_after: 400 }])
})

test('an unreserved amount leaves no trace', async () => {
  await database.db.transaction(async tx => {
    expect(await reserve(tx, [600, 500, 0])).toEqual({
      members: [first, first + 1],
      balances: [400, 0],
      watched: null,
    })
    await tx.many(
      sql`select ledger_unreserve(array[${first}, ${first + 1}]::bigint[], array[600, 500]::bigint[])`,
    )
  })
  expect(await balances()).toEqual([1_000, 500, 0])
})

test('zero, negative and excessive amounts reserve nothing, and lock the wallet', async () => {
  await database.db.transaction(async tx => {
    expect(await reserve(tx, [0, -5, 1])).toEqual({ members: null, balances: null, watched: null })
    const free = await database.db.many(sql`
      select id from ledger_account where member_id between ${first} and ${first + 2}
      for no key update skip locked`)
    expect(free).toEqual([])
  })
  expect(await balances()).toEqual([1_000, 500, 0])
})

test('refuses an unknown house account', async () => {
  const act = database.db.transaction(async tx => {
    await reserve(tx, [600, 0, 0])
    return tx.many(sql`
      select ledger_post_reserved(array[${newId()}]::uuid[], 'bet', array[${first}]::bigint[], 'house:nowhere',
        array[600]::bigint[], array[400]::bigint[], now(), 'member')`)
  })
  await expect(act).rejects.toThrow('no such house account')
  expect(await balances()).toEqual([1_000, 500, 0])
})
