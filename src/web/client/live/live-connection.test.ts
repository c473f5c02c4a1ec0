import { describe, expect, test } from 'vitest'
import { fakeStreams, fakeTimers, settle } from '#tests/support/feeds/fake-streams.ts'
import type { StreamState } from './kept-stream.ts'
import { LiveConnection } from './live-connection.ts'
import type { LiveMessage } from './live-stream.ts'

/** A server, a clock and a listener controlled by the test. */
function createWorld(status = 200, refuse = true, topicsStatus = 200) {
  const { streams, answer } = fakeStreams(() => status, '로그아웃 되었습니다.')
  const { schedule, due } = fakeTimers()
  const messages: LiveMessage[] = []
  const states: StreamState[] = []
  let heard = 0
  const asked: { line: string; topics: string[]; again: string[]; change: number }[] = []
  const fakeFetch = async (url: string, init: RequestInit) => {
    if (init.method !== 'POST') return answer(url, init)
    asked.push(JSON.parse(String(init.body)))
    return { status: topicsStatus, ok: topicsStatus === 200 }
  }
  const connection = new LiveConnection({
    fetch: fakeFetch as unknown as typeof fetch,
    readToken: () => 'secret',
    onMessage: message => messages.push(message),
    onState: state => states.push(state),
    onHeard: () => {
      heard += 1
    },
    onRefused: () => refuse,
    schedule,
    spread: () => 0,
    silenceMax: 20_000,
  })
  return { connection, streams, due, messages, states, asked, heard: () => heard }
}

const named = 'event: line\ndata: {"line":"x7"}\n\n'
const ready = (change: number) => `event: ready\ndata: {"change":${change}}\nid: r${change}\n\n`

/** A world with an open connection that has sent its name and state. */
async function openWorld(topics: readonly string[], ...made: Parameters<typeof createWorld>) {
  const world = createWorld(...made)
  world.connection.listenTo(topics)
  await settle()
  world.streams[0]?.send(`${named}${ready(0)}`)
  await settle()
  return world
}

describe('the live connection', () => {
  test('carries the token in its header and all topics in one URL', async () => {
    const { connection, streams } = createWorld()
    connection.listenTo(['odds:cross', 'member', 'member'])
    await settle()
    expect(streams).toHaveLength(1)
    expect(streams[0]?.url).toBe('/api/live?topics=member,odds:cross')
    expect(streams[0]?.headers).toMatchObject({ 'X-AUTH-TOKEN': 'Bearer secret' })
  })

  test('resumes after the last message when it breaks', async () => {
    const { connection, streams, due, messages, states } = createWorld()
    connection.listenTo(['odds'])
    await settle()
    streams[0]?.send(`${ready(0)}event: odds\nid: 41\ndata: []\n\n`)
    await settle()
    streams[0]?.end()
    await settle()
    expect(messages.at(-1)).toEqual({ event: 'odds', topic: '', data: '[]', lastEventId: '41' })
    expect(states).toEqual(['connecting', 'open', 'waiting'])
    expect(due().map(timer => timer.delay)).toEqual([500])
    due()[0]?.act()
    await settle()
    expect(streams[1]?.headers['Last-Event-ID']).toBe('41')
  })

  test('starts from the beginning when it breaks before its state is complete', async () => {
    const { connection, streams, due } = createWorld()
    connection.listenTo(['odds'])
    await settle()
    streams[0]?.send('event: snapshot\nid: 3\ndata: []\n\n')
    await settle()
    streams[0]?.end()
    await settle()
    due()[0]?.act()
    await settle()
    expect(streams[1]?.headers['Last-Event-ID']).toBeUndefined()
  })

  test('counts as dead after a silence, which every byte received resets', async () => {
    const { connection, streams, due, states, heard } = createWorld()
    connection.listenTo(['odds'])
    await settle()
    expect(heard()).toBe(0)
    streams[0]?.send(': ping\n')
    await settle()
    expect(heard()).toBe(1)
    expect(due().map(timer => timer.delay)).toEqual([20_000])
    due()[0]?.act()
    await settle()
    expect(streams[0]?.aborted()).toBe(true)
    expect(states.at(-1)).toBe('waiting')
  })

  test('requests other topics on the open connection', async () => {
    const { connection, streams, asked } = await openWorld(['odds:1', 'odds:2'])
    connection.listenTo(['odds:2', 'odds:3'])
    await settle()
    expect(asked).toEqual([{ line: 'x7', topics: ['odds:2', 'odds:3'], again: [], change: 1 }])
    expect([streams.length, streams[0]?.aborted()]).toEqual([1, false])
  })

  test('requests changed topics once the connection has announced its name', async () => {
    const { connection, streams, asked } = createWorld()
    connection.listenTo(['a'])
    connection.listenTo(['a', 'b'])
    await settle()
    connection.listenTo(['a', 'c'])
    await settle()
    expect(asked).toEqual([])
    streams[0]?.send(named)
    await settle()
    expect(asked.map(one => one.topics)).toEqual([['a', 'c']])
    expect(streams).toHaveLength(1)
  })

  test('sends one topic change at a time, and only the last of several', async () => {
    const { connection, asked } = await openWorld(['a'])
    connection.listenTo(['a', 'b'])
    connection.listenTo(['a', 'c'])
    connection.listenTo(['a', 'd'])
    await settle()
    expect(asked.map(one => [one.topics.at(-1), one.change])).toEqual([
      ['b', 1],
      ['d', 2],
    ])
  })

  test('resumes after a topic change only once all of its messages arrived', async () => {
    const { connection, streams, due } = await openWorld(['a'])
    connection.listenTo(['a', 'b'])
    await settle()
    streams[0]?.end()
    await settle()
    due()[0]?.act()
    await settle()
    expect(streams[1]?.headers['Last-Event-ID']).toBeUndefined()
    streams[1]?.send(`${named}${ready(0)}`)
    await settle()
    connection.listenTo(['b'])
    await settle()
    streams[1]?.send(ready(2))
    await settle()
    streams[1]?.end()
    await settle()
    due()[0]?.act()
    await settle()
    expect(streams[2]?.headers['Last-Event-ID']).toBe('r2')
  })

  test('reconnects when the server does not know the connection', async () => {
    const { connection, streams } = await openWorld(['a'], 200, true, 404)
    connection.listenTo(['b'])
    await settle()
    expect(streams[0]?.aborted()).toBe(true)
    expect(streams[1]?.url).toContain('topics=b')
    expect(streams[1]?.headers['Last-Event-ID']).toBeUndefined()
  })

  test('requests missed topics again if they are still subscribed', async () => {
    const { connection, asked } = await openWorld(['odds:1', 'odds:2'])
    connection.renew(['odds:1', 'odds:9'])
    await settle()
    expect(asked.map(one => one.again)).toEqual([['odds:1']])
  })

  test('ignores the same topics and stops for good', async () => {
    const { connection, streams, due, states } = createWorld()
    connection.listenTo(['a', 'b'])
    await settle()
    connection.listenTo(['b', 'a'])
    await settle()
    expect(streams).toHaveLength(1)
    connection.stop()
    await settle()
    expect(states.at(-1)).toBe('off')
    expect(due()).toEqual([])
  })

  test('retries a refused connection only when the refusal is not final', async () => {
    const ended = createWorld(556, true)
    ended.connection.listenTo(['a'])
    await settle()
    expect([ended.states.at(-1), ended.due().length]).toEqual(['off', 0])
    const busy = createWorld(503, false)
    busy.connection.listenTo(['a'])
    await settle()
    expect([busy.states.at(-1), busy.due().length]).toEqual(['waiting', 1])
  })
})
