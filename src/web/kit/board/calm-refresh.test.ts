import { expect, test } from 'vitest'
import { createCalmRefresh } from './calm-refresh.ts'

/** A list whose time the test moves. */
function aList() {
  let now = 100_000
  let timer: { act: () => void; at: number } | undefined
  let refreshed = 0
  const calm = createCalmRefresh({
    now: () => now,
    schedule: (act, delay) => {
      timer = { act, at: now + delay }
      return () => {
        timer = undefined
      }
    },
    refresh: () => {
      refreshed += 1
    },
  })
  const pass = (milliseconds: number) => {
    now += milliseconds
    if (!timer || timer.at > now) return
    const { act } = timer
    timer = undefined
    act()
  }
  return { calm, pass, count: () => refreshed }
}

test('a list nobody aims at is read anew at once, however often it is asked only every two seconds', () => {
  const { calm, pass, count } = aList()
  calm.ask()
  calm.ask()
  expect(count()).toBe(1)
  calm.ask()
  pass(1_900)
  expect(count()).toBe(1)
  pass(100)
  expect(count()).toBe(2)
})

test('while a pointer aims the list waits until it rests, ten seconds at most', () => {
  const { calm, pass, count } = aList()
  calm.aimed()
  calm.ask()
  pass(1_000)
  calm.aimed()
  pass(500)
  expect(count()).toBe(0)
  pass(1_000)
  expect(count()).toBe(1)
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
