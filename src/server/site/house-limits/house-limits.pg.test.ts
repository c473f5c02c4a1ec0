import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '#server/platform/postgres/postgres.ts'
import { anOfferedFixture } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { setSecondPerson } from '#tests/support/house/second-person.sql.ts'

const database = useDatabase()
const house = useHouse(database)

const NONE = { stakeMax: null, payoutMax: null, memberStakeMax: null, openPayoutMax: null }

let admin: string
let fixture: number
beforeAll(async () => {
  await setSecondPerson(database.db, { 'limit-raise': { above: 0 } })
  await house.app.site.refresh()
})
beforeEach(async () => {
  admin = await house.logIn('admin')
  fixture = await anOfferedFixture(house, { home: '울산', away: '서울' })
})

const place = () => ({ scope: 'fixture', fixtureId: fixture, marketId: null })
const set = (amounts: object, revision = 0, body: object = {}, token = admin) =>
  house.post(
    'admin/house-limits',
    { place: place(), amounts: { ...NONE, ...amounts }, revision, reason: '위험 관리', ...body },
    { token },
  )
const remove = (id: number, token = admin) =>
  house.post(`admin/house-limits/${id}/remove`, { reason: '해제' }, { token })
const word = (answer: Response) => [answer.status, answer.headers.get('x-refusal')]
const listed = async (query = `fixtureId=${fixture}`) =>
  (await house.get(`admin/house-limits?${query}`, { token: admin })).json()
const acts = () =>
  database.db.many<{ act: string; subject: string; before: object | null; after: object | null }>(
    sql`select act, subject, before, after from act where subject = ${`fixture:${fixture}`} order by id`,
  )

test('B11 a limit is set, found by its match, and logged with its old value', async () => {
  const answer = await set({ stakeMax: 300_000 })
  expect(await answer.json()).toMatchObject({
    place: { scope: 'fixture', fixtureId: fixture, marketId: null },
    match: '울산 VS 서울',
    sportName: '축구',
    marketNameKorean: null,
    amounts: { ...NONE, stakeMax: 300_000 },
    operator: 'admin',
    revision: 1,
  })
  expect((await set({ stakeMax: 200_000 }, 1)).status).toBe(200)
  // An unchanged limit is not logged.
  expect((await set({ stakeMax: 200_000 }, 2)).status).toBe(200)
  expect(await listed()).toMatchObject({
    totalCount: 1,
    limits: [{ amounts: { stakeMax: 200_000 }, revision: 2 }],
  })
  expect(await listed(`fixtureId=${fixture}&scope=league`)).toMatchObject({ totalCount: 0 })
  expect(await acts()).toEqual([
    {
      act: 'set-house-limit',
      subject: `fixture:${fixture}`,
      before: null,
      after: { place: '울산 VS 서울', ...NONE, stakeMax: 300_000 },
    },
    {
      act: 'set-house-limit',
      subject: `fixture:${fixture}`,
      before: { place: '울산 VS 서울', ...NONE, stakeMax: 300_000 },
      after: { place: '울산 VS 서울', ...NONE, stakeMax: 200_000 },
    },
  ])
})

test('X4 raising and removing a limit require a second operator; a new and a lower one do not', async () => {
  const { id } = await (await set({ stakeMax: 300_000 })).json()
  expect((await set({ stakeMax: 100_000, payoutMax: 900_000 }, 1)).status).toBe(200)
  const raised = await set({ stakeMax: 100_001, payoutMax: 900_000 }, 2)
  expect(word(raised)).toEqual([409, 'SECOND_PERSON_ASKED'])
  expect(word(await set({ stakeMax: 100_000 }, 2))).toEqual([409, 'SECOND_PERSON_ASKED'])
  expect(word(await remove(id))).toEqual([409, 'SECOND_PERSON_ASKED'])
  expect(await listed()).toMatchObject({ limits: [{ amounts: { stakeMax: 100_000, payoutMax: 900_000 } }] })
  const ask = Number(/(\d+)번/.exec(await raised.text())?.[1])
  const other = await house.logIn('admin2')
  expect(
    (await house.post(`admin/approvals/${ask}/approve`, { reason: '확인' }, { token: other })).status,
  ).toBe(200)
  expect(await listed()).toMatchObject({ limits: [{ amounts: { stakeMax: 100_001 }, revision: 3 }] })
  // The other requests were based on a limit that has changed by now.
  await expect
    .poll(() => house.app.site.houseLimits().of.fixture.get(fixture), { timeout: 10_000 })
    .toMatchObject([{ stakeMax: 100_001 }])
})

test('B11 of concurrent changes of one limit one is accepted, the others get a conflict', async () => {
  const both = await Promise.all(Array.from({ length: 10 }, () => set({ stakeMax: 50_000 })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  expect((await listed()).totalCount).toBe(1)
  expect(word(await set({ stakeMax: 40_000 }))).toEqual([409, 'HOUSE_LIMIT_EXISTS'])
  expect(word(await set({ stakeMax: 40_000 }, 7))).toEqual([409, 'EDITED_MEANWHILE'])
})

test.each([
  [{}, {}, 'LIMITS_MEANINGLESS'],
  [{ stakeMax: 4_999 }, {}, 'LIMITS_MEANINGLESS'],
  [{ stakeMax: 0 }, {}, 'LIMITS_MEANINGLESS'],
  [{ stakeMax: -1 }, {}, 'BAD_INPUT'],
  [{ stakeMax: 10_000.5 }, {}, 'BAD_INPUT'],
  [{ stakeMax: '10000' }, {}, 'BAD_INPUT'],
  [{ stakeMax: 1e15 }, {}, 'BAD_INPUT'],
  [{ stakeMax: 10_000, more: 1 }, {}, 'BAD_INPUT'],
  [
    { stakeMax: 10_000 },
    { place: { scope: 'fixture', fixtureId: 999_999_999, marketId: null } },
    'NOT_FOUND',
  ],
  [
    { stakeMax: 10_000 },
    { place: { scope: 'league', leagueId: 2_147_483_647, marketId: null } },
    'NOT_FOUND',
  ],
  [
    { stakeMax: 10_000 },
    { place: { scope: 'league', leagueId: 2_147_483_648, marketId: null } },
    'BAD_INPUT',
  ],
  [{ stakeMax: 10_000 }, { place: { scope: 'day', level: 1 } }, 'LIMITS_MEANINGLESS'],
  [{ memberStakeMax: 10_000 }, { place: { scope: 'day', level: 11 } }, 'BAD_INPUT'],
  [{ stakeMax: 10_000 }, { place: { scope: 'market', marketId: null } }, 'BAD_INPUT'],
  [{ stakeMax: 10_000 }, { place: { scope: 'house' } }, 'BAD_INPUT'],
  [{ stakeMax: 10_000 }, { reason: '' }, 'BAD_INPUT'],
])('B11 refuses an invalid limit and changes nothing: %j %j (%s)', async (amounts, body, code) => {
  const before = (await listed('')).totalCount
  const answer = await set(amounts, 0, body)
  expect(answer.headers.get('x-refusal')).toBe(code)
  expect(answer.status).toBeLessThan(500)
  expect((await listed('')).totalCount).toBe(before)
})

test('X3 only operators with the permission set limits; a limit is removed once', async () => {
  for (const userId of ['admin1', 'support', 'demo', 'manager'])
    expect((await set({ stakeMax: 50_000 }, 0, {}, await house.logIn(userId))).status).toBe(403)
  await setSecondPerson(database.db, {})
  await house.app.site.refresh()
  const trader = await house.logIn('trader')
  const { id } = await (await set({ stakeMax: 50_000 }, 0, {}, trader)).json()
  expect((await remove(id, await house.logIn('admin1'))).status).toBe(403)
  const answers = await Promise.all(Array.from({ length: 10 }, () => remove(id, trader)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 404),
  ])
  expect((await acts()).map(({ act }) => act)).toEqual(['set-house-limit', 'remove-house-limit'])
  expect((await house.get('admin/house-limits/leagues', { token: trader })).status).toBe(200)
})
