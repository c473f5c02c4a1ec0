import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { PLAY_PASSWORD } from '#dev/play/play-logins.ts'
import { tetherAddressOf } from '#domain/cashier/tether/tether-address.ts'
import { DAY, HOUR, SECOND } from '#domain/instant.ts'
import { meetTurnover } from '#tests/support/cashier/met-turnover.sql.ts'
import { newsOf, refusalOf, useTetherHouse } from '#tests/support/cashier/tether-house.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { setSecondPerson } from '#tests/support/house/second-person.sql.ts'

const database = useDatabase()
const tether = useTetherHouse(database)

const EXCHANGE_PASSWORD = '274913'
/** A member who may withdraw: a credited deposit, an exchange password, and an address past its waiting time. */
async function readyToWithdraw() {
  const payment = await tether.opened(500_000)
  await tether.told(newsOf(tether, payment, { confirmations: 19, state: 'confirmed' }))
  const { id } = await (await tether.house.get('member/user', { token: tether.token })).json()
  await meetTurnover(database.db, id)
  const set = await tether.house.post(
    'member/own/exchange-password',
    {
      password: PLAY_PASSWORD,
      exchangePassword: EXCHANGE_PASSWORD,
      exchangePasswordConfirm: EXCHANGE_PASSWORD,
    },
    { token: tether.token },
  )
  expect(set.status, await set.clone().text()).toBe(204)
  const body = { network: 'TRC-20', address: tetherAddressOf('TRC-20', randomBytes(20)), label: '내 지갑' }
  const added = await tether.house.post('exchange/tether/addresses', body, { token: tether.token })
  expect(added.status, await added.clone().text()).toBe(200)
  return (await added.json()) as { id: string; address: string }
}
const askOut = async (addressId: string, more: object = {}) => {
  const { rate } = await (await tether.house.get('exchange/tether', { token: tether.token })).json()
  const body = {
    amount: 100_000,
    addressId,
    rate,
    exchangePassword: EXCHANGE_PASSWORD,
    key: randomUUID(),
    ...more,
  }
  return tether.house.post('exchange/tether/requests', body, { token: tether.token })
}
const decide = (id: string, what: string) =>
  tether.house.post(
    `admin/tether/withdrawals/${id}/${what}`,
    { reason: '확인했습니다' },
    { token: tether.admin },
  )
const ownState = async () =>
  (await (await tether.house.get('exchange/tether/requests', { token: tether.token })).json()).requests[0]
    .state

/** The gateway repeats its callback until answered, at growing intervals. */
const untilOwn = (state: string) =>
  expect
    .poll(async () => {
      tether.clock.advance(30 * SECOND)
      await tether.sandbox.callBack(tether.house.origin)
      return ownState()
    })
    .toBe(state)

test('WALLET-010 WALLET-011 an address is blocked for a day; then the money is held, sent on approval and posted when confirmed', async () => {
  const address = await readyToWithdraw()
  expect(refusalOf(await askOut(address.id))).toEqual([400, 'TETHER_ADDRESS_RESTS'])
  tether.clock.advance(DAY)
  await tether.relogIn()
  expect(refusalOf(await askOut(address.id, { amount: 40_000 }))).toEqual([400, 'WITHDRAWAL_BELOW_MINIMUM'])
  expect(refusalOf(await askOut(address.id, { rate: 1 }))).toEqual([409, 'TETHER_RATE_CHANGED'])
  expect(refusalOf(await askOut(address.id, { exchangePassword: '111222' }))).toEqual([
    400,
    'EXCHANGE_PASSWORD_WRONG',
  ])
  const before = await tether.balance()
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 3 }, () => askOut(address.id, { key })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const asked = await answers[0]?.json()
  expect(await tether.balance()).toBe(before - 100_000)
  const decisions = await Promise.all([
    decide(asked.id, 'approve'),
    decide(asked.id, 'reject'),
    decide(asked.id, 'approve'),
  ])
  expect(decisions.filter(({ status }) => status === 200)).toHaveLength(1)
  if ((await ownState()) === 'rejected') {
    expect(await tether.balance()).toBe(before)
    return
  }
  await expect.poll(() => Object.keys(tether.sandbox.state.payouts)).toContain(asked.id)
  expect(refusalOf(await decide(asked.id, 'reject'))).toEqual([409, 'TETHER_UNDER_WAY'])
  tether.sandbox.blocks(19)
  await untilOwn('done')
  expect(await tether.balance()).toBe(before - 100_000)
  const compared = await (await tether.house.get('admin/tether/differences', { token: tether.admin })).json()
  expect(compared.payouts).toBeGreaterThan(0)
})

test('WALLET-011 a rejected or failed withdrawal is refunded in full, once', async () => {
  const address = await readyToWithdraw()
  tether.clock.advance(DAY)
  await tether.relogIn()
  const before = await tether.balance()
  const first = await (await askOut(address.id)).json()
  expect((await decide(first.id, 'hold')).status).toBe(200)
  expect(await ownState()).toBe('held')
  expect((await decide(first.id, 'reject')).status).toBe(200)
  expect(await tether.balance()).toBe(before)
  const second = await (await askOut(address.id)).json()
  expect((await decide(second.id, 'approve')).status).toBe(200)
  await expect.poll(() => Object.keys(tether.sandbox.state.payouts)).toContain(second.id)
  tether.sandbox.gateway.failPayout(second.id)
  await untilOwn('failed')
  expect(await tether.balance()).toBe(before)
  const { txid } = tether.sandbox.state.payouts[second.id] ?? { txid: null }
  const lateNews = {
    event: randomUUID(),
    type: 'payout',
    payout: second.id,
    state: 'confirmed',
    txid,
    confirmations: 19,
  }
  expect(await tether.told(lateNews)).toEqual([200, 'known'])
  expect(await tether.balance()).toBe(before)
})

test('accepts only addresses with a valid checksum, at most five, and only the member’s own', async () => {
  const add = (body: object) =>
    tether.house.post('exchange/tether/addresses', { network: 'TRC-20', ...body }, { token: tether.token })
  const right = tetherAddressOf('TRC-20', randomBytes(20))
  for (const address of [`${right.slice(0, -1)}1`, '0x123', '', tetherAddressOf('ERC-20', randomBytes(20))])
    expect(refusalOf(await add({ address }))).toEqual([400, 'TETHER_ADDRESS'])
  const first = await (await add({ address: right })).json()
  expect(refusalOf(await add({ address: right }))).toEqual([409, 'TETHER_ADDRESS_KNOWN'])
  const stranger = await tether.house.logIn('demo22')
  const remove = (as: string) =>
    tether.house.post(`exchange/tether/addresses/${first.id}/remove`, {}, { token: as })
  expect(refusalOf(await remove(stranger))).toEqual([404, 'TETHER_ADDRESS_UNKNOWN'])
  expect((await remove(tether.token)).status).toBe(200)
  for (;;) {
    const answer = await add({ address: tetherAddressOf('TRC-20', randomBytes(20)) })
    if (answer.status === 200) continue
    expect(refusalOf(answer)).toEqual([400, 'TETHER_ADDRESSES_FULL'])
    break
  }
})

test('W14 a transfer without a call-back is a difference; after the call-back it is none', async () => {
  const payment = await tether.opened(100_000)
  const kept = tether.sandbox.gateway.findPayment(payment.id)
  if (!kept?.usdt) throw new Error('the sandbox has it')
  tether.sandbox.gateway.send(kept, kept.usdt)
  tether.sandbox.blocks(19)
  tether.clock.advance(HOUR)
  await tether.relogIn()
  const compare = async () =>
    (await (await tether.house.get('admin/tether/differences', { token: tether.admin })).json())
      .differences as {
      about: string
    }[]
  expect((await compare()).filter(({ about }) => about === payment.id)).toMatchObject([
    { word: '게이트웨이에만 있는 입금' },
  ])
  await tether.sandbox.callBack(tether.house.origin)
  expect((await compare()).filter(({ about }) => about === payment.id)).toEqual([])
})

test('X4 a large tether withdrawal requires a second operator, like any other', async () => {
  const address = await readyToWithdraw()
  tether.clock.advance(DAY)
  await tether.relogIn()
  await setSecondPerson(database.db, { withdrawal: { above: 100_000 } })
  await tether.house.app.site.refresh()
  const asked = await askOut(address.id)
  const { id } = await asked.json()
  const answer = await decide(id, 'approve')
  expect(refusalOf(answer)).toEqual([409, 'SECOND_PERSON_ASKED'])
  expect(await ownState()).toBe('requested')
  const ask = Number(/(\d+)번/.exec(await answer.text())?.[1])
  const other = await tether.house.logIn('admin2')
  const yes = await tether.house.post(`admin/approvals/${ask}/approve`, { reason: '확인' }, { token: other })
  expect(yes.status).toBe(200)
  await expect.poll(() => Object.keys(tether.sandbox.state.payouts)).toContain(id)
  await setSecondPerson(database.db, {})
  await tether.house.app.site.refresh()
})
