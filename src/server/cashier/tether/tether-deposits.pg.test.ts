import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { tetherAddressOf } from '#domain/cashier/tether/tether-address.ts'
import { DAY, MINUTE, SECOND } from '#domain/instant.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { listActs } from '#server/site/site.ts'
import { GATEWAY_SECRET } from '#tests/support/cashier/sandbox.ts'
import { newsOf, newTxid, refusalOf, useTetherHouse } from '#tests/support/cashier/tether-house.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { startHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const tether = useTetherHouse(database)

const lastRequest = () =>
  database.db.one<{ state: string; amount: number; method: string }>(
    sql`select state, amount, method from cash_request order by no desc limit 1`,
  )

test('API-020 WALLET-008 a payment opens with its own address, and a repeated request returns the same payment', async () => {
  const first = await (await tether.open({ amount: 100_000 })).json()
  expect(first).toMatch(/^http.*\/pay\/[0-9a-f-]{36}$/)
  expect(await (await tether.open({ amount: 100_000 })).json()).toBe(first)
  const many = await Promise.all(Array.from({ length: 5 }, () => tether.open({ amount: 100_000 })))
  expect(await Promise.all(many.map(answer => answer.json()))).toEqual(Array(5).fill(first))
  // Another amount while a payment waits.
  expect(refusalOf(await tether.open({ amount: 200_000 }))).toEqual([409, 'DEPOSIT_WAITING'])
})

test.each([
  [5_000, 'DEPOSIT_BELOW_MINIMUM'],
  [15_000, 'DEPOSIT_UNIT'],
  [6_000_000, 'DEPOSIT_ABOVE_MAXIMUM'],
])('refuses a payment of %i: %s', async (amount, code) => {
  expect(refusalOf(await tether.open({ amount }))).toEqual([400, code])
})

test('W16 credits the requested amount to the won, once, when paid in full and confirmed 19 times', async () => {
  const before = await tether.balance()
  const payment = await tether.opened(100_000)
  const seen = newsOf(tether, payment)
  expect(await tether.told(seen)).toEqual([200, 'taken'])
  expect((await tether.payments())[0]).toMatchObject({ state: 'confirming', transfers: [{ state: 'seen' }] })
  expect(await tether.told({ ...seen, event: randomUUID(), confirmations: 18 })).toEqual([200, 'taken'])
  expect(await tether.balance()).toBe(before)
  expect(await tether.told({ ...seen, event: randomUUID(), confirmations: 19, state: 'confirmed' })).toEqual([
    200,
    'taken',
  ])
  expect(await tether.balance()).toBe(before + 100_000)
  expect((await tether.payments())[0]).toMatchObject({ state: 'done', transfers: [{ credited: 100_000 }] })
  expect(await lastRequest()).toMatchObject({ state: 'done', amount: 100_000, method: 'tether' })
})

test('ten concurrent call-backs in the wrong order credit once, and no state goes back', async () => {
  const before = await tether.balance()
  const payment = await tether.opened(100_000)
  const txid = newTxid()
  const confirmed = newsOf(tether, payment, { txid, confirmations: 19, state: 'confirmed' })
  const answers = await Promise.all(Array.from({ length: 10 }, () => tether.told(confirmed)))
  expect(answers).toEqual(Array(10).fill([200, 'taken']))
  const late = [0, 9, 19].map(confirmations => newsOf(tether, payment, { txid, confirmations }))
  for (const one of late) expect(await tether.told(one)).toEqual([200, 'known'])
  expect(await tether.told(newsOf(tether, payment, { txid, state: 'failed' }))).toEqual([200, 'known'])
  expect(await tether.told({ event: randomUUID(), type: 'expired', payment: payment.id })).toEqual([
    200,
    'known',
  ])
  expect(await tether.balance()).toBe(before + 100_000)
  expect((await tether.payments())[0]).toMatchObject({ state: 'done' })
  const calls = await (
    await tether.house.get(`admin/tether/calls/${payment.id}`, { token: tether.admin })
  ).json()
  const first = calls.find(({ event }: { event: string }) => event === confirmed.event)
  expect(first).toMatchObject({ times: 10, result: 'taken' })
  expect(calls).toHaveLength(6)
})

test('two transactions of one payment are two deposits, each at the quoted rate', async () => {
  const before = await tether.balance()
  const payment = await tether.opened(100_000)
  const half = { confirmations: 20, state: 'confirmed', usdt: '30.000000' }
  expect(await tether.told(newsOf(tether, payment, half))).toEqual([200, 'taken'])
  expect(await tether.told(newsOf(tether, payment, half))).toEqual([200, 'taken'])
  expect(await tether.balance()).toBe(before + 2 * 30 * payment.rate)
  expect((await tether.payments())[0]?.transfers).toMatchObject([{ against: 'less' }, { against: 'less' }])
})

test('WALLET-009 credits the received amount when it is below or above the quote: 10 USDT at 1,400 are 14,000', async () => {
  const terms = await (await tether.house.get('admin/tether/terms', { token: tether.admin })).json()
  const change = {
    priceA: 1_400,
    priceB: 1_400,
    spreadBasisPoints: 0,
    gatewayNetworks: terms.gatewayNetworks,
  }
  const body = { ...change, feeTrc: '1', feeErc: '5', version: terms.version, reason: '시세 반영' }
  expect((await tether.house.post('admin/tether/terms', body, { token: tether.admin })).status).toBe(200)
  expect(refusalOf(await tether.house.post('admin/tether/terms', body, { token: tether.admin }))).toEqual([
    409,
    'EDITED_MEANWHILE',
  ])
  const before = await tether.balance()
  const payment = await tether.opened(50_000)
  expect(
    await tether.told(newsOf(tether, payment, { usdt: '10.00', confirmations: 19, state: 'confirmed' })),
  ).toEqual([200, 'taken'])
  expect(await tether.balance()).toBe(before + 14_000)
  const over = await tether.opened(50_000)
  expect(
    await tether.told(newsOf(tether, over, { usdt: '40', confirmations: 19, state: 'confirmed' })),
  ).toEqual([200, 'taken'])
  expect(await tether.balance()).toBe(before + 14_000 + 56_000)
  expect((await tether.payments())[0]?.transfers).toMatchObject([{ against: 'more', credited: 56_000 }])
})

test('a transfer sent in time uses the quote, however late its report; one sent late waits for an operator', async () => {
  const before = await tether.balance()
  const payment = await tether.opened(100_000)
  const inTime = new Date(tether.clock.now() + 9 * MINUTE).toISOString()
  tether.clock.advance(11 * MINUTE)
  expect(await tether.told({ event: randomUUID(), type: 'expired', payment: payment.id })).toEqual([
    200,
    'taken',
  ])
  expect((await tether.payments())[0]).toMatchObject({ state: 'expired' })
  expect(await tether.told(newsOf(tether, payment, { seenAt: inTime, confirmations: 19 }))).toEqual([
    200,
    'taken',
  ])
  expect(await tether.balance()).toBe(before + 100_000)
  const late = newsOf(tether, payment, { confirmations: 19 })
  expect(await tether.told(late)).toEqual([200, 'taken'])
  expect(await tether.balance()).toBe(before + 100_000)
  const held = await (
    await tether.house.get('admin/tether/payments?show=held', { token: tether.admin })
  ).json()
  expect(held.payments[0].transfers).toMatchObject([
    { state: 'credited' },
    { state: 'held', heldReason: 'late' },
  ])
  const act = (what: string, body: object) =>
    tether.house.post(
      `admin/tether/transfers/TRC-20/${late.txid}/${what}`,
      { reason: '늦은 송금 확인', ...body },
      { token: tether.admin },
    )
  expect(refusalOf(await act('return', { returnedBy: 'none' }))).toEqual([400, 'TETHER_TXID'])
  const credits = await Promise.all([act('credit', {}), act('credit', {})])
  expect(credits.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const rate = (await (await tether.house.get('charge/tether', { token: tether.token })).json()).rate
  const micro = Math.trunc(Number(payment.usdt.replace('.', '').padEnd(payment.usdt.indexOf('.') + 6, '0')))
  expect(await tether.balance()).toBe(before + 100_000 + Math.floor((micro * rate) / 1_000_000))
  expect(
    (await listActs(database.db, { subject: `tether-payment:${payment.id}`, limit: 9, offset: 0 })).length,
  ).toBe(1)
})

test('P10 keeps a transfer received during an exclusion without crediting it, and returns it', async () => {
  const before = await tether.balance()
  const payment = await tether.opened(100_000)
  const { token, admin, house } = tether
  expect((await house.post('protection/exclusion', { period: '1-day' }, { token })).status).toBe(200)
  const news = newsOf(tether, payment, { confirmations: 19, state: 'confirmed' })
  expect(await tether.told(news)).toEqual([200, 'taken'])
  const act = (what: string, body: object) =>
    house.post(
      `admin/tether/transfers/TRC-20/${news.txid}/${what}`,
      { reason: '자가제한 회원', ...body },
      { token: admin },
    )
  expect(refusalOf(await act('credit', {}))).toEqual([409, 'DEPOSITOR_EXCLUDED'])
  expect((await act('return', { returnedBy: newTxid() })).status).toBe(200)
  const { payments } = await (await house.get('admin/tether/payments', { token: admin })).json()
  expect(payments[0].transfers).toMatchObject([{ state: 'failed', heldReason: 'excluded' }])
  tether.clock.advance(2 * DAY)
  await tether.relogIn()
  expect(await tether.balance()).toBe(before)
})

test('an unpaid request expires automatically, and the member may open another', async () => {
  const payment = await tether.opened(100_000)
  tether.clock.advance(10 * MINUTE + 30 * SECOND)
  tether.sandbox.blocks(1)
  await tether.sandbox.callBack(tether.house.origin)
  await expect.poll(async () => (await tether.payments())[0]?.state).toBe('expired')
  expect(await lastRequest()).toMatchObject({ state: 'cancelled' })
  expect((await tether.opened(100_000)).id).not.toBe(payment.id)
})

test('only the member cancels a payment, before any transfer', async () => {
  const payment = await tether.opened(100_000)
  const cancel = (as: string) =>
    tether.house.post(`charge/tether/payments/${payment.id}/cancel`, {}, { token: as })
  const stranger = await tether.house.logIn('demo22')
  expect(refusalOf(await cancel(stranger))).toEqual([404, 'TETHER_PAYMENT_UNKNOWN'])
  expect((await cancel(tether.token)).status).toBe(200)
  expect(refusalOf(await cancel(tether.token))).toEqual([409, 'TETHER_PAYMENT_ENDED'])
  expect((await tether.payments())[0]).toMatchObject({ state: 'cancelled' })
})

test('MAINT-010 MAINT-011 MAINT-012 FIELD-009 every tether route refuses under maintenance', async () => {
  await tether.setSetting({ tetherMaintenanceFlag: 1 })
  const said = async (answer: Response) => [answer.status, await answer.text()]
  const deposit = [400, '테더 입금은 현재 점검중입니다.']
  const withdrawal = [400, '테더 출금은 현재 점검중입니다.']
  expect(await said(await tether.open({ amount: 100_000 }))).toEqual(deposit)
  expect(await said(await tether.house.get('charge/tether', { token: tether.token }))).toEqual(deposit)
  expect(await said(await tether.house.get('exchange/tether', { token: tether.token }))).toEqual(withdrawal)
  const body = { network: 'TRC-20', address: tetherAddressOf('TRC-20', randomBytes(20)) }
  expect(
    await said(await tether.house.post('exchange/tether/addresses', body, { token: tether.token })),
  ).toEqual(withdrawal)
  const ask = { amount: 50_000, addressId: randomUUID(), rate: 1, key: 'k' }
  expect(
    await said(await tether.house.post('exchange/tether/requests', ask, { token: tether.token })),
  ).toEqual(withdrawal)
  await tether.setSetting({ tetherMaintenanceFlag: 0 })
})

test('an unreachable gateway gives a clear refusal, and leaves no waiting request', async () => {
  const other = await startHouse({
    db: database.db,
    clock: tether.clock,
    gateway: { url: 'http://127.0.0.1:1', secret: GATEWAY_SECRET },
  })
  const answer = await other.get('charge/tetherDepositUrl?amount=100000', { token: tether.token })
  expect(refusalOf(answer)).toEqual([503, 'GATEWAY_UNAVAILABLE'])
  await other.close()
  expect(await lastRequest()).toMatchObject({ state: 'failed' })
  expect((await tether.open({ amount: 100_000 })).status).toBe(200)
})
