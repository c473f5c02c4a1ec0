import { expect, test } from 'vitest'
import { DAY, HOUR, instant, MINUTE } from '../instant.ts'
import { countGuess, type GuessCount, type GuessKind, waitOf } from './login-guesses.ts'

const start = instant(1_800_000_000_000)
const none: GuessCount = { failures: 0, beganAt: start, waitUntil: null }

/** Makes guesses as soon as each is allowed and returns the waiting times in minutes. */
function waitsAfter(kind: GuessKind, guesses: number): number[] {
  let now = start
  let count = none
  return Array.from({ length: guesses }, () => {
    now = waitOf(count, now) ?? now
    count = countGuess(kind, count, now)
    return ((waitOf(count, now) ?? now) - now) / MINUTE
  })
}

test.each(['pair', 'device'] as const)('a %s has five attempts, then waits that grow to an hour', kind => {
  expect(waitsAfter(kind, 9)).toEqual([0, 0, 0, 0, 10, 20, 40, 60, 60])
})

test.each([
  ['address', 10],
  ['name', 60],
] as const)('an %s has a hundred attempts, then waits for the end of its %i minutes', (kind, minutes) => {
  const waits = waitsAfter(kind, 101)
  expect(waits.slice(0, 99)).toEqual(Array(99).fill(0))
  expect(waits[99]).toBe(minutes)
  expect(waits[100]).toBe(0)
})

test('forgets failures of long ago', () => {
  const four = { ...none, failures: 4 }
  expect(countGuess('pair', four, instant(start + DAY - 1)).failures).toBe(5)
  expect(countGuess('pair', four, instant(start + DAY))).toMatchObject({ failures: 1, waitUntil: null })
  expect(countGuess('address', { ...none, failures: 99 }, instant(start + HOUR)).failures).toBe(1)
})
