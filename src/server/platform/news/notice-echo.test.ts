import { expect, test } from 'vitest'
import { instant, SECOND } from '#domain/instant.ts'
import { noticeEcho } from './notice-echo.ts'

function openEcho() {
  const calls: string[] = []
  const notify = async (_channel: string, payload: string) => void calls.push(payload)
  return { calls, echo: noticeEcho({ notify }, 'news') }
}

const at = (seconds: number) => instant(1_800_000_000_000 + seconds * SECOND)

test('a channel is confirmed up to the time of the last returned echo', () => {
  const { calls, echo } = openEcho()
  expect(echo.heardUpTo(at(0))).toBe(0)
  expect(echo.hears(calls[0] ?? '')).toBe(true)
  expect(echo.heardUpTo(at(0.5))).toBe(at(0))
  expect(echo.heardUpTo(at(5))).toBe(at(0))
  expect(echo.hears(calls[1] ?? '')).toBe(true)
  expect(echo.heardUpTo(at(5.5))).toBe(at(5))
})

test('sends an echo on request, at most once a second, and again after a lost one', () => {
  const { calls, echo } = openEcho()
  for (const seconds of [0, 0.2, 0.9, 1, 1.9, 2]) echo.heardUpTo(at(seconds))
  expect(calls).toHaveLength(3)
})

test('ignores another process’s echo; leaves other messages to the subscribers', () => {
  const { echo } = openEcho()
  const other = openEcho()
  other.echo.heardUpTo(at(0))
  expect(echo.hears(other.calls[0] ?? '')).toBe(true)
  expect(echo.heardUpTo(at(0))).toBe(0)
  expect(echo.hears('17')).toBe(false)
})

test('an echo refused by the database is no fault', async () => {
  const echo = noticeEcho({ notify: () => Promise.reject(new Error('away')) }, 'news')
  expect(echo.heardUpTo(at(0))).toBe(0)
  await Promise.resolve()
  expect(echo.heardUpTo(at(2))).toBe(0)
})
