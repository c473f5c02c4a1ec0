import { beforeAll, expect, test } from 'vitest'
import { seedSite } from '#dev/seed-site.ts'
import { listActs } from '#server/site/site.ts'
import { useDatabase } from '#tests/support/database.ts'
import { useHouse } from '#tests/support/house.ts'

const database = useDatabase()
const house = useHouse(database)

let token: string
let member: string
beforeAll(async () => {
  await seedSite(house.deps)
  token = await house.logIn('admin')
  member = await house.logIn('demo')
})

const act = (path: string, body: object) =>
  house.post(`admin/${path}`, { reason: '안내 변경', ...body }, { token })
const news = async (): Promise<{ id: number; contents: string }[]> =>
  (await house.get('newsLink', { token: member })).json()
const lastAct = async (subject: string) => (await listActs(database.db, { subject, limit: 1, offset: 0 }))[0]

test('HEADER-017 what an operator writes is the first news of members; hidden or deleted it is gone, the log keeps it', async () => {
  const written = await (await act('notices', { contents: '<b>점검</b> 안내<script>x()</script>' })).json()
  expect(written).toMatchObject({ contents: '<b>점검</b> 안내', shown: true })
  expect((await news())[0]).toMatchObject({ id: written.id, contents: '<b>점검</b> 안내' })

  await act(`notices/${written.id}`, { contents: '점검이 끝났습니다.' })
  expect((await news())[0]?.contents).toBe('점검이 끝났습니다.')
  await act(`notices/${written.id}`, { shown: false })
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

test('a notice of nothing, or of nothing that may be shown, is refused', async () => {
  for (const contents of ['', '   ', '<script>x()</script>'])
    expect((await act('notices', { contents })).status).toBe(400)
  expect((await act('notices/404404', { shown: true })).status).toBe(404)
})

test('API-011 an operator changes a messenger contact; what is not given stays', async () => {
  const contacts = async () => (await house.get('setting/messenger')).json()
  const [before, kakao] = await contacts()
  const set = await act('messengers/0', { url: 'https://t.me/hanpan', messengerId: '@hanpan', useFlag: 1 })
  expect(await set.json()).toMatchObject({ position: 0, messengerId: '@hanpan', imgPath: before.imgPath })
  await act('messengers/0', { useFlag: 0 })
  expect(await contacts()).toEqual([
    { ...before, url: 'https://t.me/hanpan', messengerId: '@hanpan', useFlag: 0 },
    kakao,
  ])
  expect((await act('messengers/0', { url: 'javascript:alert(1)' })).status).toBe(400)
  expect((await act('messengers/2', { useFlag: 0 })).status).toBe(400)
  expect(await lastAct('messenger:0')).toMatchObject({ act: 'set-messenger', before: { shown: true } })
  expect(await (await house.get('admin/messengers', { token })).json()).toHaveLength(2)
})
