import { expect, onTestFinished, test } from 'vitest'
import { openDatabase, type Queries, sql } from '#server/platform/postgres/postgres.ts'
import { uuidSource } from '#server/platform/postgres/uuid.ts'
import { readScans } from '#tests/support/books/scan-reads.sql.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'

const database = useDatabase({ poolSize: 4 })
const clock = testClock()
const newId = uuidSource(clock)

type Row = { from: string; to: string; amount: number }

/** Posts as the booking of bets does: account ids, new keys, one statement. */
const post = (rows: readonly Row[], db: Queries = database.db, refs = rows.map(newId)) =>
  db.many<{ ord: number; state: string; balance: number | null }>(sql`
    select ord, state, balance from ledger_post(
      ${refs}::uuid[], ${rows.map(() => 'bet')}::text[], ${rows.map(() => 0)}::int[], ${rows.map(() => 0)}::int[],
      array(select case when a like 'member:%' then ledger_wallet(split_part(a, ':', 2)::bigint) else ledger_account_id(a) end
        from unnest(${rows.map(row => row.from)}::text[]) with ordinality u(a, n) order by n),
      array(select case when a like 'member:%' then ledger_wallet(split_part(a, ':', 2)::bigint) else ledger_account_id(a) end
        from unnest(${rows.map(row => row.to)}::text[]) with ordinality u(a, n) order by n),
      ${rows.map(row => row.amount)}::bigint[], now(), 'system:test')`)

const stake = (member: number, amount: number): Row => ({
  from: `member:${member}`,
  to: 'house:open-stakes',
  amount,
})
const grant = (member: number, amount: number): Row => ({
  from: 'house:grants',
  to: `member:${member}`,
  amount,
})

const openMembers = (first: number, last: number) =>
  database.db.run(sql`
    insert into ledger_account (id, address, member_id, kind, currency, balance)
    select ledger_wallet(m), 'member:' || m || ':wallet', m, 'wallet', 'won', 0
    from generate_series(${first}::bigint, ${last}::bigint) m`)

test('answers each row separately, in order', async () => {
  await openMembers(1, 2)
  await post([grant(1, 1_000)])
  const rows = [stake(1, 600), stake(1, 600), stake(2, 1), stake(3, 1), stake(1, 400)]
  expect(await post([...rows, { from: 'house:open-stakes', to: 'house:bets', amount: 5 }])).toEqual([
    { ord: 1, state: 'booked', balance: 400 },
    { ord: 2, state: 'short', balance: 400 },
    { ord: 3, state: 'short', balance: 0 },
    { ord: 4, state: 'closed', balance: null },
    { ord: 5, state: 'booked', balance: 0 },
    { ord: 6, state: 'booked', balance: null },
  ])
})

test.each([
  [
    'a key that exists',
    () =>
      post([grant(1, 1), grant(1, 2)], database.db, Array(2).fill('01a1fc0b-0000-7000-8000-000000000001')),
    'duplicate key',
  ],
  [
    'an unknown house account',
    () => post([{ from: 'house:nowhere', to: 'house:bets', amount: 1 }]),
    'joins the house',
  ],
  [
    'two members in one posting',
    () => post([{ from: 'member:1', to: 'member:2', amount: 1 }]),
    'joins the house',
  ],
  ['an amount of zero', () => post([stake(1, 0)]), 'moves something'],
  ['a negative amount', () => post([stake(1, -5)]), 'moves something'],
])('throws at %s and books no row of the call', async (_, act, fault) => {
  await expect(act()).rejects.toThrow(fault)
})

test('batches that share members in any order do not deadlock', async () => {
  await openMembers(101, 140)
  const members = Array.from({ length: 40 }, (_, index) => 101 + index)
  await post(members.map(member => grant(member, 1_000)))
  const shuffled = (by: number) => members.map((_, index) => members[(index * by) % members.length] ?? 101)
  const batches = [1, 3, 7, 9, 11, 13, 17, 19].map(by => post(shuffled(by).map(member => stake(member, 10))))
  const answers = (await Promise.all(batches)).flat()
  expect(answers.filter(one => one.state === 'booked')).toHaveLength(320)
})

test('a plan made on empty tables reads as little on grown ones, without new statistics', async () => {
  const one = openDatabase({ url: database.url, poolSize: 1 })
  onTestFinished(() => one.close())
  await openMembers(10_000, 10_199)
  const grants = (from: number) => Array.from({ length: 200 }, (_, index) => grant(from + index, 1))
  const read = () => readScans(database.db, one, ['ledger_account', 'ledger_posting'])
  for (let call = 0; call < 8; call++) await post(grants(10_000), one)
  await openMembers(20_000, 79_999)
  const before = await read()
  await post(grants(20_000), one)
  const after = await read()
  // A scan of the whole table for each of the 200 rows would read millions.
  expect(after.rows - before.rows).toBeLessThan(200 * 10)
  expect(after.blocks - before.blocks).toBeLessThan(200 * 100)
})
