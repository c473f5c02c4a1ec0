import { beforeAll, expect, test } from 'vitest'
import { sql } from '#server/platform/postgres/postgres.ts'
import { aBettor, anOfferedFixture, type Bettor, bet, slip, told } from '#tests/support/facts/bettor.ts'
import { aLiveMatch, liveBet, liveSlip, waitOut } from '#tests/support/facts/live-match.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse, useSecondHouse } from '#tests/support/house/house.ts'
import { declared } from '#tests/support/house/sign-up.ts'

const database = useDatabase()
const house = useHouse(database)
const second = useSecondHouse(database, house)

let admin = ''
let bettor: Bettor
let fixture = 0
beforeAll(async () => {
  admin = await house.logIn('admin')
  bettor = await aBettor(house)
  fixture = await anOfferedFixture(house)
})

async function publish(key: 'terms' | 'privacy', follows: number, asksAcceptance: boolean) {
  const token = { token: admin }
  const contents = `<p>${follows + 1}판</p>`
  const writing = { contents, revision: 0, reason: '개정 준비' }
  expect((await house.post(`admin/rules/${key}/draft`, writing, token)).status).toBe(200)
  const body = { revision: 1, follows, changes: '문구 정리', asksAcceptance, reason: '개정' }
  expect((await house.post(`admin/rules/${key}/publish`, body, token)).status).toBe(200)
}

const join = (name: string, changes: object) =>
  house.post('member/join', {
    userId: name,
    password: 'secret123',
    passwordConfirm: 'secret123',
    nickname: name,
    phone: '010-1234-5678',
    birthDate: '1990-05-05',
    ...declared,
    ...changes,
  })
const pendingOf = async ({ token }: Pick<Bettor, 'token'>) => {
  const { texts } = await (await house.get('terms/pending', { token })).json()
  return texts.map(({ key, version }: { key: string; version: number }) => `${key} ${version}`)
}
const accept = (accepted: readonly object[], { token } = bettor) =>
  house.post('terms/accept', { accepted }, { token })
const refusal = {
  status: 403,
  refusal: 'TERMS_NOT_ACCEPTED',
  text: '이용약관과 개인정보처리방침에 동의해 주세요.',
}
const placing = async (at = house) =>
  told(await bet(at, bettor, slip(bettor, [{ fixture }], { amounts: 5_000 })))

test.each([
  ['the terms', 'joinone', { acceptedTerms: undefined }, 403, 'TERMS_NOT_ACCEPTED'],
  ['the privacy text', 'joinone', { acceptedPrivacy: undefined }, 403, 'TERMS_NOT_ACCEPTED'],
  ['the version in force', 'joinone', { acceptedTerms: 9 }, 409, 'TERMS_CHANGED'],
  ['the declaration of age', 'joinone', { isAdult: false }, 400, 'AGE_NOT_DECLARED'],
])('refuses a sign-up without %s', async (_, name, changes, status, code) => {
  const answer = await join(name, changes)
  expect([answer.status, answer.headers.get('x-refusal')]).toEqual([status, code])
})

test('A2 a sign-up stores the accepted versions, the time, and the declaration of age', async () => {
  expect((await join('jointwo', {})).status).toBe(200)
  const stored = await database.db.many(sql`
    select a.key, a.version, a.accepted_at as at, m.adult_declared_at as adult
    from rule_acceptance a join member m on m.id = a.member_id where m.user_id = 'jointwo' order by a.key`)
  const at = house.clock.now()
  expect(stored).toEqual([
    { key: 'privacy', version: 1, at, adult: at },
    { key: 'terms', version: 1, at, adult: at },
  ])
})

test('a version without required consent blocks no bets', async () => {
  await publish('privacy', 1, false)
  expect(await pendingOf(bettor)).toEqual([])
  expect((await placing()).status).toBe(200)
})

test('new terms block bets on both routes, in every process, until the version in force is accepted', async () => {
  const match = await aLiveMatch(house)
  await publish('terms', 1, true)
  expect(await placing()).toEqual(refusal)
  expect(await told(await liveBet(house, bettor, liveSlip(bettor, [{ fixture: match.id }])))).toEqual(refusal)
  await expect.poll(() => placing(second())).toEqual(refusal)
  expect(await pendingOf(bettor)).toEqual(['terms 2'])
  // Reading and the member's account stay accessible.
  expect((await house.get('rule/terms')).status).toBe(200)
  expect((await house.get('member/user', { token: bettor.token })).status).toBe(200)

  const old = await accept([{ key: 'terms', version: 1 }])
  expect([old.status, old.headers.get('x-refusal')]).toEqual([409, 'TERMS_CHANGED'])
  expect(await placing()).toEqual(refusal)
  const answers = await Promise.all(Array.from({ length: 10 }, () => accept([{ key: 'terms', version: 2 }])))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(await pendingOf(bettor)).toEqual([])
  house.clock.advance(11_000)
  expect((await placing()).status).toBe(200)
  expect((await waitOut(house, bettor, await aLiveMatch(house))).status).toBe(200)
  house.clock.advance(11_000)
  expect((await placing(second())).status).toBe(200)
})

test('an earlier member has only the own acceptances; operators need none', async () => {
  const other = await aBettor(house)
  expect(await pendingOf(other)).toEqual([])
  await publish('terms', 2, true)
  expect(await pendingOf(other)).toEqual(['terms 3'])
  expect((await accept([{ key: 'terms', version: 3 }])).status).toBe(200)
  expect(await pendingOf(other)).toEqual(['terms 3'])
  expect(await pendingOf({ token: admin })).toEqual([])
})
