import { expect, test } from 'vitest'
import { listener, READY, settled, useLive } from '#tests/support/feeds/live-listener.ts'
import type { Live, LiveMessage, TopicChange } from './live.ts'

const setUp = useLive()

test('a client gets the state first, then every change', async () => {
  const { live, tell } = setUp()
  const one = listener()
  tell('a', 4)
  live.join(one.sink, ['a'])
  await settled()
  tell('a', 5)
  await settled()
  expect(one.events()).toEqual(['state 4', READY, 'value 5'])
})

test('sends the changes of a tick as one frame in one buffer shared by all clients', async () => {
  const { live, tell } = setUp()
  const [one, two] = [listener(), listener()]
  live.join(one.sink, ['a', 'b'])
  live.join(two.sink, ['b', 'a', 'a'])
  await settled()
  tell('a', 1)
  tell('a', 2)
  tell('b', 7)
  await settled()
  expect(one.events().slice(3)).toEqual(['value 2', 'value 7'])
  expect(one.writes).toHaveLength(2)
  expect(one.writes[1]).toBe(two.writes[1])
})

test('combines messages of one key by their merge function', async () => {
  const { live } = setUp()
  const one = listener()
  live.join(one.sink, ['a'])
  await settled()
  const add = (before: LiveMessage, after: LiveMessage) => ({
    event: 'sum',
    data: Number(before.data) + Number(after.data),
  })
  for (const data of [1, 2, 3]) live.publish('a', 'sum', { event: 'sum', data }, add)
  await settled()
  expect(one.events().at(-1)).toBe('sum 6')
})

test('changes published while the state is read are neither lost nor sent before it', async () => {
  let answer: (messages: LiveMessage[]) => void = () => {}
  const { live, tell } = setUp({ snapshot: () => new Promise(resolve => (answer = resolve)) })
  const one = listener()
  live.join(one.sink, ['a'])
  tell('a', 1)
  await settled()
  tell('a', 2)
  await settled()
  expect(one.events()).toEqual([])
  answer([{ event: 'state', data: 'early' }])
  await settled()
  expect(one.events()).toEqual(['state "early"', READY, 'value 1', 'value 2'])
})

test('concurrent clients share one read of the state', async () => {
  let readings = 0
  const { live } = setUp({
    snapshot: async () => {
      readings += 1
      return [{ event: 'state', data: 1 }]
    },
  })
  const many = Array.from({ length: 50 }, listener)
  for (const one of many) live.join(one.sink, ['a'])
  await settled()
  expect(readings).toBe(1)
  expect(many.every(one => one.events().length === 2)).toBe(true)
})

test('records a topic without clients for a while, then drops it', async () => {
  const { live, tell } = setUp({ warmMilliseconds: 40 })
  const one = listener()
  live.join(one.sink, ['a']).leave()
  expect(live.isHeard('a')).toBe(true)
  expect([live.heardTopics('a'), live.heardTopics('b')]).toEqual([['a'], []])
  await new Promise(resolve => setTimeout(resolve, 80))
  expect(live.isHeard('a')).toBe(false)
  tell('a', 1)
  expect(live.listenerCount).toBe(0)
})

test('a client ended by the server gets a last event', async () => {
  const { live, tell } = setUp()
  const one = listener()
  const listening = live.join(one.sink, ['a'])
  await settled()
  listening.end({ event: 'ended', data: { status: 555 } })
  tell('a', 1)
  await settled()
  expect(one.events().slice(2)).toEqual(['ended {"status":555}'])
  expect(one.sink.ended).toBe(true)
})

test('a state that cannot be read ends the connection, so that the browser retries', async () => {
  const faults: unknown[] = []
  const { live } = setUp({
    snapshot: () => Promise.reject(new Error('no database')),
    onFault: fault => faults.push(fault),
  })
  const one = listener()
  live.join(one.sink, ['a'])
  await settled()
  expect(one.sink.ended).toBe(true)
  expect(faults).toHaveLength(1)
})

test('changed topics on a connection: new ones start with their state, kept ones continue', async () => {
  const { live, tell } = setUp()
  const one = listener()
  tell('a', 1)
  tell('b', 2)
  const listening = live.join(one.sink, ['a', 'b'])
  await settled()
  listening.listenTo({ names: ['b', 'c'], change: 1 })
  tell('b', 3)
  await settled()
  for (const topic of ['a', 'b', 'c']) tell(topic, 9)
  await settled()
  expect(one.events().slice(3)).toEqual(['state 0', 'ready {"change":1}', 'value 3', 'value 9', 'value 9'])
})

test('a client may request the state of a known topic again', async () => {
  const { live, tell } = setUp()
  const one = listener()
  const listening = live.join(one.sink, ['a', 'b'])
  await settled()
  tell('a', 5)
  await settled()
  listening.listenTo({ names: ['a', 'b'], again: ['a'], change: 7 })
  await settled()
  expect(one.events().slice(3)).toEqual(['value 5', 'state 5', 'ready {"change":7}'])
})

test('after topic changes during a read only the last topics are sent', async () => {
  const answers: (() => void)[] = []
  const { live } = setUp({
    snapshot: topic => new Promise(resolve => answers.push(() => resolve([{ event: 'state', data: topic }]))),
  })
  const one = listener()
  const listening = live.join(one.sink, ['a'])
  listening.listenTo({ names: ['b'], change: 1 })
  listening.listenTo({ names: ['b', 'c'], change: 2 })
  for (const answer of answers) answer()
  await settled()
  expect(one.events()).toEqual(['state "b"', 'state "c"', 'ready {"change":2}'])
})

/** Joins sixty clients; the last one changes its topics while a frame is written to the first. */
async function changeWhileWriting(live: Live, change: TopicChange) {
  const many = Array.from({ length: 60 }, listener)
  const connections = many.map(({ sink }) => live.join(sink, ['a']))
  await settled()
  const [first, last] = [many[0], many.at(-1)]
  if (!first || !last) throw new Error('there are sixty')
  const write = first.sink.write
  Object.assign(first.sink, {
    write: (bytes: Buffer) => {
      write(bytes)
      // Long enough that the others are written in another slice.
      for (const until = performance.now() + 20; performance.now() < until; );
      connections.at(-1)?.listenTo(change)
    },
  })
  return many.map(one => () => one.events().slice(2))
}

test('a client that requests a state while frames are written gets nothing twice', async () => {
  const { live, tell } = setUp()
  const newsOf = await changeWhileWriting(live, { names: ['a'], again: ['a'], change: 1 })
  tell('a', 5)
  await settled()
  expect(newsOf[0]?.()).toEqual(['value 5'])
  expect(newsOf[58]?.()).toEqual(['value 5'])
  expect(newsOf[59]?.()).toEqual(['state 5', 'ready {"change":1}'])
})

test('a client that adds a topic while frames are written gets those of its other topics', async () => {
  const { live, tell } = setUp()
  const newsOf = await changeWhileWriting(live, { names: ['a', 'b'], change: 1 })
  tell('a', 5)
  await settled()
  expect(newsOf[58]?.()).toEqual(['value 5'])
  expect(newsOf[59]?.()).toEqual(['value 5', 'state 0', 'ready {"change":1}'])
})
