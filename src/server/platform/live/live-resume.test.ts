import { expect, test } from 'vitest'
import { listener, READY, settled, useLive } from '#tests/support/feeds/live-listener.ts'

const setUp = useLive()

test('a reconnected client continues after its last frame, without loss or duplicates', async () => {
  const { live, tell } = setUp()
  const one = listener()
  const first = live.join(one.sink, ['a', 'b'])
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
  live.join(again.sink, ['a', 'b'], lastId)
  tell('b', 40)
  await settled()
  expect(again.events()).toEqual(['value 2', 'value 20', 'value 3', 'value 30', 'value 40'])
})

test.each([
  ['of another process', 'abcdef.3'],
  ['in another form', 'nonsense'],
  ['of the future', 'later'],
])('an id %s gives the full state', async (_, id) => {
  const { live } = setUp()
  const one = listener()
  live.join(one.sink, ['a'])
  await settled()
  const again = listener()
  live.join(again.sink, ['a'], id === 'later' ? one.lastId().replace(/\d+$/, '99') : id)
  await settled()
  expect(again.events()).toEqual(['state 0', READY])
})

test('an id with discarded frames, or changed topics, gives the full state', async () => {
  const { live, tell } = setUp({ ringBytesMax: 200 })
  const one = listener()
  live.join(one.sink, ['a'])
  await settled()
  const lastId = one.lastId()
  for (let value = 1; value <= 9; value++) {
    tell('a', value)
    await new Promise(resolve => setTimeout(resolve, 8))
  }
  const again = listener()
  live.join(again.sink, ['a'], lastId)
  await settled()
  expect(again.events()).toEqual(['state 9', READY])
  const wider = listener()
  live.join(wider.sink, ['a', 'new'], lastId)
  await settled()
  expect(wider.events()).toEqual(['state 9', 'state 0', READY])
})

test('skips a slow client, and sends it the state when it reads again', async () => {
  const { live, tell } = setUp({ waitingMax: 1_000 })
  const [slow, quick] = [listener(), listener()]
  live.join(slow.sink, ['a'])
  live.join(quick.sink, ['a'])
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

test('a reconnected client continues with its changed topics, from the id of their ready', async () => {
  const { live, tell } = setUp()
  const one = listener()
  const listening = live.join(one.sink, ['a'])
  await settled()
  listening.listenTo({ names: ['a', 'b'], change: 1 })
  await settled()
  const lastId = one.lastId()
  listening.leave()
  tell('b', 4)
  await settled()
  const again = listener()
  live.join(again.sink, ['b', 'a'], lastId)
  await settled()
  expect(again.events()).toEqual(['value 4'])
})

test('a client that missed too many frames gets the state', async () => {
  const { live, tell } = setUp()
  const one = listener()
  const first = live.join(one.sink, ['a'])
  await settled()
  tell('a', 1)
  await settled()
  const lastId = one.lastId()
  first.leave()
  for (let round = 0; round < 3; round++) {
    live.publish('a', 'big', { event: 'big', data: 'x'.repeat(500_000) })
    await settled()
  }
  const again = listener()
  live.join(again.sink, ['a'], lastId)
  await settled()
  expect(again.events()).toEqual(['state 1', READY])
})

test('disconnects a client that never reads again', async () => {
  const { live, tell } = setUp({ waitingMax: 100, lateMilliseconds: 20 })
  const one = listener()
  live.join(one.sink, ['a'])
  await settled()
  one.stick(1_000)
  tell('a', 1)
  await expect.poll(() => one.sink.ended).toBe(true)
  expect(live.listenerCount).toBe(0)
})

test('every client gets the full state when events may have been lost', async () => {
  const { live, values } = setUp()
  const [one, two] = [listener(), listener()]
  live.join(one.sink, ['a'])
  live.join(two.sink, ['a', 'b'])
  await settled()
  values.set('a', 8)
  live.renew()
  await settled()
  expect(one.events().slice(2)).toEqual(['state 8', READY])
  expect(two.events().slice(3)).toEqual(['state 8', 'state 0', READY])
})
