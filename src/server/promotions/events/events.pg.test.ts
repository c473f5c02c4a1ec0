import { beforeAll, expect, test } from 'vitest'
import type { EventEntry } from '#contract/promotions/events.ts'
import { contentChanged } from '#server/site/site.ts'
import { aBettor, told } from '#tests/support/facts/bettor.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const clock = testClock()
const house = useHouse(database, { clock })

let admin: string
let member: string
beforeAll(async () => {
  admin = await house.logIn('admin')
  member = (await aBettor(house)).token
})

const event: EventEntry = {
  title: '첫 이벤트',
  picture: null,
  contents: '<p>내용</p>',
  firstDay: '2020-01-01',
  lastDay: null,
  position: 0,
  shown: true,
}
const write = (over: Partial<EventEntry> & { key?: string } = {}, token = admin) =>
  house.post('admin/events', { ...event, ...over, reason: '이벤트 안내' }, { token })
const written = async (over: Partial<EventEntry> = {}): Promise<number> =>
  (await (await write(over)).json()).id
const edit = (id: number, changes: Partial<EventEntry>) =>
  house.post(`admin/events/${id}`, { ...changes, reason: '내용 수정' }, { token: admin })
const titles = async (query = '') =>
  (await (await house.get(`event${query}`, { token: member })).json()).events.map(
    ({ title }: { title: string }) => title,
  )

test('EVENT-001 EVENT-002 lists running events first, then coming, then ended ones; never hidden ones', async () => {
  await written({ title: '지난', firstDay: '2020-01-01', lastDay: '2020-02-01' })
  await written({ title: '예정', firstDay: '2090-01-01' })
  await written({ title: '둘째', position: 2 })
  await written({ title: '첫째', position: 1 })
  await written({ title: '숨김', shown: false })
  expect(await titles()).toEqual(['첫째', '둘째', '예정', '지난'])
  const desk = await (await house.get('admin/events?shown=false', { token: admin })).json()
  expect(desk.events.map(({ title }: { title: string }) => title)).toEqual(['숨김'])
  const ended = await (await house.get('admin/events?state=ended&title=지', { token: admin })).json()
  expect(ended).toMatchObject({ totalCount: 1, events: [{ title: '지난', state: 'ended' }] })
})

test('ROUTE-076 reads an event by its id; a hidden or unknown one is 404', async () => {
  const id = await written({ title: '상세', contents: '<p>자세한 <b>내용</b></p>' })
  expect(await (await house.get(`event/${id}`, { token: member })).json()).toMatchObject({
    title: '상세',
    contents: expect.stringContaining('자세한'),
    state: 'running',
  })
  await edit(id, { shown: false })
  for (const one of [id, 999_999])
    expect((await house.get(`event/${one}`, { token: member })).status).toBe(404)
  for (const wrong of ['0', '-1', 'x', '1.5']) {
    const { status } = await house.get(`event/${wrong}`, { token: member })
    expect([400, 404]).toContain(status)
  }
  for (const path of ['event', `event/${id}`, 'event/page/casinoSlot'])
    expect((await house.get(path)).status).toBe(401)
})

test('X11 script in an event or a page never reaches a member, by any input', async () => {
  const evil =
    '<p onclick="x()">글<script>x()</script><img src="https://elsewhere/x.png"><a href="javascript:x()">누름</a></p>'
  const id = await written({ contents: evil })
  const { contents } = await (await house.get(`event/${id}`, { token: member })).json()
  for (const sign of ['script', 'onclick', 'javascript', 'elsewhere']) expect(contents).not.toContain(sign)
  const page = await house.post(
    'admin/event-pages/casinoSlot',
    { contents: evil, reason: '안내 변경' },
    { token: admin },
  )
  expect((await page.json()).contents).not.toContain('script')
  expect((await told(await write({ contents: '<script>x()</script>' }))).refusal).toBe('BAD_INPUT')
})

test('EVENT-003 a fixed page shows the operators’ text; empty before', async () => {
  const read = async (name: string) => (await house.get(`event/page/${name}`, { token: member })).json()
  expect(await read('coinEvent')).toEqual({ name: 'coinEvent', contents: '' })
  const body = { contents: '<p>코인 안내</p>', reason: '안내 변경' }
  expect((await house.post('admin/event-pages/coinEvent', body, { token: admin })).status).toBe(200)
  expect((await read('coinEvent')).contents).toContain('코인 안내')
  expect((await house.post('admin/event-pages/rule', body, { token: admin })).status).toBe(400)
  const pages = await (await house.get('admin/event-pages', { token: admin })).json()
  expect(pages.map(({ name }: { name: string }) => name)).toEqual(['casinoSlot', 'coinEvent'])
})

test('EVENT-002 only operators write, once per key, and open pages are notified; invalid input changes nothing', async () => {
  const heard: unknown[] = []
  const stop = house.deps.bus.subscribe(contentChanged, news => void heard.push(news))
  const answers = await Promise.all(Array.from({ length: 10 }, () => write({ title: '한번', key: 'k1' })))
  stop()
  const ids = await Promise.all(answers.map(async answer => (await answer.json()).id))
  expect(new Set(ids).size).toBe(1)
  expect(heard).toEqual([{ part: 'events', memberId: null }])
  expect((await told(await write({ title: '다른', key: 'k1' }))).refusal).toBe('KEY_REUSED')
  expect((await told(await write({ lastDay: '2019-12-31' }))).refusal).toBe('PERIOD_REVERSED')
  expect((await told(await edit(ids[0], { lastDay: '2019-12-31' }))).refusal).toBe('PERIOD_REVERSED')
  for (const wrong of [
    { title: '' },
    { title: 'ㅤ' },
    { firstDay: '2026-02-30' },
    { picture: '../../etc/passwd' },
  ])
    expect((await write(wrong)).status).toBe(400)
  expect((await write({}, member)).status).toBe(403)
  expect((await edit(999_999, { shown: false })).status).toBe(404)
  const { acts } = await (await house.get('admin/acts?act=write-event', { token: admin })).json()
  expect(acts[0]).toMatchObject({ after: { title: '한번' } })
})
