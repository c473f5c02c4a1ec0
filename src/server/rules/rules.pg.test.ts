import { beforeAll, expect, test } from 'vitest'
import { ruleKeys } from '#domain/rules/rule-keys.ts'
import { brokenBlocks } from '#domain/rules/rule-parts.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { cleanHtml } from '#server/site/site.ts'
import { aBettor, anOfferedFixture, bet, slip } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse, useSecondHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)
const second = useSecondHouse(database, house)

let admin = ''
beforeAll(async () => {
  admin = await house.logIn('admin')
})

const draft = (key: string, contents: string, revision = 0) =>
  house.post(`admin/rules/${key}/draft`, { contents, revision, reason: '문구 정리' }, { token: admin })
const publish = (key: string, body: object = {}) =>
  house.post(
    `admin/rules/${key}/publish`,
    { revision: 1, follows: 1, changes: '문구 정리', asksAcceptance: false, reason: '개정', ...body },
    { token: admin },
  )
const read = async (path: string) => (await house.get(path)).json()

test('ROUTE-010 ROUTE-011 guests read the rules by category, terms and privacy: all shipped texts are clean', async () => {
  const { texts } = await read('rule')
  expect(texts.map(({ key }: { key: string }) => key)).toEqual([
    'sports',
    'inplay',
    'minigame',
    'virtual',
    'casino',
    'wallet',
  ])
  expect((await read('rule/sports')).contents).toMatch(
    /매치 타이브레이크.*1게임.*골든세트.*6\.5이닝.*끝난 세트의 마켓/s,
  )
  for (const key of ruleKeys) {
    const text = await read(`rule/${key}`)
    const version = ['sports', 'events', 'minigame', 'wallet'].includes(key) ? 2 : 1
    expect(text).toMatchObject({ key, version, newest: version })
    expect(brokenBlocks(text.contents)).toEqual([])
    expect(cleanHtml(text.contents)).toBe(text.contents)
  }
  const stored = await database.db.many<{ key: string; contents: string }>(
    sql`select key, contents from rule_version`,
  )
  for (const { key, contents } of stored) expect(cleanHtml(contents), key).toBe(contents)
  expect((await house.get('rule/nothing')).status).toBe(400)
  expect((await house.get('rule/sports?version=7')).status).toBe(404)
  expect((await house.get('rule/figures')).status).toBe(401)
})

test('cleans a draft, and refuses unknown blocks and a concurrent edit', async () => {
  const saved = await draft('events', '<h3>참여</h3><p onclick="x()">글<script>alert(1)</script></p>')
  expect(await saved.json()).toMatchObject({
    contents: '<h3>참여</h3><p>글</p>',
    revision: 1,
    writtenBy: 'admin',
  })
  const stale = await draft('events', '<p>다른 글</p>')
  expect([stale.status, stale.headers.get('x-refusal')]).toEqual([409, 'RULE_CHANGED'])
  const unknown = await draft('events', '<p>[[없는 표]]</p>', 1)
  expect([unknown.status, await unknown.text()]).toEqual([
    400,
    '[[없는 표]] 표는 목록에 있는 이름으로, 한 줄에 하나만 적어 주세요.',
  ])
  expect((await draft('events', '<script>alert(1)</script>', 1)).status).toBe(400)
  expect((await publish('events', { asksAcceptance: true })).status).toBe(400)
})

test('of ten concurrent publications one becomes the next version; published versions stay', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => publish('events', { follows: 2 })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
  expect(await read('rule/events')).toMatchObject({
    version: 3,
    newest: 3,
    contents: '<h3>참여</h3><p>글</p>',
  })
  const old = await read('rule/events?version=1')
  expect([old.version, old.newest, old.contents.length > 300]).toEqual([1, 3, true])
  const { versions } = await read('rule/events/versions')
  expect(versions).toMatchObject([{ version: 3 }, { version: 2 }, { version: 1 }])
  for (const change of [
    sql`update rule_version set contents = '' where key = 'events'`,
    sql`delete from rule_version where key = 'events'`,
    sql`truncate rule_version cascade`,
  ])
    await expect(database.db.run(change)).rejects.toThrow('append-only')
  const { acts } = await (await house.get('admin/acts?act=publish-rule', { token: admin })).json()
  expect(acts).toMatchObject([{ subject: 'rule:events', reason: '개정', after: { version: 3 } }])
  await expect.poll(async () => (await (await second().get('rule/events')).json()).version).toBe(3)
})

test('a read-only operator cannot write rules; members see no drafts', async () => {
  const reader = await house.logIn('admin1')
  const member = await house.logIn('demo')
  expect((await house.get('admin/rules', { token: reader })).status).toBe(200)
  expect((await house.get('admin/rules', { token: member })).status).toBe(403)
  const body = { contents: '<p>글</p>', revision: 0, reason: '시험' }
  expect((await house.post('admin/rules/casino/draft', body, { token: reader })).status).toBe(403)
  const { before, after } = await (
    await house.get('admin/rules/events/comparison?version=3', { token: reader })
  ).json()
  expect([before.length > 300, after]).toEqual([true, '<h3>참여</h3><p>글</p>'])
})

test('BOARD-007 a bet has the version in force at its placement', async () => {
  const bettor = await aBettor(house)
  const place = async () => {
    const placed = await bet(house, bettor, slip(bettor, [{ fixture: await anOfferedFixture(house) }]))
    return (await placed.json()).id as string
  }
  const rulesOf = async (id: string) =>
    (await (await house.get(`bet_result/${id}`, { token: bettor.token })).json()).rules
  const before = await place()
  house.clock.advance(1_000)
  await draft('sports', '<p>새 규정</p>')
  expect((await publish('sports', { follows: 2 })).status).toBe(200)
  house.clock.advance(1_000)
  const after = await place()
  expect([await rulesOf(before), await rulesOf(after)]).toEqual([
    { key: 'sports', version: 2 },
    { key: 'sports', version: 3 },
  ])
})
