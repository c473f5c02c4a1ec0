import { beforeAll, expect, test } from 'vitest'
import { instant, MINUTE } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { listActs } from '#server/site/site.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { insertNotice } from './notices.sql.ts'

const database = useDatabase()
const house = useHouse(database, {}, 'site')

let token: string
let member: string
beforeAll(async () => {
  token = await house.logIn('admin')
  member = await house.logIn('demo')
})

const act = (path: string, body: object) =>
  house.post(`admin/${path}`, { reason: '안내 변경', ...body }, { token })
/** Changes a notice at its current revision. */
const edit = async (id: number, change: object) => {
  const { notices } = await (await house.get('admin/notices', { token })).json()
  const revision = notices.find((one: { id: number }) => one.id === id)?.revision
  return act(`notices/${id}`, { revision, ...change })
}
const news = async (): Promise<{ id: number; contents: string }[]> =>
  (await house.get('newsLink', { token: member })).json()
const lastAct = async (subject: string) => (await listActs(database.db, { subject, limit: 1, offset: 0 }))[0]

test('HEADER-017 an operator’s notice is the first news of members; hidden or deleted it is gone, the log keeps it', async () => {
  const written = await (await act('notices', { contents: '<b>점검</b> 안내<script>x()</script>' })).json()
  expect(written).toMatchObject({ contents: '<b>점검</b> 안내', shown: true })
  expect((await news())[0]).toMatchObject({ id: written.id, contents: '<b>점검</b> 안내' })

  await edit(written.id, { contents: '점검이 끝났습니다.' })
  expect((await news())[0]?.contents).toBe('점검이 끝났습니다.')
  await edit(written.id, { shown: false })
  expect((await news()).map(one => one.id)).not.toContain(written.id)
  const all = await (await house.get('admin/notices', { token })).json()
  expect(all.notices[0]).toMatchObject({ id: written.id, shown: false, contents: '점검이 끝났습니다.' })

  expect(await (await act(`notices/${written.id}/delete`, {})).json()).toEqual({ id: written.id })
  expect((await act(`notices/${written.id}/delete`, {})).status).toBe(404)
  expect(await lastAct(`notice:${written.id}`)).toMatchObject({
    operator: 'admin',
    act: 'delete-notice',
    reason: '안내 변경',
    before: { contents: '점검이 끝났습니다.', shown: false },
    after: null,
  })
})

test('a repeated notice under its key, also concurrent, appears once and is logged once', async () => {
  const notice = { contents: '<b>점검</b><script>x()</script> 예정', key: 'notice-1' }
  const answers = await Promise.all([1, 2, 3].map(() => act('notices', notice)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const [first, ...others] = await Promise.all(answers.map(answer => answer.json()))
  expect(others).toEqual([first, first])
  const { contents } = first
  expect((await news()).filter(one => one.contents === contents)).toHaveLength(1)
  expect(await listActs(database.db, { subject: `notice:${first.id}`, limit: 9, offset: 0 })).toHaveLength(1)

  for (const key of ['notice-2', undefined])
    expect((await (await act('notices', { ...notice, key })).json()).id).toBeGreaterThan(first.id)
})

test('refuses a key of another notice, or of one edited since; frees the key of a deleted one', async () => {
  const notice = { contents: '점검 예정', key: 'notice-3' }
  const { id } = await (await act('notices', notice)).json()
  const refused = async (body: object) => {
    const answer = await act('notices', body)
    return { status: answer.status, refusal: answer.headers.get('x-refusal') }
  }
  const reused = { status: 409, refusal: 'KEY_REUSED' }
  expect(await refused({ ...notice, contents: '다른 내용' })).toEqual(reused)
  expect(await refused({ ...notice, shown: false })).toEqual(reused)
  await edit(id, { contents: '점검 연기' })
  expect(await refused(notice)).toEqual(reused)
  await act(`notices/${id}/delete`, {})
  expect((await act('notices', notice)).status).toBe(200)
  for (const key of [' ', 'k'.repeat(101)])
    expect((await act('notices', { ...notice, key })).status).toBe(400)
})

test('removes external images and disguised links, of old notices too', async () => {
  const written = '<a href="//evil.example">보기</a><img src="https://spy.example/a.png">'
  const clean = '보기'
  expect(await (await act('notices', { contents: written })).json()).toMatchObject({ contents: clean })
  await database.db.transaction(tx =>
    insertNotice(tx, {
      shown: true,
      pinned: false,
      inMarquee: true,
      shownFrom: null,
      shownUntil: null,
      contents: `옛글${written}`,
      operatorId: null,
      key: null,
      createdAt: house.clock.now(),
    }),
  )
  expect((await news())[0]?.contents).toBe(`옛글${clean}`)
  const { notices } = await (await house.get('admin/notices', { token })).json()
  expect(notices[0].contents).toBe(`옛글${clean}`)
})

test('refuses an empty notice, and one without visible content', async () => {
  for (const contents of ['', '   ', '<script>x()</script>', '<img src="https://spy.example/a.png">'])
    expect((await act('notices', { contents })).status).toBe(400)
  expect((await act('notices/404404', { shown: true, revision: 1 })).status).toBe(404)
})

test('API-011 an operator changes a messenger contact; omitted fields stay', async () => {
  const contacts = async () => (await house.get('setting/messenger')).json()
  const [before, kakao] = await contacts()
  const set = await act('messengers/0', { url: 'https://t.me/hanpan', messengerId: '@hanpan', useFlag: 1 })
  expect(await set.json()).toMatchObject({ position: 0, messengerId: '@hanpan', imgPath: before.imgPath })
  await act('messengers/0', { useFlag: 0 })
  expect(await contacts()).toEqual([
    { ...before, url: 'https://t.me/hanpan', messengerId: '@hanpan', useFlag: 0 },
    kakao,
  ])
  for (const url of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://a.example'])
    expect((await act('messengers/0', { url })).status).toBe(400)
  expect(await (await act('messengers/0', { url: '/message' })).json()).toMatchObject({ url: '/message' })
  expect((await act('messengers/0', { imgPath: '../../secret' })).status).toBe(400)
  const imgPath = `${'0'.repeat(40)}.webp`
  expect(await (await act('messengers/0', { imgPath })).json()).toMatchObject({ imgPath })
  expect((await act('messengers/2', { useFlag: 0 })).status).toBe(400)
  expect(await lastAct('messenger:0')).toMatchObject({ act: 'set-messenger', reason: '안내 변경' })
  expect(await (await house.get('admin/messengers', { token })).json()).toHaveLength(2)
})

const states = async (state?: string): Promise<[number, string][]> => {
  const query = state === undefined ? '' : `?state=${state}`
  const { notices } = await (await house.get(`admin/notices${query}`, { token })).json()
  return notices.map(({ id, state: own }: { id: number; state: string }) => [id, own])
}
const inMinutes = (minutes: number) =>
  formatSeoul(instant(house.clock.now() + minutes * MINUTE), 'YYYY-MM-DD HH:mm:ss')

test('HEADER-017 a notice shows only in its period, which starts and ends automatically', async () => {
  const body = { contents: '오늘 밤 점검', shownFrom: inMinutes(10), shownUntil: inMinutes(20) }
  const { id, state, shownFrom } = await (await act('notices', body)).json()
  expect([state, shownFrom]).toEqual(['planned', body.shownFrom])
  const isTold = async () => (await news()).some(one => one.id === id)
  expect(await isTold()).toBe(false)
  expect(await states('planned')).toEqual([[id, 'planned']])
  house.clock.advance(10 * MINUTE)
  expect(await isTold()).toBe(true)
  expect(await states('running')).toContainEqual([id, 'running'])
  house.clock.advance(10 * MINUTE)
  expect(await isTold()).toBe(false)
  expect(await states('ended')).toEqual([[id, 'ended']])
  await edit(id, { shownUntil: null })
  expect(await isTold()).toBe(true)
  await edit(id, { shown: false })
  expect(await states('hidden')).toContainEqual([id, 'hidden'])
  expect((await house.get('admin/notices?state=gone', { token })).status).toBe(400)
  await act(`notices/${id}/delete`, {})
})

test('of concurrent edits of one revision of a notice all but one are refused', async () => {
  const written = await (await act('notices', { contents: '점검 예정' })).json()
  const change = (contents: string) => act(`notices/${written.id}`, { contents, revision: written.revision })
  const answers = await Promise.all(['밤 점검', '새벽 점검', '점검 취소'].map(change))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const told = answers.filter(({ status }) => status === 409)
  expect(told.map(answer => answer.headers.get('x-refusal'))).toEqual([
    'EDITED_MEANWHILE',
    'EDITED_MEANWHILE',
  ])
  const stands = await answers.find(({ status }) => status === 200)?.json()
  expect((await news())[0]).toMatchObject({ id: written.id, contents: stands.contents })
  const log = await listActs(database.db, { subject: `notice:${written.id}`, limit: 9, offset: 0 })
  expect(log.map(one => one.act)).toEqual(['edit-notice', 'write-notice'])
  await act(`notices/${written.id}/delete`, {})
})

test('HEADER-017 a pinned notice comes before newer ones, and states whether it runs in the marquee', async () => {
  const old = await (await act('notices', { contents: '늘 보일 안내', inMarquee: false })).json()
  const young = await (await act('notices', { contents: '새 소식' })).json()
  const heads = async () => (await news()).slice(0, 2).map(({ id }) => id)
  expect(await heads()).toEqual([young.id, old.id])
  await edit(old.id, { pinned: true })
  expect(await heads()).toEqual([old.id, young.id])
  expect((await news())[0]).toMatchObject({ pinned: true, inMarquee: false, contents: '늘 보일 안내' })
  expect(await lastAct(`notice:${old.id}`)).toMatchObject({
    before: { pinned: false, inMarquee: false },
    after: { pinned: true, inMarquee: false },
  })
  for (const { id } of [old, young]) await act(`notices/${id}/delete`, {})
})

test('refuses a period that ends before it starts, or with an invalid day, and changes nothing', async () => {
  const { id } = await (await act('notices', { contents: '안내', shownFrom: inMinutes(60) })).json()
  const before = await states()
  for (const change of [
    { shownUntil: inMinutes(60) },
    { shownUntil: inMinutes(1) },
    { shownFrom: '2026-02-30 00:00:00' },
    { shownFrom: '2026-99-99 00:00:00' },
    { shownUntil: '내일' },
  ]) {
    expect((await edit(id, change)).status).toBe(400)
    expect((await act('notices', { contents: '안내', shownFrom: inMinutes(60), ...change })).status).toBe(400)
  }
  expect(await states()).toEqual(before)
  await act(`notices/${id}/delete`, {})
})
