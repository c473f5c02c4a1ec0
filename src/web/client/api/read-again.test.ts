import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { betContract } from '#contract/bets.ts'
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

test('a first reading that is under way begins anew: what it brings is too old', async () => {
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

test('what is on screen stays there until it has been read again', async () => {
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

test('what is asked many times in one moment is read once, and again when it is asked later', async () => {
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

test('one answer: a first reading that is under way is shown, and followed by another', async () => {
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

test('one answer: what is there is read again once', async () => {
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
