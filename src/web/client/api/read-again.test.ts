import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { betContract } from '#contract/bets/bets.ts'
import { readAgain, readAnew } from './read-again.ts'
import { routeKey } from './route-key.ts'

/** An observed query of the route; each request is answered by hand. */
function watched() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const readings: PromiseWithResolvers<string>[] = []
  const observer = new QueryObserver(queryClient, {
    queryKey: routeKey(betContract.list, { query: {} }),
    queryFn: () => {
      const reading = Promise.withResolvers<string>()
      readings.push(reading)
      return reading.promise
    },
  })
  const stop = observer.subscribe(() => {})
  const result = () => observer.getCurrentResult()
  return { queryClient, readings, stop, result, shown: () => result().data }
}

test('discards and restarts a first read that is under way', async () => {
  const { queryClient, readings, stop, shown } = watched()
  const again = readAgain(queryClient, betContract.list)
  readings[0]?.resolve('open')
  await expect.poll(() => readings.length).toBe(2)
  expect(shown()).toBeUndefined()
  readings[1]?.resolve('won')
  await again
  expect(shown()).toBe('won')
  stop()
})

test('keeps the old data on screen until the new read arrives', async () => {
  const { queryClient, readings, stop, shown } = watched()
  readings[0]?.resolve('open')
  await expect.poll(shown).toBe('open')
  const again = readAgain(queryClient, betContract.list)
  await expect.poll(() => readings.length).toBe(2)
  expect(shown()).toBe('open')
  readings[1]?.resolve('won')
  await again
  expect(shown()).toBe('won')
  stop()
})

test('reads once for many requests at the same moment, and again for a later one', async () => {
  const { queryClient, readings, stop, shown } = watched()
  readings[0]?.resolve('open')
  await expect.poll(shown).toBe('open')
  const asked = Array.from({ length: 20 }, () => readAgain(queryClient, betContract.list))
  await expect.poll(() => readings.length).toBe(2)
  readings[1]?.resolve('open')
  await Promise.all(asked)
  expect(readings).toHaveLength(2)
  const again = readAgain(queryClient, betContract.list)
  await expect.poll(() => readings.length).toBe(3)
  readings[2]?.resolve('won')
  await again
  expect(shown()).toBe('won')
  stop()
})

test('one answer: shows a first read that is under way and reads again', async () => {
  const { readings, stop, result, shown } = watched()
  const again = readAnew(result())
  readings[0]?.resolve('open')
  await expect.poll(shown).toBe('open')
  await expect.poll(() => readings.length).toBe(2)
  readings[1]?.resolve('won')
  await again
  expect(shown()).toBe('won')
  stop()
})

test('one answer: reads existing data again once', async () => {
  const { readings, stop, result, shown } = watched()
  readings[0]?.resolve('open')
  await expect.poll(shown).toBe('open')
  const again = readAnew(result())
  readings[1]?.resolve('won')
  await again
  expect(shown()).toBe('won')
  expect(readings).toHaveLength(2)
  stop()
})
