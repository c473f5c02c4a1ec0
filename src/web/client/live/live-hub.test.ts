import { expect, test } from 'vitest'
import { fakeStreams, fakeTimers, settle } from '#tests/support/feeds/fake-streams.ts'
import { createLiveHub, type HubMessage, type TabWish } from './live-hub.ts'

const NAMED = 'event: line\ndata: {"line":"x7"}\n\n'
const ready = (change: number) => `event: ready\ndata: {"change":${change}}\nid: a.${change}\n\n`
const odds = (fixtureId: number) => `event: odds\ndata: ${fixtureId}\ntopic: odds:${fixtureId}\n\n`

/** A hub whose server and clock are controlled by the test. */
function createWorld() {
  const { streams, answer } = fakeStreams(() => status, '로그아웃 되었습니다.')
  const { schedule, due } = fakeTimers()
  const asked: { topics: string[]; again: string[]; change: number }[] = []
  let status = 200
  let now = 1_000_000
  const fakeFetch = async (url: string, init: RequestInit) => {
    if (init.method !== 'POST') return answer(url, init)
    asked.push(JSON.parse(String(init.body)))
    return { status: 200, ok: true }
  }
  const hub = createLiveHub({
    fetch: fakeFetch as unknown as typeof fetch,
    isFinal: one => one === 556,
    now: () => now,
    schedule,
    spread: () => 0,
    silenceMax: 15_000,
  })
  const openTab = () => {
    const posted: HubMessage[] = []
    const tab = { post: (message: HubMessage) => void posted.push(message) }
    const wish = (topics: readonly string[], more: Partial<TabWish> = {}) =>
      hub.take(tab, { token: 'one', topics, again: [], hidden: false, ...more })
    const messages = () =>
      posted.flatMap(one => (one.kind === 'message' ? `${one.message.event} ${one.message.data}` : []))
    return { posted, wish, messages, readies: () => messages().filter(text => text.startsWith('ready')) }
  }
  return {
    hub,
    streams,
    due,
    asked,
    openTab,
    refuse: (next: number) => {
      status = next
    },
    pass: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

/** Two tabs on one open connection: the first follows the board, the second also the member's own topic. */
async function openWorld() {
  const world = createWorld()
  const [one, two] = [world.openTab(), world.openTab()]
  one.wish(['odds:1', 'odds:2'])
  two.wish(['odds:2', 'member'])
  await settle()
  const [stream] = world.streams
  stream?.send(NAMED)
  await settle()
  const last = world.asked.at(-1)
  stream?.send(ready(last?.change ?? 0))
  await settle()
  return { ...world, one, two, stream }
}

test('shares one connection with the topics of all among ten tabs of one login', async () => {
  const { openTab, streams, asked } = createWorld()
  for (let tab = 0; tab < 10; tab++) openTab().wish(['member', `odds:${tab}`])
  await settle()
  streams[0]?.send(NAMED)
  await settle()
  expect(streams).toHaveLength(1)
  expect(asked.at(-1)?.topics).toEqual(
    [...Array.from({ length: 10 }, (_, tab) => `odds:${tab}`), 'member'].sort(),
  )
})

test('sends a tab the messages of its own topics and those about the connection', async () => {
  const { one, two, stream } = await openWorld()
  stream?.send(`${odds(1)}${odds(2)}event: member\ndata: 5\ntopic: member:17\n\nevent: ended\ndata: {}\n\n`)
  await settle()
  const last = (messages: readonly string[]) =>
    messages.slice(messages.findLastIndex(one => /^ready/.test(one)) + 1)
  expect(last(one.messages())).toEqual(['odds 1', 'odds 2', 'ended {}'])
  expect(last(two.messages())).toEqual(['odds 2', 'member 5', 'ended {}'])
})

test('requests the state again for a tab with known topics, and sends only that tab ready', async () => {
  const { openTab, asked, stream, one, two } = await openWorld()
  const before = [one.readies().length, two.readies().length]
  const three = openTab()
  three.wish(['odds:1'])
  await settle()
  expect(asked.at(-1)).toMatchObject({ topics: ['member', 'odds:1', 'odds:2'], again: ['odds:1'] })
  stream?.send(ready(asked.at(-1)?.change ?? 0))
  await settle()
  expect(three.readies()).toEqual(['ready {"change":0}'])
  expect([one.readies().length, two.readies().length]).toEqual(before)
})

test('sends ready for a topic change only to the tab that changed its topics', async () => {
  const { asked, stream, one, two } = await openWorld()
  const before = two.readies().length
  one.wish(['odds:1', 'odds:3'])
  await settle()
  const first = asked.at(-1)?.change ?? 0
  two.wish(['odds:2', 'odds:4', 'member'])
  await settle()
  stream?.send(ready(first))
  await settle()
  expect(two.readies().length).toBe(before)
  stream?.send(ready(first + 1))
  await settle()
  expect(two.readies().slice(before)).toEqual([`ready {"change":${first + 1}}`])
})

test('requests a topic again that a tab dropped and added during another change', async () => {
  const { asked, one, two } = await openWorld()
  two.wish(['odds:2', 'odds:3', 'member'])
  one.wish(['odds:2'])
  one.wish(['odds:1', 'odds:2'])
  await settle()
  expect(asked.at(-1)?.topics).toContain('odds:1')
  expect(asked.at(-1)?.again).toContain('odds:1')
})

test('sends ready to all tabs after a new connection or a repeated state', async () => {
  const { streams, due, asked, one, two } = await openWorld()
  streams[0]?.send(ready(asked.at(-1)?.change ?? 0))
  await settle()
  expect([one.readies().at(-1), two.readies().at(-1)]).toEqual(['ready {"change":0}', 'ready {"change":0}'])
  const before = one.readies().length
  streams[0]?.end()
  await settle()
  due()[0]?.act()
  await settle()
  streams[1]?.send(`${NAMED}${ready(0)}`)
  await settle()
  expect(one.readies().length).toBe(before + 1)
})

test('sends a new tab ready for its whole state once, also after an early topic change', async () => {
  const { openTab, streams, asked } = createWorld()
  const tab = openTab()
  tab.wish(['member'])
  await settle()
  tab.wish(['member', 'odds:1'])
  streams[0]?.send(`${NAMED}${ready(0)}`)
  await settle()
  const change = asked.at(-1)?.change ?? 0
  streams[0]?.send(ready(change))
  await settle()
  expect(tab.readies()).toEqual(['ready {"change":0}', `ready {"change":${change}}`])
})

test('drops topics without tabs, and closes the connection after the last tab', async () => {
  const { asked, stream, one, two } = await openWorld()
  two.wish([])
  await settle()
  expect(asked.at(-1)?.topics).toEqual(['odds:1', 'odds:2'])
  one.wish([])
  await settle()
  expect(stream?.aborted()).toBe(true)
})

test('drops a silent tab, and treats it as new when it returns', async () => {
  const { hub, pass, asked, one, two, stream } = await openWorld()
  pass(100_000)
  one.wish(['odds:1', 'odds:2'])
  pass(100_000)
  hub.sweep()
  await settle()
  expect(asked.at(-1)?.topics).toEqual(['odds:1', 'odds:2'])
  two.wish(['odds:2', 'member'])
  await settle()
  expect(asked.at(-1)).toMatchObject({ topics: ['member', 'odds:1', 'odds:2'], again: ['odds:2', 'member'] })
  stream?.send(ready(asked.at(-1)?.change ?? 0))
  await settle()
  expect(two.readies().at(-1)).toBe('ready {"change":0}')
})

test('opens a connection for each login, and moves a tab that changes its login', async () => {
  const { streams, stream, one, two } = await openWorld()
  const before = one.posted.length
  one.wish(['member'], { token: 'two' })
  two.wish(['member'], { token: 'two' })
  await settle()
  expect(stream?.aborted()).toBe(true)
  expect(streams[1]?.headers).toMatchObject({ 'X-AUTH-TOKEN': 'Bearer two' })
  expect(one.posted.slice(before).every(({ kind }) => kind === 'state')).toBe(true)
})

test('posts a final refusal to all tabs, and retries on the next request', async () => {
  const { openTab, refuse, streams } = createWorld()
  refuse(556)
  const [one, two] = [openTab(), openTab()]
  one.wish(['member'])
  two.wish(['member'])
  await settle()
  const refused = { kind: 'refused', status: 556, text: '로그아웃 되었습니다.' }
  expect([one.posted.at(-1), two.posted.at(-1)]).toEqual([refused, refused])
  refuse(200)
  one.wish(['member', 'lists'])
  await settle()
  expect(streams).toHaveLength(2)
  expect(one.posted.at(-1)).toMatchObject({ kind: 'state', state: 'open' })
})

test('prefers the topics of visible tabs beyond the limit of a connection', async () => {
  const { openTab, streams, asked } = createWorld()
  const many = (first: number) => Array.from({ length: 200 }, (_, index) => `odds:${first + index}`)
  const [hidden, seen] = [openTab(), openTab()]
  hidden.wish(many(1_000), { hidden: true })
  seen.wish(many(2_000))
  await settle()
  streams[0]?.send(NAMED)
  await settle()
  expect(many(2_000).filter(topic => !asked.at(-1)?.topics.includes(topic))).toEqual([])
  expect(asked.at(-1)?.topics).toHaveLength(300)
  seen.wish(many(2_000), { hidden: true })
  hidden.wish(many(1_000))
  await settle()
  expect(many(1_000).filter(topic => !asked.at(-1)?.topics.includes(topic))).toEqual([])
})
