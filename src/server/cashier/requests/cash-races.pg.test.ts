import { expect, test } from 'vitest'
import { verifyLedger } from '#server/ledger/ledger.ts'
import { cashCounter } from '#tests/support/cashier/cash-counter.ts'
import { aCashMember, paidIn } from '#tests/support/cashier/cash-member.ts'
import { anOfferedFixture, bet, slip, walletBalance } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase({ poolSize: 8 })
const house = useHouse(database)
const { tokens, askDeposit, askWithdrawal, decide, opened, listed, codesOf } = cashCounter(house)

test.each([
  ['approve twice', ['approve', 'approve']],
  ['approve against reject', ['approve', 'reject']],
  ['two operators and a hold', ['approve', 'hold', 'reject', 'approve']],
])('WALLET-004 concurrent decisions on a deposit have one effect: %s', async (_name, ways) => {
  const member = await aCashMember(house)
  const { id } = await opened(askDeposit(member))
  const answers = await Promise.all(
    [...ways, ...ways].map((way, n) => decide(way, id, n % 2 === 0 ? tokens.admin : tokens.settle)),
  )
  const decided = answers.filter(({ status }) => status === 200)
  expect(decided.length).toBeGreaterThan(0)
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  const [known] = await listed(member, 'charge')
  const isDone = known?.state === 'done'
  expect(await walletBalance(house, member)).toBe(isDone ? 1_100_000 : 1_000_000)
  expect(known?.steps.filter(({ state }) => state === 'done' || state === 'cancelled')).toHaveLength(1)
})

test('a cancellation by the member against an approval: the deposit has one outcome', async () => {
  const member = await aCashMember(house)
  const { id } = await opened(askDeposit(member))
  const answers = await Promise.all([
    house.post(`charge/requests/${id}/cancel`, {}, member),
    decide('approve', id),
    house.post(`charge/requests/${id}/cancel`, {}, member),
    decide('approve', id, tokens.settle),
  ])
  expect(await codesOf(answers)).toEqual([
    'CASH_REQUEST_DECIDED',
    'CASH_REQUEST_DECIDED',
    'CASH_REQUEST_DECIDED',
    'done',
  ])
  const [known] = await listed(member, 'charge')
  expect(await walletBalance(house, member)).toBe(known?.state === 'done' ? 1_100_000 : 1_000_000)
})

test('a withdrawal is approved or refunded once, under concurrent requests', async () => {
  const member = await aCashMember(house)
  await paidIn(house, member, tokens.admin)
  const { id } = await opened(askWithdrawal(member))
  const answers = await Promise.all(
    ['approve', 'reject', 'approve', 'reject'].map((way, n) =>
      decide(way, id, n % 2 === 0 ? tokens.admin : tokens.settle),
    ),
  )
  expect((await codesOf(answers)).filter(code => code === 'done')).toHaveLength(1)
  const [known] = await listed(member, 'exchange')
  expect(await walletBalance(house, member)).toBe(known?.state === 'done' ? 960_000 : 1_010_000)
})

test('of ten concurrent withdrawals of the whole balance one is accepted', async () => {
  const member = await aCashMember(house, { balance: 40_000 })
  await paidIn(house, member, tokens.admin)
  const answers = await Promise.all(Array.from({ length: 10 }, () => askWithdrawal(member)))
  const codes = await codesOf(answers)
  expect(codes.filter(code => code === 'done')).toHaveLength(1)
  expect(await walletBalance(house, member)).toBe(0)
})

test('a withdrawal against bets for the same last won: the balance pays for one of them', async () => {
  const member = await aCashMember(house, { balance: 40_000 })
  await paidIn(house, member, tokens.admin)
  const fixture = await anOfferedFixture(house)
  const answers = await Promise.all(
    [1, 2, 3, 4].map(n =>
      n % 2 === 0
        ? askWithdrawal(member)
        : bet(house, member, slip(member, [{ fixture }], { amounts: 50_000 })),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await walletBalance(house, member)).toBe(0)
})

test('ledger and requests are consistent at the end', async () => {
  expect((await verifyLedger(database.db)).faults).toEqual([])
})
