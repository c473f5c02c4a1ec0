import { beforeEach, expect, test } from 'vitest'
import { DAY, MINUTE } from '#domain/instant.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { softPasskey } from '#tests/support/house/soft-passkey.ts'

const database = useDatabase()
const house = useHouse(database)
const password = 'play1234!'
const RP = 'localhost'

beforeEach(() => house.clock.advance(2 * DAY))

/** The site under a host name: passkeys belong to names, not to addresses. */
const origin = () => house.origin.replace('127.0.0.1', RP)
const post = (path: string, body: unknown, token?: string, from = origin()) =>
  fetch(`${origin()}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: from,
      ...(token !== undefined && { 'x-auth-token': `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
const answered = async (answer: Response) => [answer.status, await answer.text()] as const
const asked = (challenge: string) => ({ challenge, origin: origin(), rpId: RP })

async function register(token: string, name: string, proof?: unknown) {
  const begun = await post('member/second-factor/passkeys', { password, proof }, token)
  expect(begun.status, await begun.clone().text()).toBe(200)
  const question = await begun.json()
  const key = softPasskey()
  const added = await post(
    'member/second-factor/passkeys/add',
    { name, answer: key.make(asked(question.challenge)) },
    token,
  )
  expect(added.status, await added.clone().text()).toBe(200)
  const { recoveryCodes }: { recoveryCodes: string[] } = await added.json()
  return { key, question, recoveryCodes }
}

const ticketOf = async (userId: string) => {
  const answer = await (await post('member/login', { userId, password })).json()
  expect(answer.ways).toContain('passkey')
  return answer.ticket as string
}
const question = async (ticket: string) => (await post('member/login/passkey', { ticket })).json()
const second = (ticket: string, answer: unknown) =>
  post('member/login/second', { ticket, proof: { way: 'passkey', answer }, remember: false })

test('a passkey is created for the site’s name, and logs in by its signature, once', async () => {
  const { key, question: made, recoveryCodes } = await register(await house.logIn('demo'), '내 노트북')
  expect(made.rp).toEqual({ name: '한판', id: RP })
  expect(recoveryCodes).toHaveLength(10)
  const ticket = await ticketOf('demo')
  const { challenge, allowCredentials, userVerification } = await question(ticket)
  expect([allowCredentials.map(({ id }: { id: string }) => id), userVerification]).toEqual([
    [key.id],
    'required',
  ])
  const answer = key.sign(asked(challenge))
  const answers = await Promise.all(Array.from({ length: 10 }, () => second(ticket, answer)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  // A signature for one ticket does not work for another.
  const next = await ticketOf('demo')
  await question(next)
  expect((await second(next, answer)).status).toBe(400)
})

test('refuses an unverified user, another origin, an old counter and an old challenge', async () => {
  const { key } = await register(await house.logIn('demo5'), '휴대폰')
  const attempt = async (answerOf: (challenge: string) => unknown) => {
    house.clock.advance(DAY)
    const ticket = await ticketOf('demo5')
    const { challenge } = await question(ticket)
    return (await second(ticket, answerOf(challenge))).status
  }
  expect(await attempt(challenge => key.sign(asked(challenge), { counter: 5 }))).toBe(200)
  expect(await attempt(challenge => key.sign(asked(challenge), { counter: 5 }))).toBe(400)
  expect(await attempt(challenge => key.sign(asked(challenge), { counter: 6, verified: false }))).toBe(400)
  const evil = { origin: 'https://evil.example', rpId: 'evil.example' }
  expect(await attempt(challenge => key.sign({ challenge, ...evil }, { counter: 7 }))).toBe(400)
  expect(await attempt(() => key.sign(asked('b2xk'), { counter: 8 }))).toBe(400)
  expect(await attempt(challenge => key.sign(asked(challenge), { counter: 9 }))).toBe(200)
})

test('another member’s passkey can neither sign nor be removed', async () => {
  const own = await house.logIn('demo22')
  const { key } = await register(own, '보안키')
  const { secondFactor } = await (await house.get('member/own', { token: own })).json()
  const [{ id }] = secondFactor.passkeys
  const other = await house.logIn('demo36')
  expect((await post(`member/second-factor/passkeys/${id}/remove`, { password }, other)).status).toBe(404)
  await register(other, '다른 키')
  const ticket = await ticketOf('demo36')
  const { challenge } = await question(ticket)
  expect((await second(ticket, key.sign(asked(challenge)))).status).toBe(400)
})

test('refuses passkeys for the page of another site, and without an origin', async () => {
  const token = await house.logIn('demo37')
  const refused = [400, '이 주소에서는 패스키를 사용할 수 없습니다.']
  const evil = await post('member/second-factor/passkeys', { password }, token, 'https://evil.example')
  expect(await answered(evil)).toEqual(refused)
  const plain = await house.post('member/second-factor/passkeys', { password }, { token })
  expect(await answered(plain)).toEqual(refused)
})

test('a challenge for a new passkey is answered once and expires after five minutes', async () => {
  const token = await house.logIn('demo38')
  const begin = async () =>
    (await (await post('member/second-factor/passkeys', { password }, token)).json()).challenge
  const add = async (challenge: string) =>
    (
      await post(
        'member/second-factor/passkeys/add',
        { name: '키', answer: softPasskey().make(asked(challenge)) },
        token,
      )
    ).status
  const late = await begin()
  house.clock.advance(6 * MINUTE)
  expect(await add(late)).toBe(400)
  const once = await begin()
  expect([await add(once), await add(once)]).toEqual([200, 400])
})

test('account changes require the passkey; removing the last one removes the recovery codes', async () => {
  const token = await house.logIn('manager')
  const { key } = await register(token, '집 열쇠')
  const { secondFactor } = await (await house.get('member/own', { token })).json()
  const remove = (proof?: unknown) =>
    post(`member/second-factor/passkeys/${secondFactor.passkeys[0].id}/remove`, { password, proof }, token)
  expect(await answered(await remove())).toEqual([400, '2단계 인증이 필요합니다.'])
  const { challenge } = await (await post('member/second-factor/question', {}, token)).json()
  const proof = { way: 'passkey', answer: key.sign(asked(challenge)) }
  expect((await remove(proof)).status).toBe(204)
  const { secondFactor: after } = await (await house.get('member/own', { token })).json()
  expect(after).toEqual({ ways: [], appSince: null, passkeys: [], recoveryCodesLeft: 0 })
  expect(await house.logIn('manager')).toMatch(/^[\w-]{43}$/)
})
