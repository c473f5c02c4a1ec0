import { beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY } from '#domain/instant.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { purgeAmountsAlone } from '#server/site/site.ts'
import { cashCounter } from '#tests/support/cashier/cash-counter.ts'
import { aCashMember, paidIn } from '#tests/support/cashier/cash-member.ts'
import { operatorDesk } from '#tests/support/desk/operator-desk.ts'
import { aBettor, type Bettor, walletBalance } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { setSecondPerson } from '#tests/support/house/second-person.sql.ts'

// X4: the amounts of one operator for one member are added up over a day.
const database = useDatabase({ poolSize: 20 })
const house = useHouse(database)
const desk = operatorDesk(database, house)
const { tokens, enter, askWithdrawal, decide, opened } = cashCounter(house)

let admin = ''
let other = ''
let member: Bettor
beforeAll(async () => {
  await setSecondPerson(database.db, { 'money-by-hand': { above: 100_000 }, withdrawal: { above: 100_000 } })
  await house.app.site.refresh()
})
beforeEach(async () => {
  admin = await house.logIn('admin')
  other = await house.logIn('admin2')
  member = await aBettor(house)
})

const PASSED = '200 '
const ASKED = '409 SECOND_PERSON_ASKED'
const said = ({ status, headers }: Response) => `${status} ${headers.get('x-refusal') ?? ''}`
const countOf = (answers: readonly Response[], what: string) =>
  answers.filter(answer => said(answer) === what).length

const move = (amount: number, { token = admin, to = member.memberId, ...body }: Moved = {}) =>
  house.post(
    `admin/members/${to}/money`,
    { purse: 'wallet', way: 'credit', amount, key: crypto.randomUUID(), reason: '이벤트 보상', ...body },
    { token },
  )
type Moved = { token?: string; to?: number; purse?: 'points'; way?: 'debit' }

const times = <T>(count: number, one: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => one(index)))

test('X4 six concurrent credits of 99,999 to one member: one passes, five wait for a second operator', async () => {
  const before = await walletBalance(house, member)
  const answers = await times(6, () => move(99_999))
  expect([countOf(answers, PASSED), countOf(answers, ASKED)]).toEqual([1, 5])
  expect((await walletBalance(house, member)) - before).toBe(99_999)
})

test('X4 of fifty concurrent credits those below the sum limit pass', async () => {
  const before = await walletBalance(house, member)
  const answers = await times(50, () => move(9_999))
  expect([countOf(answers, PASSED), countOf(answers, ASKED)]).toEqual([10, 40])
  expect((await walletBalance(house, member)) - before).toBe(99_990)
})

test('X4 sums money and points, credits and debits, for each member and operator', async () => {
  expect(said(await move(60_000))).toBe(PASSED)
  expect(said(await move(30_000, { purse: 'points' }))).toBe(PASSED)
  expect(said(await move(10_000, { way: 'debit' }))).toBe(ASKED)
  expect(said(await move(10_000, { purse: 'points' }))).toBe(ASKED)
  expect(said(await move(60_000, { token: other }))).toBe(PASSED)
  expect(said(await move(60_000, { to: await desk.idOf('demo') }))).toBe(PASSED)
})

test('X4 amounts that a second operator approved do not count, and the sum resets after a day', async () => {
  const asked = await move(150_000)
  const ask = Number(/(\d+)번/.exec(await asked.text())?.[1])
  const yes = await house.post(`admin/approvals/${ask}/approve`, { reason: '확인' }, { token: other })
  expect(yes.status).toBe(200)
  expect(said(await move(99_999))).toBe(PASSED)
  expect(said(await move(1))).toBe(ASKED)
  house.clock.advance(DAY)
  admin = await house.logIn('admin')
  expect(said(await move(99_999))).toBe(PASSED)
  expect(said(await move(2))).toBe(ASKED)
})

test('X4 concurrent amounts of different desks share one sum, without a deadlock', async () => {
  const partner = await desk.idOf('manager')
  const grant = () =>
    house.post(
      `admin/partners/${partner}/grant`,
      { key: crypto.randomUUID(), amount: 9_999, reason: '이벤트' },
      { token: admin },
    )
  const answers = await times(40, index => (index % 2 === 0 ? move(9_999, { to: partner }) : grant()))
  expect([countOf(answers, PASSED), countOf(answers, ASKED)]).toEqual([10, 30])
})

test('X4 sums the withdrawals of one member that one operator approves', async () => {
  await enter()
  const terms = {
    ...{ depositMin: 10_000, depositMax: 1_000_000, withdrawalMin: 10_000, withdrawalMax: 1_000_000 },
    ...{ withdrawalDayMax: 20_000_000, withdrawalHours: 0, revision: 1, reason: '조정' },
  }
  expect((await house.post('admin/cash-levels/3', terms, { token: tokens.admin })).status).toBe(200)
  const payee = await aCashMember(house, { level: 3 })
  await paidIn(house, payee, tokens.admin, 200_000)
  const withdraw = async (amount: number) => {
    const { id } = await opened(askWithdrawal(payee, { amount }))
    return said(await decide('approve', id, tokens.admin))
  }
  expect(await withdraw(60_000)).toBe(PASSED)
  expect(await withdraw(60_000)).toBe(ASKED)
})

test('X4 amounts out of the window of 24 hours are purged, of members who get no more money too', async () => {
  const stored = async () =>
    (
      await database.db.many<{ amount: number }>(
        sql`select amount from amount_alone where member_id = ${member.memberId} order by at`,
      )
    ).map(({ amount }) => amount)
  expect(said(await move(11_000))).toBe(PASSED)
  house.clock.advance(DAY - 1)
  expect(said(await move(12_000, { token: await house.logIn('admin') }))).toBe(PASSED)
  await purgeAmountsAlone(house.deps)
  expect(await stored()).toEqual([11_000, 12_000])
  house.clock.advance(1)
  expect(await purgeAmountsAlone(house.deps)).toBeGreaterThan(0)
  expect(await stored()).toEqual([12_000])
})

test('X4 counts no sum without a rule', async () => {
  await setSecondPerson(database.db, {})
  await house.app.site.refresh()
  expect(said(await move(500_000))).toBe(PASSED)
  const { count } = await database.db.one<{ count: number }>(
    sql`select count(*)::integer as count from amount_alone where amount = 500000`,
  )
  expect(count).toBe(0)
})
