import { expect, test } from 'vitest'
import { qualityOf } from './connection-quality.ts'

test.each([
  ['a message a moment ago', { silentFor: 300, delay: 40 }, 'good'],
  ['no measurement yet', { silentFor: 0, delay: undefined }, 'good'],
  ['answers slower than a second', { silentFor: 300, delay: 1_001 }, 'slow'],
  ['a late heartbeat', { silentFor: 12_501, delay: 40 }, 'slow'],
  ['a silence longer than odds are trusted', { silentFor: 15_001, delay: 40 }, 'lost'],
] as const)('V7 rates a connection with %s', (_, measured, quality) => {
  expect(qualityOf(measured)).toBe(quality)
})
