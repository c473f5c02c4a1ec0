import { beforeAll, expect, test } from 'vitest'
import type { CashReason } from '#contract/cashier/cash-reasons.ts'
import { CASH_REASONS_MAX } from '#domain/cashier/cash-reasons.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { told } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)
const path = 'admin/cash-reasons'

let admin: string
let reader: string
beforeAll(async () => {
  admin = await house.logIn('admin')
  reader = await house.logIn('admin1')
})

const send = (to: string, body: object, token = admin) =>
  house.post(to, { reason: '문구 정리', ...body }, { token })
const add = (text: string, body: object = {}) =>
  send(path, { direction: 'deposit', use: 'reject', text, ...body })
const listed = async (token = admin): Promise<readonly CashReason[]> =>
  (await (await house.get(path, { token })).json()).reasons

test('handbook 6.3 operators edit the list of reasons, and each change is logged', async () => {
  const shipped = await listed()
  expect(shipped.filter(({ direction, use }) => direction === 'deposit' && use === 'reject')).toHaveLength(4)
  const { id } = await (await add(' 입금 은행이 다릅니다. ')).json()
  const entry = { direction: 'deposit', use: 'reject', text: '입금 은행이 다릅니다.' }
  expect(await listed(reader)).toContainEqual({ id, ...entry })
  expect((await send(`${path}/${id}`, { text: '다른 은행에서 입금되었습니다.' })).status).toBe(200)
  expect((await send(`${path}/${id}/delete`, {})).status).toBe(200)
  expect(await listed()).toEqual(shipped)
  expect(await told(await send(`${path}/${id}/delete`, {}))).toMatchObject({ status: 404 })
  expect(await told(await send(`${path}/${id}`, { text: '없는 사유' }))).toMatchObject({ status: 404 })
  const acts = await database.db.many(sql`select act, before, after from act order by id desc limit 3`)
  expect(acts).toMatchObject([
    { act: 'delete-cash-reason', before: { text: '다른 은행에서 입금되었습니다.' }, after: null },
    { act: 'edit-cash-reason', before: entry, after: { text: '다른 은행에서 입금되었습니다.' } },
    { act: 'add-cash-reason', before: null, after: entry },
  ])
})

test('a reason is listed once, also under ten concurrent requests, and the list has a maximum', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => add('하나뿐인 사유')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await add('하나뿐인 사유', { direction: 'withdrawal' })).status).toBe(200)
  expect(await told(await add('하나뿐인 사유'))).toMatchObject({ status: 400, refusal: 'CASH_REASON_KNOWN' })
  const known = await listed()
  const [first, second] = known.filter(({ direction, use }) => direction === 'deposit' && use === 'hold')
  expect(await told(await send(`${path}/${first?.id}`, { text: second?.text }))).toMatchObject({
    refusal: 'CASH_REASON_KNOWN',
  })
  for (let n = 0; n < CASH_REASONS_MAX - 2; n++)
    expect((await add(`대기 사유 ${n}`, { use: 'hold' })).status).toBe(200)
  expect(await told(await add('하나 더', { use: 'hold' }))).toMatchObject({ refusal: 'CASH_REASONS_FULL' })
})

test('refuses changes by read-only operators, and invalid or blank reasons', async () => {
  const before = await listed()
  expect((await send(path, { direction: 'deposit', use: 'hold', text: '사유' }, reader)).status).toBe(403)
  for (const wrong of [
    { text: ' ' },
    { text: 'ㅤㅤ' },
    { text: '가'.repeat(201) },
    { use: 'approve' },
    { reason: '' },
  ])
    expect((await add('맞는 사유', wrong)).status).toBe(400)
  expect(await listed()).toEqual(before)
})
