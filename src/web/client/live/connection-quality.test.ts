import { expect, test } from 'vitest'
import { qualityOf } from './connection-quality.ts'

test.each([
  ['heard a moment ago', { silentFor: 300, delay: 40 }, 'good'],
  ['before anything was measured', { silentFor: 0, delay: undefined }, 'good'],
  ['answers that take more than a second', { silentFor: 300, delay: 1_001 }, 'slow'],
  ['a heartbeat that is late', { silentFor: 12_501, delay: 40 }, 'slow'],
  ['silence for longer than prices are trusted', { silentFor: 15_001, delay: 40 }, 'lost'],
] as const)('V7 rates a connection with %s', (_, measured, quality) => {
  expect(qualityOf(measured)).toBe(quality)
})
