import { expect, test } from 'vitest'
import { tokenBuckets } from './token-buckets.ts'

/** Buckets of three tokens, refilled by two per second, on a simulated clock. */
function aBucket(rate = { perSecond: 2, burst: 3 }) {
  let at = 0
  const buckets = tokenBuckets<string>(rate, () => at)
  const pass = (milliseconds: number) => {
    at += milliseconds
  }
  return { ...buckets, pass }
}

const takeAll = (take: (key: string) => number, key: string, times: number) =>
  Array.from({ length: times }, () => take(key))

test('grants a burst, then none, and reports when the next token comes', () => {
  const { take, pass } = aBucket()
  expect(takeAll(take, 'a', 4)).toEqual([0, 0, 0, 500])
  pass(300)
  expect(take('a')).toBe(200)
  pass(200)
  expect(takeAll(take, 'a', 2)).toEqual([0, 500])
})

test('the buckets of different callers are independent', () => {
  const { take } = aBucket()
  takeAll(take, 'a', 10)
  expect(takeAll(take, 'b', 4)).toEqual([0, 0, 0, 500])
})

test('an idle bucket fills up to its burst and no further', () => {
  const { take, pass } = aBucket()
  takeAll(take, 'a', 3)
  pass(1_000_000)
  expect(takeAll(take, 'a', 4)).toEqual([0, 0, 0, 500])
})

test('a returned token can be taken again, and never exceeds the burst', () => {
  const { take, giveBack } = aBucket()
  takeAll(take, 'a', 3)
  giveBack('a')
  giveBack('nobody')
  expect(takeAll(take, 'a', 2)).toEqual([0, 500])
  for (let times = 0; times < 10; times++) giveBack('a')
  expect(takeAll(take, 'a', 4)).toEqual([0, 0, 0, 500])
})

test('over a long time a caller gets the rate, at any demand', () => {
  const { take, pass } = aBucket({ perSecond: 30, burst: 100 })
  let taken = 0
  for (let millisecond = 0; millisecond < 10_000; millisecond++) {
    for (let times = 0; times < 5; times++) if (take('a') === 0) taken += 1
    pass(1)
  }
  expect(taken).toBeGreaterThanOrEqual(399)
  expect(taken).toBeLessThanOrEqual(400)
})

test('a hundred thousand addresses use bounded memory, and each keeps its limit', () => {
  const { take } = aBucket()
  for (let address = 0; address < 100_000; address++) take(`address ${address}`)
  expect(takeAll(take, 'one more', 4)).toEqual([0, 0, 0, 500])
})
