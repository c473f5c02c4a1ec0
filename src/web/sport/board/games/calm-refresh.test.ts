import { expect, test } from 'vitest'
import { createCalmRefresh } from './calm-refresh.ts'

/** A list with a clock set by the test. */
function aList() {
  let now = 100_000
  let timer: { act: () => void; at: number } | undefined
  const readings: PromiseWithResolvers<void>[] = []
  const calm = createCalmRefresh({
    now: () => now,
    schedule: (act, delay) => {
      timer = { act, at: now + delay }
      return () => {
        timer = undefined
      }
    },
    refresh: () => {
      const reading = Promise.withResolvers<void>()
      readings.push(reading)
      return reading.promise
    },
  })
  /** Answers the newest request. */
  const answer = async () => {
    readings.at(-1)?.resolve()
    await new Promise(setImmediate)
  }
  const pass = (milliseconds: number) => {
    now += milliseconds
    if (!timer || timer.at > now) return
    const { act } = timer
    timer = undefined
    act()
  }
  return { calm, pass, answer, count: () => readings.length }
}

test('refreshes an unattended list at once, at most every two seconds', async () => {
  const { calm, pass, answer, count } = aList()
  calm.ask()
  calm.ask()
  expect(count()).toBe(1)
  await answer()
  calm.ask()
  pass(1_900)
  expect(count()).toBe(1)
  pass(100)
  expect(count()).toBe(2)
})

test('delays the refresh while the pointer moves, at most ten seconds', async () => {
  const { calm, pass, answer, count } = aList()
  calm.aimed()
  calm.ask()
  pass(1_000)
  calm.aimed()
  pass(500)
  expect(count()).toBe(0)
  pass(1_000)
  expect(count()).toBe(1)
  await answer()
  calm.aimed()
  calm.ask()
  for (let second = 0; second < 9; second++) {
    pass(1_000)
    calm.aimed()
  }
  expect(count()).toBe(1)
  pass(1_000)
  expect(count()).toBe(2)
})

test('finishes a slow read before starting another', async () => {
  const { calm, pass, answer, count } = aList()
  calm.ask()
  for (let second = 0; second < 9; second++) {
    calm.ask()
    pass(1_000)
  }
  expect(count()).toBe(1)
  await answer()
  expect(count()).toBe(2)
  await answer()
  pass(60_000)
  expect(count()).toBe(2)
})

test('gives up an unanswered read after ten seconds when a new one is asked for', async () => {
  const { calm, pass, count } = aList()
  calm.ask()
  pass(60_000)
  expect(count()).toBe(1)
  calm.ask()
  expect(count()).toBe(2)
  calm.ask()
  pass(10_000)
  expect(count()).toBe(3)
})
