import { expect, test } from 'vitest'
import { sumOfHouseAccount, verifyLedger } from '#server/ledger/ledger.ts'
import { cashCounter } from '#tests/support/cashier/cash-counter.ts'
import { aCashMember, paidIn } from '#tests/support/cashier/cash-member.ts'
import { told, walletBalance } from '#tests/support/facts/bettor.ts'
import { changeSettings } from '#tests/support/house/change-settings.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase({ poolSize: 8 })
const house = useHouse(database)
const { tokens, enter, askDeposit, askWithdrawal, decide, opened, listed, codesOf } = cashCounter(house)

test('WALLET-002 WALLET-012 a deposit is listed as waiting, approved once, and shown with its steps', async () => {
  const member = await aCashMember(house)
  const request = await opened(askDeposit(member))
  expect(request).toMatchObject({ direction: 'deposit', method: 'bank', amount: 100_000, state: 'requested' })
  expect(await walletBalance(house, member)).toBe(1_000_000)
  const bank = await sumOfHouseAccount(database.db, 'house:bank')
  expect((await decide('hold', request.id)).status).toBe(200)
  expect((await decide('approve', request.id, tokens.settle)).status).toBe(200)
  expect(await told(await decide('approve', request.id))).toMatchObject({
    status: 409,
    refusal: 'CASH_REQUEST_DECIDED',
  })
  expect(await walletBalance(house, member)).toBe(1_100_000)
  expect(await sumOfHouseAccount(database.db, 'house:bank')).toBe(bank - 100_000)
  const [known] = await listed(member, 'charge')
  expect(known?.steps.map(({ state }) => state)).toEqual(['requested', 'on-hold', 'done'])
})

test.each([
  [{ amount: 5_000 }, 400, 'DEPOSIT_BELOW_MINIMUM'],
  [{ amount: 15_000 }, 400, 'DEPOSIT_UNIT'],
  [{ amount: 5_010_000 }, 400, 'DEPOSIT_ABOVE_MAXIMUM'],
  [{ amount: 10_000.5 }, 400, 'BAD_INPUT'],
  [{ amount: -10_000 }, 400, 'BAD_INPUT'],
  [{ depositor: '남의이름' }, 400, 'DEPOSITOR_NAME'],
  [{ bonus: 'nothing-like-it' }, 400, 'DEPOSIT_BONUS'],
])('WALLET-003 a deposit of %j is refused: %i %s', async (body, status, refusal) => {
  const member = await aCashMember(house)
  expect(await told(await askDeposit(member, body))).toMatchObject({ status, refusal })
  expect(await listed(member, 'charge')).toEqual([])
})

test('WALLET-003 a member has one waiting deposit; the same key is the same request', async () => {
  const member = await aCashMember(house)
  const own = crypto.randomUUID()
  const first = await opened(askDeposit(member, { key: own }))
  expect((await opened(askDeposit(member, { key: own }))).id).toBe(first.id)
  expect(await told(await askDeposit(member, { key: own, amount: 200_000 }))).toMatchObject({
    status: 409,
    refusal: 'KEY_REUSED',
  })
  expect(await told(await askDeposit(member))).toMatchObject({ status: 409, refusal: 'DEPOSIT_WAITING' })
  expect((await house.post(`charge/requests/${first.id}/cancel`, {}, member)).status).toBe(200)
  await opened(askDeposit(member))
  const answers = await Promise.all(Array.from({ length: 8 }, () => askDeposit(member)))
  expect(new Set(await codesOf(answers))).toEqual(new Set(['DEPOSIT_WAITING']))
  expect(await listed(member, 'charge')).toHaveLength(2)
})

test("refuses to cancel another member's request, and a deposit of a member without an account", async () => {
  const [member, other] = [await aCashMember(house), await aCashMember(house)]
  const { id } = await opened(askDeposit(member))
  expect(await told(await house.post(`charge/requests/${id}/cancel`, {}, other))).toMatchObject({
    status: 404,
    refusal: 'CASH_REQUEST_UNKNOWN',
  })
  expect((await listed(member, 'charge'))[0]?.state).toBe('requested')
  const demo = { memberId: member.memberId, token: await house.logIn('demo') }
  expect(await told(await askDeposit(demo))).toMatchObject({ status: 400, refusal: 'ACCOUNT_NONE' })
})

test('WALLET-005 WALLET-006 a withdrawal is debited at the request, and refunded by an operator only, or paid out', async () => {
  const member = await aCashMember(house)
  await paidIn(house, member, tokens.admin)
  const bank = await sumOfHouseAccount(database.db, 'house:bank')
  const back = await opened(askWithdrawal(member))
  expect(await walletBalance(house, member)).toBe(960_000)
  expect(await told(await askWithdrawal(member))).toMatchObject({
    status: 409,
    refusal: 'WITHDRAWAL_WAITING',
  })
  expect((await house.post(`charge/requests/${back.id}/cancel`, {}, member)).status).toBe(404)
  expect((await decide('reject', back.id, tokens.admin, '은행 점검 시간입니다.')).status).toBe(200)
  expect(await walletBalance(house, member)).toBe(1_010_000)
  const gone = await opened(askWithdrawal(member))
  expect((await decide('approve', gone.id)).status).toBe(200)
  expect(await walletBalance(house, member)).toBe(960_000)
  expect(await sumOfHouseAccount(database.db, 'house:bank')).toBe(bank + 50_000)
  const [done, cancelled] = await listed(member, 'exchange')
  expect([done?.state, cancelled?.state, cancelled?.reason]).toEqual([
    'done',
    'cancelled',
    '은행 점검 시간입니다.',
  ])
  expect(await told(await askWithdrawal(member))).toMatchObject({
    status: 400,
    refusal: 'WITHDRAWAL_TOO_SOON',
  })
})

test.each([
  [{ amount: 5_000 }, 'WITHDRAWAL_BELOW_MINIMUM'],
  [{ amount: 15_000 }, 'WITHDRAWAL_UNIT'],
  [{ amount: 5_010_000 }, 'WITHDRAWAL_ABOVE_MAXIMUM'],
  [{ amount: 1_020_000 }, 'INSUFFICIENT_BALANCE'],
  [{ exchangePassword: undefined }, 'EXCHANGE_PASSWORD_NEEDED'],
  [{ exchangePassword: '1111' }, 'EXCHANGE_PASSWORD_WRONG'],
])('WALLET-006 a withdrawal of %j is refused: %s', async (body, refusal) => {
  const member = await aCashMember(house)
  await paidIn(house, member, tokens.admin)
  expect(await told(await askWithdrawal(member, body))).toMatchObject({ status: 400, refusal })
  expect(await walletBalance(house, member)).toBe(1_010_000)
})

test('handbook 5.4: five wrong exchange passwords lock, and a member without deposits and bets cannot withdraw', async () => {
  const member = await aCashMember(house)
  expect(await told(await askWithdrawal(member))).toMatchObject({ refusal: 'WITHDRAWAL_WITHOUT_PLAY' })
  await paidIn(house, member, tokens.admin)
  for (let times = 0; times < 5; times += 1)
    expect((await askWithdrawal(member, { exchangePassword: '9999' })).status).toBe(400)
  expect(await told(await askWithdrawal(member))).toMatchObject({ refusal: 'EXCHANGE_PASSWORD_LOCKED' })
  expect(await walletBalance(house, member)).toBe(1_010_000)
})

test('handbook 5.4: fifty concurrent requests with the correct exchange password never lock it', async () => {
  const member = await aCashMember(house)
  await paidIn(house, member, tokens.admin)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => askWithdrawal(member, { amount: 10_000 + 10_000 * (n % 2) })),
  )
  const refusals = new Set(answers.map(({ headers }) => headers.get('x-refusal')))
  expect([...refusals].filter(code => code?.startsWith('EXCHANGE_PASSWORD'))).toEqual([])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('gives the free refill once a day, to members with a low balance', async () => {
  const [poor, rich] = [await aCashMember(house, { balance: 9_000 }), await aCashMember(house)]
  expect(await told(await house.post('charge/refill', {}, rich))).toMatchObject({ refusal: 'REFILL_BALANCE' })
  const answers = await Promise.all(Array.from({ length: 6 }, () => house.post('charge/refill', {}, poor)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await walletBalance(house, poor)).toBe(109_000)
  const [known] = await listed(poor, 'charge')
  expect(known).toMatchObject({ method: 'play', state: 'done', amount: 100_000 })
})

test('handbook 6.3: refuses requests in a closed area', async () => {
  const member = await aCashMember(house)
  await paidIn(house, member, tokens.admin)
  const set = (flag: 0 | 1) =>
    changeSettings(house, { chargeMaintenanceFlag: flag, exchangeMaintenanceFlag: flag })
  await set(1)
  for (const answer of [await askDeposit(member), await askWithdrawal(member)])
    expect(await told(answer)).toMatchObject({ status: 503, refusal: 'AREA_IN_MAINTENANCE' })
  await set(0)
  // The operator has logged in again for it.
  await enter()
  await opened(askDeposit(member))
})

test('ledger and requests are consistent at the end', async () => {
  expect((await verifyLedger(database.db)).faults).toEqual([])
})
