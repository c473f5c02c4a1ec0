import { beforeAll, expect, test } from 'vitest'
import type { OwnCashRequest } from '#contract/cashier/cash-requests.ts'
import { HOUR } from '#domain/instant.ts'
import { sumOfHouseAccount, verifyLedger } from '#server/ledger/ledger.ts'
import { anOfferedFixture, type Bettor, bet, slip, told, walletBalance } from '#tests/support/facts/bettor.ts'
import { aCashMember, EXCHANGE_PASSWORD, paidIn } from '#tests/support/facts/cash-member.ts'
import { changeSettings } from '#tests/support/house/change-settings.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { setSecondPerson } from '#tests/support/house/second-person.sql.ts'

const database = useDatabase({ poolSize: 8 })
const house = useHouse(database)

let admin: string
let settle: string
beforeAll(async () => {
  admin = await house.logIn('admin')
  settle = await house.logIn('settle')
})

const key = () => crypto.randomUUID()
const askDeposit = (member: Bettor, body: object = {}) =>
  house.post('charge/requests', { amount: 100_000, key: key(), ...body }, member)
const askWithdrawal = (member: Bettor, body: object = {}) =>
  house.post(
    'exchange/requests',
    { amount: 50_000, exchangePassword: EXCHANGE_PASSWORD, key: key(), ...body },
    member,
  )
const decide = (way: string, id: string, token = admin, reason = '확인했습니다') =>
  house.post(`admin/cash-requests/${id}/${way}`, { reason }, { token })
const opened = async (answer: Promise<Response>): Promise<OwnCashRequest> => {
  const known = await answer
  expect([known.status, known.ok ? '' : await known.clone().text()]).toEqual([200, ''])
  return known.json()
}
const listed = async (member: Bettor, of: 'charge' | 'exchange'): Promise<OwnCashRequest[]> =>
  (await (await house.get(`${of}/requests`, member)).json()).requests
const codesOf = async (answers: readonly Response[]) =>
  (await Promise.all(answers.map(told))).map(({ status, refusal }) => (status === 200 ? 'done' : refusal)).sort()

test('WALLET-002 WALLET-012 a deposit is listed as waiting, approved once, and told with its steps', async () => {
  const member = await aCashMember(house)
  const request = await opened(askDeposit(member))
  expect(request).toMatchObject({ direction: 'deposit', method: 'bank', amount: 100_000, state: 'requested' })
  expect(await walletBalance(house, member)).toBe(1_000_000)
  const bank = await sumOfHouseAccount(database.db, 'house:bank')
  expect((await decide('hold', request.id)).status).toBe(200)
  expect((await decide('approve', request.id, settle)).status).toBe(200)
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

test('WALLET-003 one deposit waits at a time; the same key is the same request', async () => {
  const member = await aCashMember(house)
  const own = key()
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

test("others' requests are nobody's to cancel, and a member without an account has no name to pay in by", async () => {
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

test('WALLET-005 WALLET-006 a withdrawal is taken at the request, given back by an operator alone, or leaves', async () => {
  const member = await aCashMember(house)
  await paidIn(house, member, admin)
  const bank = await sumOfHouseAccount(database.db, 'house:bank')
  const back = await opened(askWithdrawal(member))
  expect(await walletBalance(house, member)).toBe(960_000)
  expect(await told(await askWithdrawal(member))).toMatchObject({ status: 409, refusal: 'WITHDRAWAL_WAITING' })
  expect((await house.post(`charge/requests/${back.id}/cancel`, {}, member)).status).toBe(404)
  expect((await decide('reject', back.id, admin, '은행 점검 시간입니다.')).status).toBe(200)
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
  await paidIn(house, member, admin)
  expect(await told(await askWithdrawal(member, body))).toMatchObject({ status: 400, refusal })
  expect(await walletBalance(house, member)).toBe(1_010_000)
})

test('handbook 5.4: five wrong exchange passwords lock, and who never paid in nor bet withdraws nothing', async () => {
  const member = await aCashMember(house)
  expect(await told(await askWithdrawal(member))).toMatchObject({ refusal: 'WITHDRAWAL_WITHOUT_PLAY' })
  await paidIn(house, member, admin)
  for (let times = 0; times < 5; times += 1)
    expect((await askWithdrawal(member, { exchangePassword: '9999' })).status).toBe(400)
  expect(await told(await askWithdrawal(member))).toMatchObject({ refusal: 'EXCHANGE_PASSWORD_LOCKED' })
  expect(await walletBalance(house, member)).toBe(1_010_000)
})

test('field W6: a changed account rests for a day, and the member is told', async () => {
  const member = await aCashMember(house)
  await paidIn(house, member, admin)
  const changed = await house.post(
    `admin/members/${member.memberId}/bank-account`,
    { bank: '신한은행', number: '110-222-333444', holder: '김하늘', reason: '회원 요청' },
    { token: admin },
  )
  expect(await changed.json()).toEqual({ account: '신한은행 ••••••3444' })
  expect(await told(await askWithdrawal(member))).toMatchObject({ refusal: 'ACCOUNT_RESTS' })
  const messages = await (await house.get('message', member)).text()
  expect(messages).toContain('출금 계좌 변경')
})

test.each([
  ['approve twice', ['approve', 'approve']],
  ['approve against reject', ['approve', 'reject']],
  ['two operators and a hold', ['approve', 'hold', 'reject', 'approve']],
])('races of a deposit have one effect: %s', async (_name, ways) => {
  const member = await aCashMember(house)
  const { id } = await opened(askDeposit(member))
  const answers = await Promise.all(
    [...ways, ...ways].map((way, n) => decide(way, id, n % 2 === 0 ? admin : settle)),
  )
  const decided = answers.filter(({ status }) => status === 200)
  expect(decided.length).toBeGreaterThan(0)
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  const [known] = await listed(member, 'charge')
  const isDone = known?.state === 'done'
  expect(await walletBalance(house, member)).toBe(isDone ? 1_100_000 : 1_000_000)
  expect(known?.steps.filter(({ state }) => state === 'done' || state === 'cancelled')).toHaveLength(1)
})

test('own cancelling against approval: the deposit is one or the other', async () => {
  const member = await aCashMember(house)
  const { id } = await opened(askDeposit(member))
  const answers = await Promise.all([
    house.post(`charge/requests/${id}/cancel`, {}, member),
    decide('approve', id),
    house.post(`charge/requests/${id}/cancel`, {}, member),
    decide('approve', id, settle),
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

test('a withdrawal is approved or given back, whatever is asked at once', async () => {
  const member = await aCashMember(house)
  await paidIn(house, member, admin)
  const { id } = await opened(askWithdrawal(member))
  const answers = await Promise.all(
    ['approve', 'reject', 'approve', 'reject'].map((way, n) => decide(way, id, n % 2 === 0 ? admin : settle)),
  )
  expect((await codesOf(answers)).filter(code => code === 'done')).toHaveLength(1)
  const [known] = await listed(member, 'exchange')
  expect(await walletBalance(house, member)).toBe(known?.state === 'done' ? 960_000 : 1_010_000)
})

test('ten withdrawals at once of all that there is: one is taken', async () => {
  const member = await aCashMember(house, { balance: 40_000 })
  await paidIn(house, member, admin)
  const answers = await Promise.all(Array.from({ length: 10 }, () => askWithdrawal(member)))
  const codes = await codesOf(answers)
  expect(codes.filter(code => code === 'done')).toHaveLength(1)
  expect(await walletBalance(house, member)).toBe(0)
})

test('a withdrawal against bets for the same last won: the balance pays for one of them', async () => {
  const member = await aCashMember(house, { balance: 40_000 })
  await paidIn(house, member, admin)
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

test('the free refill comes once a day, to whoever has next to nothing', async () => {
  const [poor, rich] = [await aCashMember(house, { balance: 9_000 }), await aCashMember(house)]
  expect(await told(await house.post('charge/refill', {}, rich))).toMatchObject({ refusal: 'REFILL_BALANCE' })
  const answers = await Promise.all(Array.from({ length: 6 }, () => house.post('charge/refill', {}, poor)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await walletBalance(house, poor)).toBe(109_000)
  const [known] = await listed(poor, 'charge')
  expect(known).toMatchObject({ method: 'play', state: 'done', amount: 100_000 })
})

test('handbook 6.3: a closed area takes nothing', async () => {
  const member = await aCashMember(house)
  await paidIn(house, member, admin)
  const set = (flag: 0 | 1) =>
    changeSettings(house, { chargeMaintenanceFlag: flag, exchangeMaintenanceFlag: flag })
  await set(1)
  for (const answer of [await askDeposit(member), await askWithdrawal(member)])
    expect(await told(answer)).toMatchObject({ status: 503, refusal: 'AREA_IN_MAINTENANCE' })
  await set(0)
  await opened(askDeposit(member))
})

test('only operators with the right decide, each act is in the log, and the whole account is shown to the log as well', async () => {
  const member = await aCashMember(house)
  const { id } = await opened(askDeposit(member))
  const [audit, support] = [await house.logIn('admin1'), await house.logIn('support')]
  for (const token of [audit, support, member.token]) expect((await decide('approve', id, token)).status).toBe(403)
  const queue = await (
    await house.get('admin/cash-requests?direction=deposit', { token: audit })
  ).json()
  const row = queue.requests.find((one: { id: string }) => one.id === id)
  expect(row).toMatchObject({ holder: '김하늘', hints: ['first'] })
  expect(row.account).toMatch(/^국민은행 ••••••\d{4}$/)
  const shown = await house.post(`admin/cash-requests/${id}/account`, { reason: '입금 확인' }, { token: settle })
  expect((await shown.json()).number).toMatch(/^110\d{8}$/)
  const acts = await (await house.get('admin/acts', { token: admin })).text()
  expect(acts).toContain('show-bank-account')
})

test('WALLET-007 the account that a level pays into is shown by the login password alone', async () => {
  const token = await house.logIn('demo')
  const ask = (password: string) => house.post('charge/account', { password }, { token })
  expect(await told(await ask('wrong-password1'))).toMatchObject({ refusal: 'OWN_PASSWORD_WRONG' })
  expect(await told(await ask('play1234!'))).toMatchObject({ status: 404, refusal: 'DEPOSIT_ACCOUNT_NONE' })
  const body = { bank: '데모은행', number: '0000-00-000000', holder: '한판 데모', revision: 1, reason: '등록' }
  expect((await house.post('admin/cash-levels/1/account', body, { token: admin })).status).toBe(200)
  expect(await told(await house.post('admin/cash-levels/1/account', body, { token: admin }))).toMatchObject({
    status: 409,
    refusal: 'EDITED_MEANWHILE',
  })
  expect(await (await ask('play1234!')).json()).toEqual({
    bank: '데모은행',
    number: '0000-00-000000',
    holder: '한판 데모',
  })
})

test('an account is put on file once by its member', async () => {
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
  expect(await told(await set({ password: 'wrong-password1' }))).toMatchObject({ refusal: 'OWN_PASSWORD_WRONG' })
  expect(await (await set({})).json()).toMatchObject({ masked: '국민은행 ••••••4555', restsUntil: null })
  expect(await told(await set({}))).toMatchObject({ status: 409, refusal: 'ACCOUNT_SET' })
})

test('limits of a level count from their change on', async () => {
  const member = await aCashMember(house, { level: 3 })
  const terms = {
    ...{ depositMin: 20_000, depositMax: 50_000, withdrawalMin: 10_000, withdrawalMax: 5_000_000 },
    ...{ withdrawalDayMax: 20_000_000, withdrawalHours: 0, revision: 1, reason: '조정' },
  }
  const change = (body: object) => house.post('admin/cash-levels/3', { ...terms, ...body }, { token: admin })
  expect(await told(await change({ depositMin: 60_000 }))).toMatchObject({ refusal: 'LIMITS_MEANINGLESS' })
  expect((await change({})).status).toBe(200)
  expect(await told(await askDeposit(member, { amount: 10_000 }))).toMatchObject({
    refusal: 'DEPOSIT_BELOW_MINIMUM',
  })
  await opened(askDeposit(member, { amount: 50_000 }))
})

test('a large withdrawal waits for a second operator where the house has it so', async () => {
  const member = await aCashMember(house)
  await paidIn(house, member, admin)
  const { id } = await opened(askWithdrawal(member))
  await setSecondPerson(database.db, { withdrawal: { above: 50_000 } })
  await house.app.site.refresh()
  const asked = await decide('approve', id)
  expect([asked.status, asked.headers.get('x-refusal')]).toEqual([409, 'SECOND_PERSON_ASKED'])
  expect((await listed(member, 'exchange'))[0]?.state).toBe('requested')
  const ask = Number(/(\d+)번/.exec(await asked.text())?.[1])
  const approve = { reason: '확인했습니다' }
  const second = await house.post(`admin/approvals/${ask}/approve`, approve, { token: settle })
  expect(second.status).toBe(200)
  expect((await listed(member, 'exchange'))[0]?.state).toBe('done')
  await setSecondPerson(database.db, {})
  await house.app.site.refresh()
})

test('the books are right after all of it', async () => {
  house.clock.advance(4 * HOUR)
  expect((await verifyLedger(database.db)).faults).toEqual([])
})
