import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { callHouse } from '#tests/support/cashier/sandbox.ts'
import { newsOf, newTxid, refusalOf, useTetherHouse } from '#tests/support/cashier/tether-house.ts'
import { useDatabase } from '#tests/support/house/database.ts'

const tether = useTetherHouse(useDatabase())

test('X9 one transaction counts for one payment only', async () => {
  const payment = await tether.opened(100_000)
  const txid = newTxid()
  expect(await tether.told(newsOf(tether, payment, { txid, confirmations: 19, state: 'confirmed' }))).toEqual(
    [200, 'taken'],
  )
  const next = await tether.opened(50_000)
  const before = await tether.balance()
  expect(await tether.told(newsOf(tether, next, { txid, usdt: payment.usdt, confirmations: 19 }))).toEqual([
    409,
    'GATEWAY_TXID_USED',
  ])
  expect(await tether.balance()).toBe(before)
})

test('X9 a wrong or old signature, another address, and a repeated event with other content change nothing', async () => {
  const payment = await tether.opened(100_000)
  const before = await tether.balance()
  const confirmed = newsOf(tether, payment, { confirmations: 19, state: 'confirmed' })
  expect(refusalOf(await callHouse(tether.house, confirmed, { secret: 'x'.repeat(40) }))).toEqual([
    401,
    'GATEWAY_SIGNATURE',
  ])
  expect(refusalOf(await callHouse(tether.house, confirmed, { secondsAgo: 301 }))).toEqual([
    401,
    'GATEWAY_SIGNATURE',
  ])
  expect(refusalOf(await callHouse(tether.house, confirmed, { secondsAgo: -301 }))).toEqual([
    401,
    'GATEWAY_SIGNATURE',
  ])
  expect(refusalOf(await callHouse(tether.house, confirmed, { as: '203.0.113.7' }))).toEqual([
    403,
    'GATEWAY_ADDRESS',
  ])
  const unsigned = await tether.house.post('gateway/tether', confirmed)
  expect(refusalOf(unsigned)).toEqual([401, 'GATEWAY_SIGNATURE'])
  expect(await tether.balance()).toBe(before)
  const seen = newsOf(tether, payment)
  expect(await tether.told(seen)).toEqual([200, 'taken'])
  expect(await tether.told({ ...seen, confirmations: 19 })).toEqual([409, 'GATEWAY_EVENT_REUSED'])
  expect(await tether.told(seen)).toEqual([200, 'taken'])
  expect(await tether.balance()).toBe(before)
})

test.each([
  [{ usdt: '1e3' }],
  [{ usdt: '0' }],
  [{ txid: 'abc' }],
  [{ confirmations: -1 }],
  [{ network: 'ERC-20' }],
  [{ seenAt: 'yesterday' }],
  [{ type: 'gift' }],
])('refuses a call-back with %j', async wrong => {
  const payment = await tether.opened(100_000)
  expect(await tether.told(newsOf(tether, payment, wrong))).toEqual([400, 'BAD_INPUT'])
  expect((await tether.payments())[0]?.transfers).toEqual([])
})

test('refuses a call-back of an unknown payment', async () => {
  const payment = await tether.opened(100_000)
  expect(await tether.told(newsOf(tether, payment, { payment: randomUUID() }))).toEqual([
    404,
    'TETHER_PAYMENT_UNKNOWN',
  ])
})
