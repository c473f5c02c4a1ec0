import { expect, test } from 'vitest'
import { turnstile } from './turnstile.ts'

const roomy = { width: 1, queueMax: 100, laneMax: 100, keptForKnown: 0 }

/** A turnstile whose only place is taken until `open` is called; returns the order in which the waiting work ran. */
function heldTurnstile(size: Parameters<typeof turnstile>[0]) {
  const { pass } = turnstile(size)
  const gate = Promise.withResolvers<void>()
  const order: string[] = []
  const held = pass({ key: 'held' }, () => gate.promise)
  const wait = (key: string, name: string, isKnown = false) =>
    pass({ key, isKnown }, async () => void order.push(name))
  const open = async () => {
    gate.resolve()
    await held
    await new Promise(resolve => setTimeout(resolve, 5))
    return order
  }
  return { wait, open }
}

test('limits running and waiting work, and refuses more', async () => {
  const { wait, open } = heldTurnstile({ ...roomy, queueMax: 2 })
  expect([wait('a', 'first'), wait('a', 'second')]).not.toContain(undefined)
  expect(wait('b', 'third')).toBeUndefined()
  expect(await open()).toEqual(['first', 'second'])
})

test('lanes alternate: a later lane does not wait for all of a long one', async () => {
  const { wait, open } = heldTurnstile(roomy)
  for (const name of ['a1', 'a2', 'a3', 'a4']) void wait('a', name)
  for (const name of ['b1', 'b2']) void wait('b', name)
  expect(await open()).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4'])
})

test('a lane fills only its own share', async () => {
  const { wait, open } = heldTurnstile({ ...roomy, laneMax: 2 })
  expect([wait('a', 'a1'), wait('a', 'a2'), wait('a', 'a3')].map(passing => passing === undefined)).toEqual([
    false,
    false,
    true,
  ])
  expect(wait('b', 'b1')).toBeDefined()
  expect(await open()).toEqual(['a1', 'b1', 'a2'])
})

test('keeps places for known callers when strangers fill the queue', async () => {
  const { wait, open } = heldTurnstile({ ...roomy, queueMax: 1, keptForKnown: 1 })
  void wait('a', 'stranger')
  expect(wait('b', 'another')).toBeUndefined()
  expect(wait('c', 'known', true)).toBeDefined()
  expect(wait('d', 'known too', true)).toBeUndefined()
  expect(await open()).toEqual(['stranger', 'known'])
})

test('failed work frees its place', async () => {
  const { pass } = turnstile({ ...roomy, queueMax: 0 })
  await expect(
    pass({ key: 'a' }, async () => {
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await pass({ key: 'a' }, async () => 'yes')).toBe('yes')
})
