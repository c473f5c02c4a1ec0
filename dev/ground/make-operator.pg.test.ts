import { expect, test } from 'vitest'
import { describeRefusal } from '#contract/wire/refusals.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { startHouse } from '#tests/support/house/house.ts'
import { makeOperator } from './make-operator.ts'

const database = useDatabase()

test('creates the first operator, who can read but not write until a second factor is set (X2)', async () => {
  const house = await startHouse({ db: database.db })
  const login = { userId: 'chief', password: 'secret123' }
  expect(await makeOperator(house.deps, login)).toEqual({ ok: true, value: { userId: 'chief' } })
  const answer = await house.post('member/login', login)
  const { token, user } = await answer.json()
  expect(user).toMatchObject({ type: 1, role: 10 })
  expect((await house.get('admin/settings', { token })).status).toBe(200)
  const block = { blocked: true, reason: '시험' }
  const refused = await house.post('admin/members/999999/block', block, { token })
  expect([refused.status, await refused.text()]).toEqual([
    403,
    describeRefusal({ code: 'SECOND_FACTOR_DEMANDED' }).text,
  ])
  await house.close()
})

test('X2 X5 lets a locked-out site in again from a named network, and records it in the log', async () => {
  const house = await startHouse({ db: database.db })
  const login = { userId: 'rescue', password: 'secret123' }
  await makeOperator(house.deps, { ...login, addresses: ['127.0.0.0/8'] })
  await database.db.run(sql`
    insert into setting (key, value, updated_at) values ('operatorAddresses', '["203.0.113.9/32"]', now())`)
  const chief = { userId: 'chief', password: 'secret123' }
  const refused = async () => (await house.post('member/login', chief)).status !== 200
  await expect.poll(refused, { timeout: 15_000, interval: 500 }).toBe(true)
  const { token } = await (await house.post('member/login', login)).json()
  const { acts } = await (await house.get('admin/acts?act=create-operator', { token })).json()
  expect(acts[0]).toMatchObject({
    operator: 'command:operator-add',
    after: { userId: 'rescue', role: 10, addresses: '127.0.0.0/8' },
  })
  await house.close()
})

test.each([
  [{ userId: 'x', password: 'secret123' }, 'USER_ID_FORMAT'],
  [{ userId: 'other', password: 'short' }, 'PASSWORD_FORMAT'],
  [{ userId: 'other', password: 'secret123', addresses: ['home'] }, 'BAD_INPUT'],
  [{ userId: 'Chief', password: 'secret123' }, 'USER_ID_TAKEN'],
])('refuses %j as an operator: %s', async (login, code) => {
  const house = await startHouse({ db: database.db })
  expect(await makeOperator(house.deps, login)).toMatchObject({ ok: false, refusal: { code } })
  await house.close()
})
