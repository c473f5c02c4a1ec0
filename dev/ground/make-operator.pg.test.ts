import { expect, test } from 'vitest'
import { useDatabase } from '#tests/support/house/database.ts'
import { startHouse } from '#tests/support/house/house.ts'
import { makeOperator } from './make-operator.ts'

const database = useDatabase()

test('a server without play data gets its first operator, who may change things at once', async () => {
  const house = await startHouse({ db: database.db })
  const login = { userId: 'chief', password: 'secret123' }
  expect(await makeOperator(house.deps, login)).toEqual({ ok: true, value: { userId: 'chief' } })
  const answer = await house.post('member/login', login)
  const { token, user } = await answer.json()
  expect(user).toMatchObject({ type: 1, role: 10 })
  const settings = await house.post(
    'admin/members/999999/block',
    { blocked: true, reason: '시험' },
    { token },
  )
  expect(settings.status).toBe(404)
  await house.close()
})

test.each([
  [{ userId: 'x', password: 'secret123' }, 'USER_ID_FORMAT'],
  [{ userId: 'other', password: 'short' }, 'PASSWORD_FORMAT'],
  [{ userId: 'Chief', password: 'secret123' }, 'USER_ID_TAKEN'],
])('%j makes no operator: %s', async (login, code) => {
  const house = await startHouse({ db: database.db })
  expect(await makeOperator(house.deps, login)).toMatchObject({ ok: false, refusal: { code } })
  await house.close()
})
