import { describe, expect, test } from 'vitest'
import { createLiveClient, type LiveState, reconnectWait } from './live-client.ts'
import type { LiveMessage } from './live-stream.ts'

type Line = {
  url: string
  headers: Record<string, string>
  send: (text: string) => void
  end: () => void
  aborted: () => boolean
}

/** A server, a clock and a listener that the test holds in its hand. */
function createWorld(status = 200, refuse = true) {
  const lines: Line[] = []
  const timers: { act: () => void; delay: number; off: boolean }[] = []
  const messages: LiveMessage[] = []
  const states: LiveState[] = []
  const fakeFetch = async (url: string, init: RequestInit) => {
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({
      start: controller => {
        stream = controller
      },
    })
    init.signal?.addEventListener('abort', () => stream?.error(new Error('aborted')))
    lines.push({
      url,
      headers: init.headers as Record<string, string>,
      send: text => stream?.enqueue(new TextEncoder().encode(text)),
      end: () => stream?.close(),
      aborted: () => init.signal?.aborted ?? false,
    })
    return { status, body, text: async () => '로그아웃 되었습니다.' }
  }
  const client = createLiveClient({
    fetch: fakeFetch as unknown as typeof fetch,
    readToken: () => 'secret',
    onMessage: message => messages.push(message),
    onState: state => states.push(state),
    onRefused: () => refuse,
    schedule: (act, delay) => {
      const timer = { act, delay, off: false }
      timers.push(timer)
      return () => {
        timer.off = true
      }
    },
    spread: () => 0,
    silenceMax: 20_000,
  })
  const due = () => timers.filter(timer => !timer.off)
  return { client, lines, timers, due, messages, states }
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  await new Promise(resolve => setTimeout(resolve, 0))
}

describe('the live line', () => {
  test('carries the token in its header and all topics in one address', async () => {
    const { client, lines } = createWorld()
    client.listenTo(['odds:cross', 'member', 'member'])
    await settle()
    expect(lines).toHaveLength(1)
    expect(lines[0]?.url).toBe('/api/live?topics=member%2Codds%3Across')
    expect(lines[0]?.headers).toMatchObject({ 'X-AUTH-TOKEN': 'Bearer secret' })
  })

  test('goes on after the last message it saw when the line breaks', async () => {
    const { client, lines, due, messages, states } = createWorld()
    client.listenTo(['odds'])
    await settle()
    lines[0]?.send('event: odds\nid: 41\ndata: []\n\n')
    await settle()
    lines[0]?.end()
    await settle()
    expect(messages).toEqual([{ event: 'odds', data: '[]', lastEventId: '41' }])
    expect(states).toEqual(['connecting', 'open', 'waiting'])
    expect(due().map(timer => timer.delay)).toEqual([500])
    due()[0]?.act()
    await settle()
    expect(lines[1]?.headers['Last-Event-ID']).toBe('41')
  })

  test('counts as dead after a silence, and any sign of life counts the silence anew', async () => {
    const { client, lines, due, states } = createWorld()
    client.listenTo(['odds'])
    await settle()
    lines[0]?.send(': ping\n')
    await settle()
    expect(due().map(timer => timer.delay)).toEqual([20_000])
    due()[0]?.act()
    await settle()
    expect(lines[0]?.aborted()).toBe(true)
    expect(states.at(-1)).toBe('waiting')
  })

  test('other topics start a new line with a fresh snapshot', async () => {
    const { client, lines } = createWorld()
    client.listenTo(['odds:cross'])
    await settle()
    lines[0]?.send('id: 9\ndata: 1\n\n')
    await settle()
    client.listenTo(['odds:handicap'])
    await settle()
    expect(lines[0]?.aborted()).toBe(true)
    expect(lines[1]?.headers['Last-Event-ID']).toBeUndefined()
  })

  test('the same topics again leave the line alone, and stopping hangs up for good', async () => {
    const { client, lines, due, states } = createWorld()
    client.listenTo(['a', 'b'])
    await settle()
    client.listenTo(['b', 'a'])
    await settle()
    expect(lines).toHaveLength(1)
    client.stop()
    await settle()
    expect(states.at(-1)).toBe('off')
    expect(due()).toEqual([])
  })

  test('a refused line is not tried again when the refusal is final, and is when it is not', async () => {
    const ended = createWorld(556, true)
    ended.client.listenTo(['a'])
    await settle()
    expect([ended.states.at(-1), ended.due().length]).toEqual(['off', 0])
    const busy = createWorld(503, false)
    busy.client.listenTo(['a'])
    await settle()
    expect([busy.states.at(-1), busy.due().length]).toEqual(['waiting', 1])
  })

  test('waits twice as long each time, at most fifteen seconds, spread over half of it', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(attempt => reconnectWait(attempt, 0))).toEqual([
      500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000,
    ])
    expect(reconnectWait(6, 1)).toBe(7_500)
  })
})
