import { expect, test } from 'vitest'
import type { MemberId } from '#domain/ids.ts'
import { won } from '#domain/money.ts'
import { walletOf } from '#domain/transfer.ts'
import { sql, timestamp } from '#server/platform/postgres/postgres.ts'
import { uuidSource } from '#server/platform/postgres/uuid.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { loadBalances, openMemberAccounts, postClawback } from './ledger.ts'

const database = useDatabase()
const clock = testClock()
const newId = uuidSource(clock)
let lastMember = 0

async function openMember({ owes = 0 } = {}): Promise<MemberId> {
  const member = ++lastMember as MemberId
  await openMemberAccounts(database.db, member)
  if (owes > 0)
    await database.db.transaction(tx =>
      postClawback(tx, {
        ref: newId(),
        kind: 'settlement-reversed',
        postings: [{ from: walletOf(member), to: 'house:bets', amount: won(owes) }],
        at: clock.now(),
        actor: 'system:test',
      }),
    )
  return member
}

const pay = async (rows: readonly (readonly [member: MemberId, amount: number])[]): Promise<number[]> => {
  const { balances } = await database.db.one<{ balances: number[] }>(sql`
    select ledger_pay(${rows.map(() => newId())}::uuid[], 'bet-settled', ${rows.map(() => 1)}::integer[], 'house:bets',
      ${rows.map(([member]) => member)}::bigint[], ${rows.map(([, amount]) => amount)}::bigint[],
      ${timestamp(clock.now())}::timestamptz, 'system:test') as balances`)
  return balances
}
const holdings = async (member: MemberId) => {
  const { wallet, debt } = await loadBalances(database.db, member)
  return { wallet, debt }
}

test('pays each member once or more and answers the balance after each row', async () => {
  const [one, other] = [await openMember(), await openMember()]
  expect(
    await pay([
      [one, 100],
      [one, 20],
      [one, 3],
      [other, 7],
    ]),
  ).toEqual([100, 120, 123, 7])
  expect([await holdings(one), await holdings(other)]).toEqual([
    { wallet: 123, debt: 0 },
    { wallet: 7, debt: 0 },
  ])
})

test('a member with a debt repays first, next to members without', async () => {
  const [before, owing, after] = [await openMember(), await openMember({ owes: 150 }), await openMember()]
  expect(
    await pay([
      [before, 10],
      [owing, 100],
      [owing, 100],
      [after, 20],
    ]),
  ).toEqual([10, 0, 50, 20])
  expect(await holdings(owing)).toEqual({ wallet: 50, debt: 0 })
})

test.each([
  [
    'non-adjacent rows of a member',
    (one: MemberId, other: MemberId) => [[one, 1] as const, [other, 1] as const, [one, 1] as const],
  ],
  ['a payment of zero', (one: MemberId) => [[one, 0] as const]],
  ['a member without a wallet', (one: MemberId) => [[one, 1] as const, [999_999 as MemberId, 1] as const]],
])('throws at %s, and pays no row', async (_, rowsOf) => {
  const [one, other] = [await openMember(), await openMember()]
  await expect(pay(rowsOf(one, other))).rejects.toThrow('ledger:')
  expect([await holdings(one), await holdings(other)]).toEqual([
    { wallet: 0, debt: 0 },
    { wallet: 0, debt: 0 },
  ])
})
