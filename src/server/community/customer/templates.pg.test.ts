import { beforeAll, expect, test } from 'vitest'
import type { AnswerTemplate } from '#contract/back-office/answer-templates.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { aBettor, told } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)
const path = 'admin/customer/templates'

let admin: string
let reader: string
beforeAll(async () => {
  admin = await house.logIn('admin')
  reader = await house.logIn('admin1')
})

const send = (to: string, body: object, token = admin) =>
  house.post(to, { reason: '문구 정리', ...body }, { token })
const listed = async (token = admin): Promise<readonly AnswerTemplate[]> =>
  (await (await house.get(path, { token })).json()).templates
const text = { title: '<b>안내</b>', contents: '첫째 줄\n<script>alert(1)</script>' }

test('handbook 6.3 operators write, change and delete templates, each logged', async () => {
  const shipped = await listed()
  expect(shipped.map(({ title }) => title)).toContain('베팅 처리 기준')
  const { id } = await (await send(path, text)).json()
  expect(await listed(reader)).toContainEqual({ id, ...text })
  expect((await send(`${path}/${id}`, { ...text, contents: '바뀐 안내' })).status).toBe(200)
  expect((await send(`${path}/${id}`, { ...text, contents: '바뀐 안내' })).status).toBe(200)
  expect((await send(`${path}/${id}/delete`, {})).status).toBe(200)
  expect(await listed()).toEqual(shipped)
  expect((await send(`${path}/${id}/delete`, {})).status).toBe(404)
  const acts = await database.db.many(sql`select act, before, after from act order by id desc limit 3`)
  expect(acts).toMatchObject([
    { act: 'delete-template', before: { contents: '바뀐 안내' }, after: null },
    { act: 'edit-template', before: { contents: text.contents }, after: { contents: '바뀐 안내' } },
    { act: 'write-template', before: null, after: text },
  ])
})

test('handbook 6.3 template titles are unique: of ten concurrent ones one is stored, and none takes another’s title', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(path, { ...text, title: '하나' })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await told(await send(path, { ...text, title: ' 하나 ' }))).text).toBe(
    '같은 제목의 템플릿이 있습니다.',
  )
  const { id } = await (await send(path, { ...text, title: '둘' })).json()
  expect((await told(await send(`${path}/${id}`, { ...text, title: '하나' }))).refusal).toBe('TEMPLATE_TITLE')
})

test.each([
  { title: ' ', contents: '내용' },
  { title: '제목', contents: '\u3164' },
  { title: '가'.repeat(61), contents: '내용' },
  { title: '제목', contents: '가'.repeat(2_001) },
  { title: '제목', contents: '내용', reason: '' },
])('FIELD-016 %# refuses a template without a text, too long or without a reason', async body => {
  const before = await listed()
  expect((await send(path, body)).status).toBe(400)
  expect(await listed()).toEqual(before)
})

test('X8 refuses templates to members, and changes by read-only operators', async () => {
  const member = await aBettor(house)
  expect((await house.get(path, member)).status).toBe(403)
  expect((await send(path, text, member.token)).status).toBe(403)
  expect((await send(path, text, reader)).status).toBe(403)
})

test('handbook 6.3 limits the number of templates', async () => {
  await database.db.run(sql`
    insert into answer_template (title, contents) select '많은 ' || n, '내용' from generate_series(1, 50) n`)
  expect(await told(await send(path, { ...text, title: '하나 더' }))).toMatchObject({
    refusal: 'TEMPLATES_FULL',
  })
})
