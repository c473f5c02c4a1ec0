import { expect, test } from 'vitest'
import type { DeskRequestWhole } from '#contract/cashier/cash-desk.ts'
import { DAY } from '#domain/instant.ts'
import { loadBalances, verifyLedger } from '#server/ledger/ledger.ts'
import { cashCounter } from '#tests/support/cashier/cash-counter.ts'
import { aCashMember } from '#tests/support/cashier/cash-member.ts'
import { meetTurnover } from '#tests/support/cashier/met-turnover.sql.ts'
import { anOfferedFixture, type Bettor, bet, slip, told, walletBalance } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { setSecondPerson } from '#tests/support/house/second-person.sql.ts'
import { closeDays } from '../closing/close-day.ts'
import { checkRequests } from '../reconciliation/check-requests.ts'
import { reconcileHouse } from '../reconciliation/reconcile-house.ts'

const database = useDatabase({ poolSize: 8 })
const house = useHouse(database)
const { tokens, askDeposit, askWithdrawal, decide, opened, listed, codesOf, enter } = cashCounter(house)

const reverse = (id: string, token = tokens.admin) => decide('reverse', id, token, '입금이 반환되었습니다.')

/** An approved deposit of 100,000 won. */
async function deposited(member: Bettor, body: object = {}): Promise<string> {
  const { id } = await opened(askDeposit(member, body))
  expect((await decide('approve', id)).status).toBe(200)
  return id
}

const whole = async (id: string): Promise<DeskRequestWhole> =>
  (await house.get(`admin/cash-requests/${id}`, { token: tokens.admin })).json()
const balances = ({ memberId }: Bettor) => loadBalances(database.db, memberId)
const turnoverOf = async ({ token }: Bettor) => (await house.get('turnover', { token })).json()

test('handbook 5.1 reverses a deposit once, with its bonus and turnover, and notifies the member', async () => {
  const member = await aCashMember(house)
  const id = await deposited(member, { bonus: 'join-first' })
  expect(await balances(member)).toMatchObject({ wallet: 1_100_000, points: 20_000 })
  expect(await turnoverOf(member)).toMatchObject({ need: 300_000 })
  expect((await reverse(id)).status).toBe(200)
  expect(await balances(member)).toMatchObject({ wallet: 1_000_000, points: 0, debt: 0 })
  expect(await turnoverOf(member)).toMatchObject({ need: 0 })
  expect(await told(await reverse(id))).toMatchObject({ status: 409, refusal: 'DEPOSIT_REVERSED' })
  expect(await whole(id)).toMatchObject({
    state: 'reversed',
    reversal: { taken: 100_000, owed: 0 },
    member: { deposits: 0, owed: 0 },
  })
  const [own] = await listed(member, 'charge')
  expect(own).toMatchObject({ state: 'reversed', reason: '입금이 반환되었습니다.' })
  expect(own?.steps.map(({ state }) => state)).toEqual(['requested', 'done', 'reversed'])
  expect(await (await house.get('message', member)).text()).toContain('[충전취소]')
  const { movements } = await (await house.get('emoney/statement', member)).json()
  expect(movements).toContainEqual(
    expect.objectContaining({ group: 'deposit', reason: '충전취소', amount: -100_000 }),
  )
  const acts = await (await house.get('admin/acts', { token: tokens.admin })).text()
  expect(acts).toContain('reverse-deposit')
})

test('spent money becomes a debt, is shown with a withdrawal, and is repaid first by later credits', async () => {
  const member = await aCashMember(house, { balance: 1_000 })
  const id = await deposited(member)
  await meetTurnover(database.db, member.memberId)
  const fixture = await anOfferedFixture(house)
  expect((await bet(house, member, slip(member, [{ fixture }], { amounts: 41_000 }))).status).toBe(200)
  expect((await askWithdrawal(member)).status).toBe(200)
  expect((await reverse(id)).status).toBe(200)
  expect(await balances(member)).toMatchObject({ wallet: 0, debt: 90_000 })
  expect(await whole(id)).toMatchObject({
    reversal: { taken: 10_000, owed: 90_000 },
    member: { owed: 90_000 },
  })
  const query = 'admin/cash-requests?direction=withdrawal'
  const { requests } = await (await house.get(query, { token: tokens.admin })).json()
  const waiting = requests.find(({ member: { id: of } }: DeskRequestWhole) => of === member.memberId)
  expect(waiting.hints).toContain('owing')
  expect((await decide('reject', waiting.id)).status).toBe(200)
  expect(await balances(member)).toMatchObject({ wallet: 0, debt: 40_000 })
})

test('reverses only completed bank deposits, and requires the permission', async () => {
  const member = await aCashMember(house)
  const { id } = await opened(askDeposit(member))
  expect(await told(await reverse(id))).toMatchObject({ status: 409, refusal: 'DEPOSIT_NOT_REVERSIBLE' })
  await decide('approve', id)
  const audit = await house.logIn('admin1')
  for (const token of [audit, member.token]) expect((await reverse(id, token)).status).toBe(403)
  expect((await decide('reverse', id, tokens.admin, '')).status).toBe(400)
  const nobody = await reverse('0190a000-0000-7000-8000-000000000000')
  expect(await told(nobody)).toMatchObject({ status: 404, refusal: 'CASH_REQUEST_UNKNOWN' })
  expect(await walletBalance(house, member)).toBe(1_100_000)
})

test('concurrent reversals take effect once', async () => {
  const member = await aCashMember(house)
  const id = await deposited(member)
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => reverse(id, n % 2 === 0 ? tokens.admin : tokens.settle)),
  )
  expect((await codesOf(answers)).filter(code => code === 'done')).toHaveLength(1)
  expect(await balances(member)).toMatchObject({ wallet: 1_000_000, debt: 0 })
})

test('a reversal, a bet and a withdrawal compete for the same won: no money is lost or created', async () => {
  const member = await aCashMember(house, { balance: 0 })
  const id = await deposited(member, { amount: 50_000 })
  await meetTurnover(database.db, member.memberId)
  const fixture = await anOfferedFixture(house)
  const [reversed, placed, asked] = await Promise.all([
    reverse(id),
    bet(house, member, slip(member, [{ fixture }], { amounts: 50_000 })),
    askWithdrawal(member, { amount: 50_000 }),
  ])
  expect(reversed?.status).toBe(200)
  const spent = [placed, asked].filter(({ status }) => status === 200).length
  expect(spent).toBeLessThan(2)
  expect(await balances(member)).toMatchObject({ wallet: 0, debt: spent * 50_000 })
})

test('X4 reversing a large deposit requires two operators', async () => {
  const member = await aCashMember(house)
  const id = await deposited(member)
  await setSecondPerson(database.db, { 'money-by-hand': { above: 50_000 } })
  await house.app.site.refresh()
  const asked = await reverse(id)
  expect([asked.status, asked.headers.get('x-refusal')]).toEqual([409, 'SECOND_PERSON_ASKED'])
  expect(await walletBalance(house, member)).toBe(1_100_000)
  const ask = Number(/(\d+)번/.exec(await asked.text())?.[1])
  const second = await house.logIn('admin2')
  const answer = await house.post(`admin/approvals/${ask}/approve`, { reason: '확인' }, { token: second })
  expect(answer.status, await answer.clone().text()).toBe(200)
  expect(await walletBalance(house, member)).toBe(1_000_000)
  await setSecondPerson(database.db, {})
  await house.app.site.refresh()
})

test('W14 ledger, requests and the daily closing agree on the reversals', async () => {
  expect((await verifyLedger(database.db)).faults).toEqual([])
  expect((await checkRequests(database.db, house.clock.now())).differences).toEqual([])
  house.clock.advance(DAY)
  let day: string | undefined
  await expect
    .poll(
      async () => {
        await reconcileHouse({ ...house.deps, gateway: undefined })
        day = (await closeDays({ ...house.deps, gateway: undefined }))[0]
        return day
      },
      { timeout: 30_000 },
    )
    .toBeDefined()
  await enter()
  const { flows, differences } = await (
    await house.get(`admin/closings/${day}`, { token: tokens.admin })
  ).json()
  expect(differences).toEqual([])
  expect(flows).toContainEqual({
    direction: 'reversal',
    method: 'bank',
    ...{ ledgerCount: 5, ledger: 450_000, requestCount: 5, requests: 450_000 },
  })
})
