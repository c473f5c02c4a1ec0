import { expect, test } from 'vitest'
import { verifyLedger } from '#server/ledger/ledger.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { cashCounter } from '#tests/support/cashier/cash-counter.ts'
import { aCashMember, paidIn } from '#tests/support/cashier/cash-member.ts'
import { told, walletBalance } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { setSecondPerson } from '#tests/support/house/second-person.sql.ts'

const database = useDatabase({ poolSize: 8 })
const house = useHouse(database)
const { tokens, askDeposit, askWithdrawal, decide, opened, listed } = cashCounter(house)

test('field W6: a changed account is blocked for a day, and the member is notified', async () => {
  const member = await aCashMember(house)
  await paidIn(house, member, tokens.admin)
  const changed = await house.post(
    `admin/members/${member.memberId}/bank-account`,
    { bank: '신한은행', number: '110-222-333444', holder: '김하늘', reason: '회원 요청' },
    { token: tokens.admin },
  )
  expect(await changed.json()).toEqual({ account: '신한은행 ••••••3444' })
  expect(await told(await askWithdrawal(member))).toMatchObject({ refusal: 'ACCOUNT_RESTS' })
  const messages = await (await house.get('message', member)).text()
  expect(messages).toContain('출금 계좌 변경')
})

test('only operators with the permission decide; decisions and the display of the full account are logged', async () => {
  const member = await aCashMember(house)
  const { id } = await opened(askDeposit(member))
  const [audit, support] = [await house.logIn('admin1'), await house.logIn('support')]
  for (const token of [audit, support, member.token])
    expect((await decide('approve', id, token)).status).toBe(403)
  const queue = await (await house.get('admin/cash-requests?direction=deposit', { token: audit })).json()
  const row = queue.requests.find((one: { id: string }) => one.id === id)
  expect(row).toMatchObject({ holder: '김하늘', hints: ['first'] })
  expect(row.account).toMatch(/^국민은행 ••••••\d{4}$/)
  const shown = await house.post(
    `admin/cash-requests/${id}/account`,
    { reason: '입금 확인' },
    { token: tokens.settle },
  )
  expect((await shown.json()).number).toMatch(/^110\d{8}$/)
  const acts = await (await house.get('admin/acts', { token: tokens.admin })).text()
  expect(acts).toContain('show-bank-account')
})

test('WALLET-007 a member sees the account of the level only with the login password', async () => {
  const token = await house.logIn('demo')
  const ask = (password: string) => house.post('charge/account', { password }, { token })
  expect(await told(await ask('wrong-password1'))).toMatchObject({ refusal: 'OWN_PASSWORD_WRONG' })
  expect(await told(await ask('play1234!'))).toMatchObject({ status: 404, refusal: 'DEPOSIT_ACCOUNT_NONE' })
  const body = {
    bank: '데모은행',
    number: '0000-00-000000',
    holder: '한판 데모',
    revision: 1,
    reason: '등록',
  }
  expect((await house.post('admin/cash-levels/1/account', body, { token: tokens.admin })).status).toBe(200)
  expect(
    await told(await house.post('admin/cash-levels/1/account', body, { token: tokens.admin })),
  ).toMatchObject({
    status: 409,
    refusal: 'EDITED_MEANWHILE',
  })
  expect(await (await ask('play1234!')).json()).toEqual({
    bank: '데모은행',
    number: '0000-00-000000',
    holder: '한판 데모',
  })
})

test('a member registers an account once', async () => {
  const token = await house.logIn('demo5')
  const set = (body: object) =>
    house.post(
      'exchange/account',
      { bank: '국민은행', number: '110-333-444555', holder: '이바다', password: 'play1234!', ...body },
      { token },
    )
  expect(await told(await set({ bank: '없는은행' }))).toMatchObject({ refusal: 'ACCOUNT_BANK' })
  expect(await told(await set({ number: '12-34' }))).toMatchObject({ refusal: 'ACCOUNT_NUMBER' })
  expect(await told(await set({ holder: '1' }))).toMatchObject({ refusal: 'ACCOUNT_HOLDER' })
  expect(await told(await set({ password: 'wrong-password1' }))).toMatchObject({
    refusal: 'OWN_PASSWORD_WRONG',
  })
  expect(await (await set({})).json()).toMatchObject({ masked: '국민은행 ••••••4555', restsUntil: null })
  expect(await told(await set({}))).toMatchObject({ status: 409, refusal: 'ACCOUNT_SET' })
})

test('changed limits of a level apply to later requests', async () => {
  const member = await aCashMember(house, { level: 3 })
  const terms = {
    ...{ depositMin: 20_000, depositMax: 50_000, withdrawalMin: 10_000, withdrawalMax: 5_000_000 },
    ...{ withdrawalDayMax: 20_000_000, withdrawalHours: 0, revision: 1, reason: '조정' },
  }
  const change = (body: object) =>
    house.post('admin/cash-levels/3', { ...terms, ...body }, { token: tokens.admin })
  expect(await told(await change({ depositMin: 60_000 }))).toMatchObject({ refusal: 'LIMITS_MEANINGLESS' })
  expect((await change({})).status).toBe(200)
  expect(await told(await askDeposit(member, { amount: 10_000 }))).toMatchObject({
    refusal: 'DEPOSIT_BELOW_MINIMUM',
  })
  await opened(askDeposit(member, { amount: 50_000 }))
})

test('a large withdrawal requires a second operator where the house demands it', async () => {
  const member = await aCashMember(house)
  await paidIn(house, member, tokens.admin)
  const { id } = await opened(askWithdrawal(member))
  await setSecondPerson(database.db, { withdrawal: { above: 50_000 } })
  await house.app.site.refresh()
  const asked = await decide('approve', id)
  expect([asked.status, asked.headers.get('x-refusal')]).toEqual([409, 'SECOND_PERSON_ASKED'])
  expect((await listed(member, 'exchange'))[0]?.state).toBe('requested')
  const ask = Number(/(\d+)번/.exec(await asked.text())?.[1])
  const approve = { reason: '확인했습니다' }
  const second = await house.post(`admin/approvals/${ask}/approve`, approve, { token: tokens.settle })
  expect(second.status).toBe(200)
  expect((await listed(member, 'exchange'))[0]?.state).toBe('done')
  await setSecondPerson(database.db, {})
  await house.app.site.refresh()
})

test('P10 a deposit of a member excluded meanwhile is flagged, never credited, and returned', async () => {
  const member = await aCashMember(house)
  const { id } = await opened(askDeposit(member))
  const excluded = await house.post('protection/exclusion', { period: '1-week' }, member)
  expect(excluded.status, await excluded.clone().text()).toBe(200)
  const queue = await (
    await house.get('admin/cash-requests?direction=deposit', { token: tokens.admin })
  ).json()
  expect(queue.requests.find((one: { id: string }) => one.id === id)).toMatchObject({
    hints: ['excluded', 'first'],
  })
  const before = await walletBalance(house, member)
  expect(await told(await decide('approve', id))).toMatchObject({
    status: 409,
    refusal: 'DEPOSITOR_EXCLUDED',
    text: '자가제한 중인 회원의 입금입니다. 신청을 취소하고 입금자에게 반환해 주세요.',
  })
  expect(await walletBalance(house, member)).toBe(before)
  expect((await decide('reject', id, tokens.admin, '자가제한 중 입금 반환')).status).toBe(200)
  expect(await walletBalance(house, member)).toBe(before)
})

test('ledger and requests are consistent at the end', async () => {
  expect((await verifyLedger(database.db)).faults).toEqual([])
})

test('refuses to decide a gateway payment by hand', async () => {
  const member = await aCashMember(house)
  const { id } = await opened(askDeposit(member))
  await database.db.run(sql`update cash_request set method = 'tether' where id = ${id}`)
  for (const way of ['approve', 'hold', 'reject'])
    expect(await told(await decide(way, id))).toMatchObject({ status: 404, refusal: 'CASH_REQUEST_UNKNOWN' })
  const { state } = await database.db.one<{ state: string }>(
    sql`select state from cash_request where id = ${id}`,
  )
  expect(state).toBe('requested')
})
