import { beforeAll, beforeEach, expect, test } from 'vitest'
import { listActs } from '#server/site/site.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { openSecondHouse, useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)

let token: string
let member: string
beforeAll(async () => {
  token = await house.logIn('admin')
  member = await house.logIn('demo')
})
beforeEach(async () => {
  for (const { id } of (await list()).streams) await act(`streams/${id}/delete`, {})
})

const act = (path: string, body: object, as = token) =>
  house.post(`admin/${path}`, { reason: '중계 변경', ...body }, { token: as })
const list = async () => (await house.get('admin/streams', { token })).json()
const seen = async (): Promise<{ id: string; title: string }[]> =>
  (await house.get('stream', { token: member })).json()
const stream = (title: string, more: object = {}) => ({
  title,
  address: 'https://tv.example/embed/{fixtureId}',
  shown: true,
  ...more,
})
const written = async (title: string, more: object = {}) => {
  const answer = await act('streams', stream(title, more))
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json()
}
const pageOf = (path: string) => fetch(`${house.origin}/file/stream/${path}`)
const refusalOf = (answer: Response) => [answer.status, answer.headers.get('x-refusal')]

test('ROUTE-013 members receive a stream that an operator adds, and its page frames only its host', async () => {
  const added = await written('1번 영상')
  expect(added).toMatchObject({ title: '1번 영상', host: 'tv.example', shown: true, revision: 1 })
  expect(await seen()).toEqual([{ id: added.id, title: '1번 영상', revision: 1 }])
  const page = await pageOf(`${added.id}/77`)
  const html = await page.text()
  expect(html).toContain('src="https://tv.example/embed/77"')
  expect(html).toContain('sandbox="allow-scripts allow-same-origin allow-presentation"')
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain('frame-src https://tv.example;')
  expect(policy).toContain("frame-ancestors 'self'")
  expect(page.headers.get('cache-control')).toBe('no-store')
  // The site's own pages may only frame this site.
  const site = await fetch(`${house.origin}/livetv`)
  expect(site.headers.get('content-security-policy')).toContain("frame-src 'self';")
})

test('ROUTE-013 a switched-off stream has no page and is hidden from members; the log has the operator', async () => {
  const { id, revision } = await written('1번 영상')
  const off = await act(`streams/${id}`, { ...stream('1번 영상', { shown: false }), revision })
  expect(await off.json()).toMatchObject({ shown: false, revision: 2 })
  expect(await seen()).toEqual([])
  expect((await pageOf(`${id}/77`)).status).toBe(404)
  expect((await list()).streams).toMatchObject([{ id, shown: false }])
  const [logged] = await listActs(database.db, { subject: `stream:${id}`, limit: 1, offset: 0 })
  expect(logged).toMatchObject({
    act: 'edit-stream',
    reason: '중계 변경',
    before: { shown: true },
    after: { shown: false },
  })
})

test('ROUTE-013 operators set the order; an unknown stream cannot be moved', async () => {
  const [first, second, third] = [await written('가'), await written('나'), await written('다')]
  expect(await (await act(`streams/${third.id}/move`, { before: first.id })).json()).toEqual({
    ids: [third.id, first.id, second.id],
  })
  expect((await seen()).map(({ title }) => title)).toEqual(['다', '가', '나'])
  await act(`streams/${third.id}/move`, { before: null })
  expect((await seen()).map(({ title }) => title)).toEqual(['가', '나', '다'])
  const nobody = '00000000-0000-4000-8000-000000000000'
  expect((await act(`streams/${nobody}/move`, { before: null })).status).toBe(404)
  expect((await act(`streams/${first.id}/move`, { before: nobody })).status).toBe(404)
  expect((await act(`streams/${nobody}`, { ...stream('라'), revision: 1 })).status).toBe(404)
  expect((await act(`streams/${nobody}/delete`, {})).status).toBe(404)
  expect((await act('streams/1/delete', {})).status).toBe(400)
})

test.each([
  'http://tv.example/embed',
  'javascript:alert(1)',
  'https://localhost/embed',
  'https://127.0.0.1/embed',
  'https://{fixtureId}.example/',
  "https://tv.example; script-src 'unsafe-inline'",
  'https://tv.example/"onload="x',
])('ROUTE-013 the address %s is refused and changes nothing', async address => {
  expect((await act('streams', stream('영상', { address }))).status).toBe(400)
  expect((await list()).streams).toEqual([])
})

test('escapes script in a title, and refuses a blank or long title', async () => {
  const { id } = await written('<script>x()</script>')
  const html = await (await pageOf(`${id}/1`)).text()
  expect(html).not.toContain('<script')
  expect(html).toContain('&lt;script&gt;')
  for (const title of ['', '   ', 'ㅤ', 'x'.repeat(31)])
    expect((await act('streams', stream(title))).status).toBe(400)
})

test.each(['x/1', '00000000-0000-4000-8000-000000000000/1', '../../etc/passwd/1'])(
  'ROUTE-013 /file/stream/%s is 404',
  async path => {
    expect((await pageOf(path)).status).toBe(404)
  },
)

test('a read-only operator changes nothing; members and guests are refused', async () => {
  const reader = await house.logIn('admin1')
  expect((await house.get('admin/streams', { token: reader })).status).toBe(200)
  expect((await act('streams', stream('영상'), reader)).status).toBe(403)
  expect((await act('streams', stream('영상'), member)).status).toBe(403)
  expect((await house.get('admin/streams', { token: member })).status).toBe(403)
  expect((await house.get('stream')).status).toBe(401)
})

test('ten identical concurrent requests create one stream, logged once; another under its key is refused', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => act('streams', { ...stream('영상'), key: 'once' })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const { streams } = await list()
  expect(streams).toHaveLength(1)
  expect(
    await listActs(database.db, { subject: `stream:${streams[0].id}`, limit: 9, offset: 0 }),
  ).toHaveLength(1)
  expect(refusalOf(await act('streams', { ...stream('다른 영상'), key: 'once' }))).toEqual([
    409,
    'KEY_REUSED',
  ])
})

test('of two concurrent edits one is applied, and the other gets a conflict', async () => {
  const { id, revision } = await written('영상')
  const answers = await Promise.all(
    ['가', '나'].map(title => act(`streams/${id}`, { ...stream(title), revision })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('ROUTE-013 another process serves a new stream automatically', async () => {
  const other = await openSecondHouse(database, house.clock)
  try {
    const { id } = await written('영상')
    await expect.poll(() => other.app.site.streams().map(one => one.id)).toEqual([id])
  } finally {
    await other.close()
  }
})
