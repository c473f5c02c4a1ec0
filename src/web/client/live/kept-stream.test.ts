import { expect, test } from 'vitest'
import { fakeStreams, fakeTimers, settle } from '#tests/support/feeds/fake-streams.ts'
import { keepStream } from './kept-stream.ts'

/**
 * A server that responds with these statuses, then with streams; clock and listener are controlled by the
 * test.
 */
function createWorld(statuses: number[] = [], spread = 0) {
  const { streams, answer } = fakeStreams(() => statuses.shift() ?? 200)
  const { schedule, due, fire } = fakeTimers()
  const states: string[] = []
  const told: string[] = []
  let asked = 0
  const fakeFetch = async (url: string, init: RequestInit) => answer(url, init)
  const stream = keepStream({
    ask: () => {
      asked += 1
      return { url: '/api/live', lastEventId: String(asked) }
    },
    fetch: fakeFetch as unknown as typeof fetch,
    readToken: () => undefined,
    onMessage: ({ data }) => told.push(data),
    onHeard: () => {},
    onState: (state, failures) => states.push(`${state} ${failures}`),
    onRefused: status => status === 556,
    schedule,
    spread: () => spread,
    silenceMax: 15_000,
  })
  return { stream, streams, states, told, due, fire }
}

const delays = (due: () => { delay: number }[]) => due().map(({ delay }) => delay)

test.each([
  ['none', 0, [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]],
  ['maximum', 1, [250, 500, 1_000, 2_000, 4_000, 7_500, 7_500]],
])('doubles its wait up to fifteen seconds; jitter: %s', async (_, spread, expected) => {
  const { stream, due, fire } = createWorld(Array(7).fill(502), spread)
  stream.begin()
  const waits: number[] = []
  for (const _wait of expected) {
    await settle()
    waits.push(...delays(due))
    fire()
  }
  expect(waits).toEqual(expected)
})

test('waits longer after each failed attempt, until one opens or failures are forgotten', async () => {
  const { stream, states, due, fire } = createWorld([502, 503, 502])
  stream.begin()
  await settle()
  fire()
  await settle()
  expect(delays(due)).toEqual([1_000])
  stream.forgetFailures()
  stream.begin()
  await settle()
  expect(delays(due)).toEqual([500])
  fire()
  await settle()
  expect(states).toEqual([
    ...['connecting 0', 'waiting 1', 'connecting 1', 'waiting 2'],
    ...['connecting 0', 'waiting 1', 'connecting 1', 'open 0'],
  ])
})

test('asks for the last event id at each attempt, and omits the header without a token', async () => {
  const { stream, streams, fire } = createWorld([502])
  stream.begin()
  await settle()
  fire()
  await settle()
  expect(streams.map(({ headers }) => headers['Last-Event-ID'])).toEqual(['1', '2'])
  expect(streams[0]?.headers).not.toHaveProperty('X-AUTH-TOKEN')
})

test('aborts the running attempt when begun again, and ignores its messages', async () => {
  const { stream, streams, states, told } = createWorld()
  stream.begin()
  await settle()
  const before = stream.signal()
  stream.begin()
  await settle()
  streams[1]?.send('data: new\n\n')
  await settle()
  expect([before?.aborted, streams[0]?.aborted(), told]).toEqual([true, true, ['new']])
  expect(states.at(-1)).toBe('open 0')
})

test('stops after a final refusal or an end until begun again', async () => {
  const { stream, streams, states, due } = createWorld([556])
  stream.begin()
  await settle()
  expect([states.at(-1), due().length, stream.signal()]).toEqual(['off 0', 0, undefined])
  stream.begin()
  await settle()
  stream.end()
  expect([streams[1]?.aborted(), states.at(-1), due().length]).toEqual([true, 'off 0', 0])
})
