import { afterEach, expect, test } from 'vitest'
import { Live, type LiveMessage, type LiveOptions, type Sink } from './live.ts'

const READY = 'ready {"change":0}'

const live = new Set<Live>()
afterEach(() => {
  for (const one of live) one.close()
  live.clear()
})

/** A fact that counts up: the state of a topic is the number last told. */
function setUp(options: Partial<LiveOptions> = {}) {
  const values = new Map<string, number>()
  const line = new Live({
    snapshot: async topic => [{ event: 'state', data: values.get(topic) ?? 0 }],
    tickMilliseconds: 5,
    ...options,
  })
  live.add(line)
  const tell = (topic: string, value: number) => {
    values.set(topic, value)
    line.publish(topic, 'value', { event: 'value', data: value })
  }
  return { line, tell, values }
}

/** A listener in memory that reads like a browser: events, and the id to come back with. */
function listener() {
  const writes: Buffer[] = []
  let stuck = 0
  const sink: Sink & { ended: boolean } = {
    ended: false,
    write: bytes => void writes.push(bytes),
    waiting: () => stuck,
    end: () => {
      sink.ended = true
    },
  }
  const text = () => Buffer.concat(writes).toString()
  return {
    sink,
    writes,
    stick: (bytes: number) => {
      stuck = bytes
    },
    events: () =>
      [...text().matchAll(/event: (\w+)\ndata: (.*)\n/g)].map(([, event, data]) => `${event} ${data}`),
    lastId: () => [...text().matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? '',
  }
}

const settled = () => new Promise(resolve => setTimeout(resolve, 30))

test('a listener gets the state first, then every change', async () => {
  const { line, tell } = setUp()
  const one = listener()
  tell('a', 4)
  line.join(one.sink, ['a'])
  await settled()
  tell('a', 5)
  await settled()
  expect(one.events()).toEqual(['state 4', READY, 'value 5'])
})

test('changes of a tick go out as one frame in one buffer that all listeners share', async () => {
  const { line, tell } = setUp()
  const [one, two] = [listener(), listener()]
  line.join(one.sink, ['a', 'b'])
  line.join(two.sink, ['b', 'a', 'a'])
  await settled()
  tell('a', 1)
  tell('a', 2)
  tell('b', 7)
  await settled()
  expect(one.events().slice(3)).toEqual(['value 2', 'value 7'])
  expect(one.writes).toHaveLength(2)
  expect(one.writes[1]).toBe(two.writes[1])
})

test('messages of one key are joined by the merge that comes with them', async () => {
  const { line } = setUp()
  const one = listener()
  line.join(one.sink, ['a'])
  await settled()
  const add = (before: LiveMessage, after: LiveMessage) => ({
    event: 'sum',
    data: Number(before.data) + Number(after.data),
  })
  for (const data of [1, 2, 3]) line.publish('a', 'sum', { event: 'sum', data }, add)
  await settled()
  expect(one.events().at(-1)).toBe('sum 6')
})

test('a line that broke goes on after its last frame: nothing missed, nothing doubled', async () => {
  const { line, tell } = setUp()
  const one = listener()
  const first = line.join(one.sink, ['a', 'b'])
  await settled()
  tell('a', 1)
  await settled()
  const lastId = one.lastId()
  first.leave()
  for (const value of [2, 3]) {
    tell('a', value)
    tell('b', value * 10)
    await settled()
  }
  const again = listener()
  line.join(again.sink, ['a', 'b'], lastId)
  tell('b', 40)
  await settled()
  expect(again.events()).toEqual(['value 2', 'value 20', 'value 3', 'value 30', 'value 40'])
})

test('changes told while the state is read are neither lost nor put before it', async () => {
  let answer: (messages: LiveMessage[]) => void = () => {}
  const { line, tell } = setUp({ snapshot: () => new Promise(resolve => (answer = resolve)) })
  const one = listener()
  line.join(one.sink, ['a'])
  tell('a', 1)
  await settled()
  tell('a', 2)
  await settled()
  expect(one.events()).toEqual([])
  answer([{ event: 'state', data: 'early' }])
  await settled()
  expect(one.events()).toEqual(['state "early"', READY, 'value 1', 'value 2'])
})

test.each([
  ['of another process', 'abcdef.3'],
  ['that is no id', 'nonsense'],
  ['of the future', 'later'],
])('an id %s gives the state afresh', async (_, id) => {
  const { line } = setUp()
  const one = listener()
  line.join(one.sink, ['a'])
  await settled()
  const again = listener()
  line.join(again.sink, ['a'], id === 'later' ? one.lastId().replace(/\d+$/, '99') : id)
  await settled()
  expect(again.events()).toEqual(['state 0', READY])
})

test('an id whose frames are gone, or other topics than before, give the state afresh', async () => {
  const { line, tell } = setUp({ ringBytesMax: 200 })
  const one = listener()
  line.join(one.sink, ['a'])
  await settled()
  const lastId = one.lastId()
  for (let value = 1; value <= 9; value++) {
    tell('a', value)
    await new Promise(resolve => setTimeout(resolve, 8))
  }
  const again = listener()
  line.join(again.sink, ['a'], lastId)
  await settled()
  expect(again.events()).toEqual(['state 9', READY])
  const wider = listener()
  line.join(wider.sink, ['a', 'new'], lastId)
  await settled()
  expect(wider.events()).toEqual(['state 9', 'state 0', READY])
})

test('a listener that stops reading is skipped, and gets the state when it reads again', async () => {
  const { line, tell } = setUp({ waitingMax: 1_000 })
  const [slow, quick] = [listener(), listener()]
  line.join(slow.sink, ['a'])
  line.join(quick.sink, ['a'])
  await settled()
  slow.stick(5_000)
  for (let value = 1; value <= 20; value++) {
    tell('a', value)
    await new Promise(resolve => setTimeout(resolve, 7))
  }
  expect(slow.writes).toHaveLength(1)
  expect(quick.events().at(-1)).toBe('value 20')
  slow.stick(0)
  await settled()
  tell('a', 21)
  await settled()
  expect(slow.events()).toEqual(['state 0', READY, 'state 20', READY, 'value 21'])
})

test('many who come at once cost one reading of the state', async () => {
  let readings = 0
  const { line } = setUp({
    snapshot: async () => {
      readings += 1
      return [{ event: 'state', data: 1 }]
    },
  })
  const many = Array.from({ length: 50 }, listener)
  for (const one of many) line.join(one.sink, ['a'])
  await settled()
  expect(readings).toBe(1)
  expect(many.every(one => one.events().length === 2)).toBe(true)
})

test('a topic that nobody hears is recorded for a while, then forgotten', async () => {
  const { line, tell } = setUp({ warmMilliseconds: 40 })
  const one = listener()
  line.join(one.sink, ['a']).leave()
  expect(line.isHeard('a')).toBe(true)
  expect([line.heardTopics('a'), line.heardTopics('b')]).toEqual([['a'], []])
  await new Promise(resolve => setTimeout(resolve, 80))
  expect(line.isHeard('a')).toBe(false)
  tell('a', 1)
  expect(line.listenerCount).toBe(0)
})

test('the end of a listener comes with a last word', async () => {
  const { line, tell } = setUp()
  const one = listener()
  const listening = line.join(one.sink, ['a'])
  await settled()
  listening.end({ event: 'ended', data: { status: 555 } })
  tell('a', 1)
  await settled()
  expect(one.events().slice(2)).toEqual(['ended {"status":555}'])
  expect(one.sink.ended).toBe(true)
})

test('a state that cannot be read ends the line, so that the browser tries again', async () => {
  const faults: unknown[] = []
  const { line } = setUp({
    snapshot: () => Promise.reject(new Error('no database')),
    onFault: fault => faults.push(fault),
  })
  const one = listener()
  line.join(one.sink, ['a'])
  await settled()
  expect(one.sink.ended).toBe(true)
  expect(faults).toHaveLength(1)
})

test('other topics on the same line: the new ones begin with their state, the old ones go on', async () => {
  const { line, tell } = setUp()
  const one = listener()
  tell('a', 1)
  tell('b', 2)
  const listening = line.join(one.sink, ['a', 'b'])
  await settled()
  listening.listenTo({ names: ['b', 'c'], change: 1 })
  tell('b', 3)
  await settled()
  for (const topic of ['a', 'b', 'c']) tell(topic, 9)
  await settled()
  expect(one.events().slice(3)).toEqual(['state 0', 'ready {"change":1}', 'value 3', 'value 9', 'value 9'])
})

test('a listener may ask for the state of a known topic again', async () => {
  const { line, tell } = setUp()
  const one = listener()
  const listening = line.join(one.sink, ['a', 'b'])
  await settled()
  tell('a', 5)
  await settled()
  listening.listenTo({ names: ['a', 'b'], again: ['a'], change: 7 })
  await settled()
  expect(one.events().slice(3)).toEqual(['value 5', 'state 5', 'ready {"change":7}'])
})

test('topics that change while the state is read: only the last ones are told', async () => {
  const answers: (() => void)[] = []
  const { line } = setUp({
    snapshot: topic => new Promise(resolve => answers.push(() => resolve([{ event: 'state', data: topic }]))),
  })
  const one = listener()
  const listening = line.join(one.sink, ['a'])
  listening.listenTo({ names: ['b'], change: 1 })
  listening.listenTo({ names: ['b', 'c'], change: 2 })
  for (const answer of answers) answer()
  await settled()
  expect(one.events()).toEqual(['state "b"', 'state "c"', 'ready {"change":2}'])
})

test('a line that broke goes on with its changed topics, from the id of their ready', async () => {
  const { line, tell } = setUp()
  const one = listener()
  const listening = line.join(one.sink, ['a'])
  await settled()
  listening.listenTo({ names: ['a', 'b'], change: 1 })
  await settled()
  const lastId = one.lastId()
  listening.leave()
  tell('b', 4)
  await settled()
  const again = listener()
  line.join(again.sink, ['b', 'a'], lastId)
  await settled()
  expect(again.events()).toEqual(['value 4'])
})

test('a listener that missed too much to be worth repeating gets the state', async () => {
  const { line, tell } = setUp()
  const one = listener()
  const first = line.join(one.sink, ['a'])
  await settled()
  tell('a', 1)
  await settled()
  const lastId = one.lastId()
  first.leave()
  for (let round = 0; round < 3; round++) {
    line.publish('a', 'big', { event: 'big', data: 'x'.repeat(500_000) })
    await settled()
  }
  const again = listener()
  line.join(again.sink, ['a'], lastId)
  await settled()
  expect(again.events()).toEqual(['state 1', READY])
})

test('a listener that never reads again is let go', async () => {
  const { line, tell } = setUp({ waitingMax: 100, lateMilliseconds: 20 })
  const one = listener()
  line.join(one.sink, ['a'])
  await settled()
  one.stick(1_000)
  tell('a', 1)
  await expect.poll(() => one.sink.ended).toBe(true)
  expect(line.listenerCount).toBe(0)
})

test('everybody gets the state afresh when news may have been lost', async () => {
  const { line, values } = setUp()
  const [one, two] = [listener(), listener()]
  line.join(one.sink, ['a'])
  line.join(two.sink, ['a', 'b'])
  await settled()
  values.set('a', 8)
  line.renew()
  await settled()
  expect(one.events().slice(2)).toEqual(['state 8', READY])
  expect(two.events().slice(3)).toEqual(['state 8', 'state 0', READY])
})

test('who asks for a state while the frames of a tick are being written is told nothing twice', async () => {
  const { line, tell } = setUp()
  const many = Array.from({ length: 60 }, listener)
  const lines = many.map(({ sink }) => line.join(sink, ['a']))
  await settled()
  const [first, last] = [many[0], many.at(-1)]
  if (!first || !last) throw new Error('there are sixty')
  const write = first.sink.write
  Object.assign(first.sink, {
    write: (bytes: Buffer) => {
      write(bytes)
      // Long enough that the others are written to in another slice.
      for (const until = performance.now() + 20; performance.now() < until; );
      lines.at(-1)?.listenTo({ names: ['a'], again: ['a'], change: 1 })
    },
  })
  tell('a', 5)
  await settled()
  expect(first.events().slice(2)).toEqual(['value 5'])
  expect(many[58]?.events().slice(2)).toEqual(['value 5'])
  expect(last.events().slice(2)).toEqual(['state 5', 'ready {"change":1}'])
})
