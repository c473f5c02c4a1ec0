import { expect, test } from 'vitest'
import { fakeStreams, fakeTimers, settle } from '#tests/support/feeds/fake-streams.ts'
import { openLiveSource } from './live-source.ts'

/** A server and a clock that the test holds in its hand. */
function createWorld(statuses: number[] = []) {
  const { streams, answer } = fakeStreams(() => statuses.shift() ?? 200)
  const { schedule, due, fire } = fakeTimers()
  const told: string[] = []
  const failures: number[] = []
  let heard = 0
  const fakeFetch = async (url: string, init: RequestInit) => answer(url, init)
  const source = openLiveSource({
    url: '/api/inplay/stream?channel=bet',
    fetch: fakeFetch as unknown as typeof fetch,
    readToken: () => 'secret',
    onMessage: ({ event, data }) => told.push(`${event} ${data}`),
    onHeard: () => {
      heard += 1
    },
    onFailures: count => failures.push(count),
    onRefused: status => status === 555,
    schedule,
    spread: () => 0,
    silenceMax: 15_000,
  })
  return { source, streams, told, failures, due, fire, heard: () => heard }
}

test('API-045 a source goes on after the last message when its stream breaks', async () => {
  const { streams, told, failures, fire, due } = createWorld()
  await settle()
  expect(streams[0]?.headers).toMatchObject({ 'X-AUTH-TOKEN': 'Bearer secret' })
  streams[0]?.send('event: patch\ndata: 1\nid: a.7\n\n')
  await settle()
  streams[0]?.end()
  await settle()
  expect([told, failures]).toEqual([['patch 1'], [0, 1]])
  expect(due().map(timer => timer.delay)).toEqual([500])
  fire()
  await settle()
  expect(streams[1]?.headers).toMatchObject({ 'Last-Event-ID': 'a.7' })
  expect(failures).toEqual([0, 1, 0])
})

test('a heartbeat counts as heard; silence ends the stream and another is tried', async () => {
  const { streams, due, fire, heard, failures } = createWorld()
  await settle()
  streams[0]?.send('event: ping\ndata: {}\n\n')
  await settle()
  expect([heard(), due().map(timer => timer.delay)]).toEqual([1, [15_000]])
  fire()
  await settle()
  expect([streams[0]?.aborted(), failures.at(-1)]).toEqual([true, 1])
})

test('attempts that bring no stream are counted; a session that ended is no reason to try again', async () => {
  const { failures, fire, due } = createWorld([502, 503, 555])
  await settle()
  fire()
  await settle()
  expect(failures).toEqual([1, 2])
  fire()
  await settle()
  expect(due()).toEqual([])
})

test('what missed something begins anew, with no place to go on from; a closed source is silent', async () => {
  const { source, streams, due } = createWorld()
  await settle()
  streams[0]?.send('event: patch\ndata: 1\nid: a.7\n\n')
  await settle()
  source.renew()
  await settle()
  expect(streams[0]?.aborted()).toBe(true)
  expect(streams[1]?.headers['Last-Event-ID']).toBe(undefined)
  source.close()
  await settle()
  expect([streams[1]?.aborted(), due()]).toEqual([true, []])
})
