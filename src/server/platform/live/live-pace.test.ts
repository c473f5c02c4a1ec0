import { afterEach, expect, test } from 'vitest'
import { openPace, type Pace } from './live-pace.ts'

const paces: Pace[] = []
afterEach(() => {
  for (const pace of paces.splice(0)) pace.stop()
})

/** Work with this many steps, one millisecond each. */
function setUp(steps: number, onStep: (step: number) => void) {
  const done = Promise.withResolvers<void>()
  const faults: unknown[] = []
  const pace = openPace({
    tickMilliseconds: 1,
    onFault: fault => faults.push(fault),
    *work() {
      for (let step = 0; step < steps; step++) {
        for (const until = performance.now() + 1; performance.now() < until; );
        onStep(step)
        yield
      }
      done.resolve()
    },
  })
  paces.push(pace)
  return { pace, done: done.promise, faults }
}

test('other work runs while thousands of frames are written', async () => {
  const order: string[] = []
  const { pace, done } = setUp(100, step => {
    if (step === 0) setImmediate(() => order.push('a request'))
    if (step === 99) order.push('the last write')
  })
  pace.wake()
  await done
  expect(order).toEqual(['a request', 'the last write'])
})

test('a message published while frames are written leaves with the next tick', async () => {
  let rounds = 0
  const again = Promise.withResolvers<void>()
  const { pace } = setUp(1, () => {
    rounds += 1
    if (rounds === 1) pace.wake()
    else again.resolve()
  })
  pace.wake()
  await again.promise
  expect(rounds).toBe(2)
})

test('a fault in one tick does not stop the next', async () => {
  const written = Promise.withResolvers<void>()
  let isFirst = true
  const { pace, faults } = setUp(1, () => {
    if (!isFirst) return written.resolve()
    isFirst = false
    pace.wake()
    throw new Error('a socket that is none')
  })
  pace.wake()
  await written.promise
  expect(faults).toEqual([new Error('a socket that is none')])
})
