import { expect, test } from 'vitest'
import type { MemberId } from '#domain/ids.ts'
import { won } from '#domain/money.ts'
import { type Transfer, walletOf } from '#domain/transfer.ts'
import { uuidSource } from '#server/platform/postgres/uuid.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { loadBalances, openMemberAccounts, postClawback, postTransfer } from './ledger.ts'

const database = useDatabase({ poolSize: 32 })
const clock = testClock()
const newId = uuidSource(clock)
let lastMember = 0

async function openMember(balance = 0): Promise<MemberId> {
  const member = ++lastMember as MemberId
  await openMemberAccounts(database.db, member)
  if (balance > 0) await post(credit(member, balance))
  return member
}

const act = (kind: Transfer['kind'], over: Partial<Transfer>): Transfer => ({
  ref: newId(),
  kind,
  postings: [],
  at: clock.now(),
  actor: 'system:test',
  ...over,
})
const credit = (member: MemberId, amount: number, over: Partial<Transfer> = {}) =>
  act('operator-credit', {
    postings: [{ from: 'house:grants', to: walletOf(member), amount: won(amount) }],
    ...over,
  })
const debit = (member: MemberId, amount: number, over: Partial<Transfer> = {}) =>
  act('bet', {
    postings: [{ from: walletOf(member), to: 'house:open-stakes', amount: won(amount) }],
    ...over,
  })
const post = (transfer: Transfer) => database.db.transaction(tx => postTransfer(tx, transfer))
const clawBack = (transfer: Transfer) => database.db.transaction(tx => postClawback(tx, transfer))

test('WALLET-018 moves money and answers the balance after it', async () => {
  const member = await openMember(10_000)
  expect(await post(debit(member, 4_000))).toEqual({
    ok: true,
    value: { balance: 6_000, debt: 0, repeated: false },
  })
  expect(await loadBalances(database.db, member)).toMatchObject({ wallet: 6_000, points: 0, debt: 0 })
})

test('refuses a debit above the balance and moves nothing', async () => {
  const member = await openMember(10_000)
  expect(await post(debit(member, 10_001))).toEqual({
    ok: false,
    refusal: { code: 'INSUFFICIENT_BALANCE', balance: 10_000 },
  })
  expect(await loadBalances(database.db, member)).toMatchObject({ wallet: 10_000 })
})

test('undoes all postings of a transfer when one of them is refused', async () => {
  const [rich, poor] = [await openMember(5_000), await openMember(0)]
  const both = act('other', { postings: [...debit(rich, 5_000).postings, ...debit(poor, 1).postings] })
  const answer = await database.db.transaction(async tx => {
    const refused = await postTransfer(tx, both)
    // Nothing is stored even if the caller continues after the refusal.
    return { refused }
  })
  expect(answer.refused.ok).toBe(false)
  expect(await loadBalances(database.db, rich)).toMatchObject({ wallet: 5_000 })
})

test('answers a repeated transfer without moving money again', async () => {
  const member = await openMember(10_000)
  const once = debit(member, 3_000)
  await post(once)
  expect(await post(once)).toMatchObject({ ok: true, value: { balance: 7_000, repeated: true } })
})

test.each([
  ['another amount', (member: MemberId) => debit(member, 1)],
  ['another direction', (member: MemberId) => credit(member, 3_000, { kind: 'bet' })],
  [
    'another house account',
    (member: MemberId) =>
      debit(member, 3_000, { postings: [{ from: walletOf(member), to: 'house:bets', amount: won(3_000) }] }),
  ],
])('throws when a known key has %s', async (_, other) => {
  const member = await openMember(10_000)
  const once = debit(member, 3_000)
  await post(once)
  await expect(post({ ...other(member), ref: once.ref })).rejects.toThrow('exists with other content')
})

test('books the same transfer once under 100 concurrent calls', async () => {
  const member = await openMember(10_000)
  const once = debit(member, 1_000)
  const answers = await Promise.all(Array.from({ length: 100 }, () => post(once)))
  expect(answers.filter(answer => answer.ok && !answer.value.repeated)).toHaveLength(1)
  expect(await loadBalances(database.db, member)).toMatchObject({ wallet: 9_000 })
})

test('books exactly 20 of 200 concurrent debits against a balance for 20', async () => {
  const member = await openMember(20_000)
  const answers = await Promise.all(Array.from({ length: 200 }, () => post(debit(member, 1_000))))
  expect(answers.filter(answer => answer.ok)).toHaveLength(20)
  expect(await loadBalances(database.db, member)).toMatchObject({ wallet: 0 })
})

test('SETTLE a clawback beyond the balance becomes a debt that later credits repay first', async () => {
  const member = await openMember(10_000)
  expect(await clawBack(debit(member, 25_000, { kind: 'settlement-reversed' }))).toMatchObject({
    balance: 0,
    debt: -15_000,
  })
  expect(await post(credit(member, 9_000))).toMatchObject({ value: { balance: 0, debt: -6_000 } })
  expect(await post(credit(member, 9_000))).toMatchObject({ value: { balance: 3_000, debt: 0 } })
  expect(await loadBalances(database.db, member)).toMatchObject({ wallet: 3_000, debt: 0 })
})

test('answers a repeated clawback without debiting again', async () => {
  const member = await openMember(1_000)
  const once = debit(member, 5_000, { kind: 'settlement-reversed' })
  await clawBack(once)
  expect(await clawBack(once)).toMatchObject({ balance: 0, debt: -4_000, repeated: true })
})
