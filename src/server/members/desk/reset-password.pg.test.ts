import { beforeEach, expect, test } from 'vitest'
import { PLAY_PASSWORD } from '#dev/play/play-logins.ts'
import { HOUR } from '#domain/instant.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse, useSecondHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)
const secondHouse = useSecondHouse(database, house)

const OWN = 'fresh4567'

let admin = ''
let id = 0
let old = ''
beforeEach(async () => {
  admin = await house.logIn('admin')
  const { members } = await (await house.get('admin/members?search=demo5', { token: admin })).json()
  id = members[0].id
})

const reset = async (): Promise<string> => {
  const answer = await house.post(
    `admin/members/${id}/password`,
    { reason: '비밀번호 분실' },
    { token: admin },
  )
  expect(answer.status).toBe(200)
  return (await answer.json()).password
}
const word = async (answer: Response) => [answer.status, answer.headers.get('x-refusal')]
const login = (password: string, at = house) => at.post('member/login', { userId: 'demo5', password })
const change = (token: string, password: string, newPassword = OWN) =>
  house.post('member/own/password', { password, newPassword, newPasswordConfirm: newPassword }, { token })

/** Restores the password of the play data. */
const restore = async (password: string) => {
  const { token } = await (await login(password)).json()
  expect((await change(token, password, PLAY_PASSWORD)).status).toBe(204)
}

type Described = { readonly 'x-access': string }

test('a password set by an operator only opens the change of password; then everything', async () => {
  old = await house.logIn('demo5')
  const password = await reset()
  expect(await word(await house.get('member/user', { token: old }))).toEqual([556, 'SESSION_ENDED'])
  expect(await word(await login(PLAY_PASSWORD))).toEqual([404, 'LOGIN_MISMATCH'])
  const entered = await (await login(password)).json()
  expect(entered).toMatchObject({ mustChangePassword: true, user: { userId: 'demo5' } })
  const { token } = entered
  const { paths }: { paths: Record<string, Record<string, Described>> } = await (
    await house.get('openapi.json')
  ).json()
  const open: string[] = []
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { 'x-access': access }] of Object.entries(methods)) {
      if (access === 'guest') continue
      const address = path.slice('/api/'.length).replaceAll(/\{\w+\}/g, '1')
      const answer = await (method === 'get'
        ? house.get(address, { token })
        : house.post(address, {}, { token }))
      const expected = access === 'member' ? 'PASSWORD_DUE' : 'FORBIDDEN'
      if (answer.headers.get('x-refusal') !== expected) open.push(path)
      else expect(answer.status).toBe(403)
    }
  expect(open).toEqual(['/api/member/own/password', '/api/member/second-factor/question'])
  expect(await word(await change(token, password, password))).toEqual([400, 'PASSWORD_SAME'])
  expect(await word(await house.get('member/user', { token }))).toEqual([403, 'PASSWORD_DUE'])
  expect((await change(token, password)).status).toBe(204)
  expect((await house.get('member/user', { token })).status).toBe(200)
  expect((await secondHouse().get('member/user', { token })).status).toBe(200)
  expect(await word(await login(password))).toEqual([404, 'LOGIN_MISMATCH'])
  expect((await (await login(OWN)).json()).mustChangePassword).toBe(false)
  await restore(OWN)
})

test('is valid for one login, also under ten concurrent ones in two processes; without a change another reset is needed', async () => {
  const password = await reset()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => login(password, n % 2 ? house : secondHouse())),
  )
  const entered = answers.filter(({ status }) => status === 200)
  expect(entered).toHaveLength(1)
  expect(await word(await login(password))).toEqual([404, 'LOGIN_PASSWORD_OVER'])
  const another = await reset()
  expect((await login(another)).status).toBe(200)
  const last = await reset()
  await restore(last)
})

test('expires after a day without use', async () => {
  const password = await reset()
  house.clock.advance(24 * HOUR)
  expect(await word(await login(password))).toEqual([404, 'LOGIN_PASSWORD_OVER'])
  admin = await house.logIn('admin')
  await restore(await reset())
})

test('the log records operator and reason, and never the password; the member gets a message', async () => {
  const password = await reset()
  const acts = await (
    await house.get(`admin/acts?subject=member:${id}&act=reset-password`, { token: admin })
  ).json()
  expect(acts.acts[0]).toMatchObject({ operator: 'admin', reason: '비밀번호 분실' })
  expect(JSON.stringify(acts)).not.toContain(password)
  await restore(password)
  const token = await house.logIn('demo5')
  const messages = await (await house.get('message', { token })).text()
  expect(messages).toContain('비밀번호 초기화')
  expect(messages).not.toContain(password)
})
