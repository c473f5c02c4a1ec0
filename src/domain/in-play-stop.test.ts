import { expect, test } from 'vitest'
import { isHeard } from './in-play-silence.ts'
import { isClockJump } from './in-play-stop.ts'
import { instant } from './instant.ts'

test('handbook 2.3 a clock that runs back or far ahead has jumped', () => {
  const at = (clockSeconds: number | null, periodCode = 10) => ({ periodCode, clockSeconds })
  expect(isClockJump(at(600), at(601), 1, 1)).toBe(false)
  expect(isClockJump(at(600), at(599), 1, 1)).toBe(true)
  expect(isClockJump(at(600), at(700), 1, 1)).toBe(true)
  expect(isClockJump(at(600), at(700), 10, 6)).toBe(false)
  expect(isClockJump(at(2_700), at(2_700, 20), 1, 1)).toBe(false)
  expect(isClockJump(at(null), at(5), 1, 1)).toBe(false)
})

test('handbook 2.3 a price is heard of up to its limit, and never when nobody told of it', () => {
  const now = instant(1_000_000)
  expect(isHeard(instant(now - 15_000), now, 15)).toBe(true)
  expect(isHeard(instant(now - 15_001), now, 15)).toBe(false)
  expect(isHeard(null, now, 15)).toBe(false)
})
