import { beforeAll, expect, test } from 'vitest'
import { HOUR, instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { listActs } from '#server/site/site.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)

let token: string
let member: string
beforeAll(async () => {
  token = await house.logIn('admin')
  member = await house.logIn('demo')
})

const form = {
  popupFlg: 1,
  title: '점검 안내',
  contents: '<b>x</b>',
  visiableFlag: 1,
  pcLeftLocation: 100,
  pcTopLocation: 200,
  width: 400,
  shownFrom: null,
  shownUntil: null,
}
const post = (path: string, body: object, as = token) =>
  house.post(`admin/popups${path}`, { reason: '점검 안내', ...body }, { token: as })
const write = async (part: object = {}) => {
  const answer = await post('', { ...form, ...part })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json()
}
const refusalOf = (answer: Response) => [answer.status, answer.headers.get('x-refusal')]
const seen = async (): Promise<{ id: number; contents: string }[]> =>
  (await house.get('popup', { token: member })).json()
const idsSeen = async () => (await seen()).map(({ id }) => id)
const inHours = (hours: number) =>
  formatSeoul(instant(house.clock.now() + hours * HOUR), 'YYYY-MM-DD HH:mm:ss')

test('API-036 FIELD-029 POPUP-015 members receive an operator’s popup in the fields of the specification', async () => {
  const { id } = await write()
  const popups = await seen()
  expect(popups.find(one => one.id === id)).toEqual({
    id,
    title: '점검 안내',
    popupFlg: 1,
    visiableFlag: 1,
    notShowingexpireTime: '',
    pcLeftLocation: 100,
    pcTopLocation: 200,
    width: 400,
    contents: '<b>x</b>',
  })
  expect((await house.get('popup')).status).toBe(401)
})

test('POPUP-005 removes scripts from a popup on saving, and refuses one of scripts only', async () => {
  const { contents } = await write({
    contents: '<p>앞<img src=x onerror="alert(1)"><script>alert(1)</script></p>',
  })
  expect(contents).toBe('<p>앞<img src="/x" /></p>')
  expect(refusalOf(await post('', { ...form, contents: '<script>x()</script>' }))).toEqual([400, 'BAD_INPUT'])
})

test('members receive only popups that are switched on and in their period', async () => {
  const hidden = await write({ visiableFlag: 0 })
  const later = await write({ shownFrom: inHours(1) })
  const over = await write({ shownUntil: inHours(1) })
  expect(await idsSeen()).toContain(over.id)
  for (const { id } of [hidden, later]) expect(await idsSeen()).not.toContain(id)
  house.clock.advance(HOUR)
  token = await house.logIn('admin')
  member = await house.logIn('demo')
  expect(await idsSeen()).toContain(later.id)
  expect(await idsSeen()).not.toContain(over.id)
  const swapped = await post('', { ...form, shownFrom: inHours(2), shownUntil: inHours(1) })
  expect(swapped.status).toBe(400)
})

test('wrong input changes nothing; members and read-only operators cannot write', async () => {
  const before = await idsSeen()
  for (const part of [
    { popupFlg: 3 },
    { width: 199 },
    { pcLeftLocation: -1 },
    { pcTopLocation: 1.5 },
    { title: ' ' },
    { contents: 'x'.repeat(20_001) },
    { shownFrom: '내일' },
    { reason: '' },
  ])
    expect((await post('', { ...form, ...part })).status).toBe(400)
  expect((await post('', form, await house.logIn('admin1'))).status).toBe(403)
  expect((await post('', form, member)).status).toBe(403)
  expect(await idsSeen()).toEqual(before)
})

test('ten concurrent popups under one key create one, logged once', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => post('', { ...form, key: 'popup-1' })))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  const ids = new Set(await Promise.all(answers.map(async answer => (await answer.json()).id)))
  expect(ids.size).toBe(1)
  const [id] = ids
  expect(await listActs(database.db, { subject: `popup:${id}`, limit: 9, offset: 0 })).toHaveLength(1)
  expect(refusalOf(await post('', { ...form, width: 500, key: 'popup-1' }))).toEqual([409, 'KEY_REUSED'])
})

test('of two concurrent edits of the same revision one is refused, and overwrites nothing', async () => {
  const { id, revision } = await write()
  const answers = await Promise.all([300, 500].map(width => post(`/${id}`, { ...form, width, revision })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const [act] = await listActs(database.db, { subject: `popup:${id}`, limit: 1, offset: 0 })
  expect(act).toMatchObject({ act: 'edit-popup', before: { width: 400 }, reason: '점검 안내' })
  expect(refusalOf(await post('/404404', { ...form, revision: 1 }))).toEqual([404, 'NOT_FOUND'])
})

test('POPUP-015 popups keep the order of the operators, also under concurrent moves', async () => {
  const first = await write({ title: '첫째' })
  const second = await write({ title: '둘째' })
  const all = await idsSeen()
  await post(`/${second.id}/move`, { before: all[0] })
  expect((await idsSeen())[0]).toBe(second.id)
  await post(`/${second.id}/move`, { before: null })
  expect((await idsSeen()).at(-1)).toBe(second.id)
  await Promise.all([first, second, first, second].map(({ id }) => post(`/${id}/move`, { before: all[0] })))
  expect(new Set(await idsSeen()).size).toBe(all.length)
  expect((await post('/404404/move', { before: null })).status).toBe(404)
  expect((await post(`/${first.id}/move`, { before: 404_404 })).status).toBe(404)
})

test('members no longer receive a deleted popup; the log keeps its text', async () => {
  const { id } = await write({ title: '지울 팝업' })
  expect(await (await post(`/${id}/delete`, {})).json()).toEqual({ id })
  expect(await idsSeen()).not.toContain(id)
  expect((await post(`/${id}/delete`, {})).status).toBe(404)
  const [act] = await listActs(database.db, { subject: `popup:${id}`, limit: 1, offset: 0 })
  expect(act).toMatchObject({ act: 'delete-popup', before: { title: '지울 팝업' }, after: null })
  const desk = await (await house.get('admin/popups?popupFlg=2', { token })).json()
  expect(desk.popups).toEqual([])
})
