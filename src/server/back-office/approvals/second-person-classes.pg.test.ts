import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '#server/platform/postgres/postgres.ts'
import { ONCE, OWN, operatorDesk, word } from '#tests/support/desk/operator-desk.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { setSecondPerson } from '#tests/support/house/second-person.sql.ts'

const database = useDatabase()
const house = useHouse(database)
const desk = operatorDesk(database, house)

let admin = ''
let other = ''
beforeAll(async () => {
  await setSecondPerson(database.db, {
    'money-by-hand': { above: 500_000 },
    personal: { above: 0 },
    roles: { above: 0 },
  })
  await house.app.site.refresh()
  await database.db.run(sql`update member set birth_date = '1990-05-05' where user_id = 'demo'`)
})
beforeEach(async () => {
  admin = await house.logIn('admin')
  other = await house.logIn('admin2')
})

/** Number of the request created by a call. */
async function askedAs(answer: Response): Promise<number> {
  expect(await word(answer)).toEqual([409, 'SECOND_PERSON_ASKED'])
  return Number(/(\d+)번/.exec(await answer.text())?.[1])
}
const approve = (id: number, token: string) =>
  house.post(`admin/approvals/${id}/approve`, { reason: '확인했습니다' }, { token })

test('X4 money by hand requires approval from the configured sum on, and moves once', async () => {
  const demo = await desk.idOf('demo')
  const give = (amount: number, key: string) =>
    house.post(
      `admin/members/${demo}/money`,
      { purse: 'wallet', way: 'credit', amount, key, reason: '이벤트 보상' },
      { token: admin },
    )
  expect((await give(499_999, 'small')).status).toBe(200)
  const id = await askedAs(await give(500_000, 'large'))
  const wallet = async () =>
    (await (await house.get(`admin/members/${demo}`, { token: other })).json()).wallet
  const before = await wallet()
  const both = await Promise.all([approve(id, other), approve(id, other)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await wallet()) - before).toBe(500_000)
  expect((await give(500_000, 'large')).status).toBe(200)
  expect((await wallet()) - before).toBe(500_000)
})

test('X4 shows sealed data once, to the requester, after a second operator approves', async () => {
  const look = async (token: string) =>
    house.post(
      `admin/members/${await desk.idOf('demo')}/sealed`,
      { field: 'birthDate', reason: '본인 확인' },
      { token },
    )
  const id = await askedAs(await look(admin))
  expect((await approve(id, other)).status).toBe(200)
  expect(await word(await look(other))).toEqual([409, 'SECOND_PERSON_ASKED'])
  expect(await (await look(admin)).json()).toEqual({ value: '1990-05-05' })
  expect(await word(await look(admin))).toEqual([409, 'SECOND_PERSON_ASKED'])
})

test('X4 roles and accounts require approval; an account that one operator created alone cannot approve for them', async () => {
  const create = { userId: 'second1', nickname: '두번째', role: 10, password: ONCE }
  const id = await askedAs(await desk.act('', create, { token: admin }))
  expect(await desk.operatorsNow(admin, '?name=second1')).toEqual([])
  expect((await approve(id, other)).status).toBe(200)
  expect(await desk.operatorsNow(admin, '?name=second1')).toHaveLength(1)
  const own = await house.logIn('second1', ONCE)
  const change = { password: ONCE, newPassword: OWN, newPasswordConfirm: OWN }
  expect((await house.post('member/own/password', change, { token: own })).status).toBe(204)
  // Two operators have created the account, so it may approve requests of either.
  const role = { name: '새 역할', note: '', secondFactor: true, permissions: ['log:read'] }
  const asked = await askedAs(await desk.act('/roles', role, { token: admin }))
  await setSecondPerson(database.db, {})
  await house.app.site.refresh()
  expect((await desk.actOn('second1', 'password', { password: 'other2026x' }, { token: admin })).status).toBe(
    200,
  )
  const again = await house.logIn('second1', 'other2026x')
  const own2 = { password: 'other2026x', newPassword: OWN, newPasswordConfirm: OWN }
  expect((await house.post('member/own/password', own2, { token: again })).status).toBe(204)
  // Only the requester has just opened the access to that account, so the requester could be using it.
  expect(await word(await approve(asked, again))).toEqual([403, 'APPROVER_TIED'])
  expect((await approve(asked, other)).status).toBe(200)
})

test('X4 two operators loosen the rules, by the rules in force; one operator tightens them', async () => {
  const change = (secondPerson: object, token = admin) =>
    house.post('admin/operators/rules', { secondPerson, reason: '업무 조정' }, { token })
  await setSecondPerson(database.db, { 'money-by-hand': { above: 500_000 }, rules: { above: 0 } })
  await house.app.site.refresh()
  const tighter = { 'money-by-hand': { above: 400_000 }, personal: { above: 0 }, rules: { above: 0 } }
  expect((await change(tighter)).status).toBe(204)
  for (const looser of [
    { ...tighter, 'money-by-hand': { above: 400_001 } },
    { 'money-by-hand': { above: 400_000 }, rules: { above: 0 } },
    { 'money-by-hand': { above: 400_000 }, personal: { above: 0 } },
    {},
  ])
    await askedAs(await change(looser))
  const rules = async () =>
    (await (await house.get('admin/operators/rules', { token: admin })).json()).secondPerson
  expect(await rules()).toEqual(tighter)
  expect((await approve(await askedAs(await change({})), other)).status).toBe(200)
  await expect.poll(rules).toEqual({})
})

test('X4 a new site requires two operators for money, withdrawals, roles, personal data, partner rates and looser rules', async () => {
  await database.db.run(sql`delete from setting where key = 'secondPerson'`)
  await house.app.site.refresh()
  const demo = await desk.idOf('demo')
  const post = (path: string, body: object) =>
    house.post(path, { reason: '업무 조정', ...body }, { token: admin })
  const money = { purse: 'points', way: 'credit', amount: 100_000, key: 'shipped' }
  await askedAs(await post(`admin/members/${demo}/money`, money))
  await askedAs(await post(`admin/members/${demo}/sealed`, { field: 'birthDate' }))
  await askedAs(await post('admin/operators/rules', { secondPerson: {} }))
  const role = { name: '새 역할 둘', note: '', secondFactor: true, permissions: ['log:read'] }
  await askedAs(await post('admin/operators/roles', role))
  expect(house.app.site.settings().secondPerson).toMatchObject({
    withdrawal: { above: 1_000_000 },
    'partner-rates': { above: 0 },
  })
})
