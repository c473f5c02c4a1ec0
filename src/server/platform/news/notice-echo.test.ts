import { expect, test } from 'vitest'
import { instant, SECOND } from '#domain/instant.ts'
import { noticeEcho } from './notice-echo.ts'

function openEcho() {
  const calls: string[] = []
  const notify = async (_channel: string, payload: string) => void calls.push(payload)
  return { calls, echo: noticeEcho({ notify }, 'news') }
}

const at = (seconds: number) => instant(1_800_000_000_000 + seconds * SECOND)

test('a channel is heard up to the moment of the last call that came back', () => {
  const { calls, echo } = openEcho()
  expect(echo.heardUpTo(at(0))).toBe(0)
  expect(echo.hears(calls[0] ?? '')).toBe(true)
  expect(echo.heardUpTo(at(0.5))).toBe(at(0))
  expect(echo.heardUpTo(at(5))).toBe(at(0))
  expect(echo.hears(calls[1] ?? '')).toBe(true)
  expect(echo.heardUpTo(at(5.5))).toBe(at(5))
})

test('it calls when it is asked, at most once a second, and again when a call was lost', () => {
  const { calls, echo } = openEcho()
  for (const seconds of [0, 0.2, 0.9, 1, 1.9, 2]) echo.heardUpTo(at(seconds))
  expect(calls).toHaveLength(3)
})

test('another’s call says nothing here; what is no call is left to whoever listens', () => {
  const { echo } = openEcho()
  const other = openEcho()
  other.echo.heardUpTo(at(0))
  expect(echo.hears(other.calls[0] ?? '')).toBe(true)
  expect(echo.heardUpTo(at(0))).toBe(0)
  expect(echo.hears('17')).toBe(false)
})

test('a call that the database refuses is no fault', async () => {
  const echo = noticeEcho({ notify: () => Promise.reject(new Error('away')) }, 'news')
  expect(echo.heardUpTo(at(0))).toBe(0)
  await Promise.resolve()
  expect(echo.heardUpTo(at(2))).toBe(0)
})
