import { expect, test } from 'vitest'
import { instant } from '../instant.ts'
import { periodDays } from './history-period.ts'

const at = (text: string) => instant(Date.parse(text))

test.each([
  ['today', { from: '2026-11-21' }],
  ['yesterday', { from: '2026-11-20', to: '2026-11-20' }],
  ['week', { from: '2026-11-15' }],
  ['month', { from: '2026-10-23' }],
] as const)('DATE-006 %s counts Seoul days', (period, days) => {
  // 00:30 in Seoul is still the 20th in London.
  expect(periodDays(period, at('2026-11-20T15:30:00Z'))).toEqual(days)
  expect(periodDays(period, at('2026-11-21T14:59:59Z'))).toEqual(days)
})
