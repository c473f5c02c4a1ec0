import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instant } from './instant.ts'
import {
  formatOddsLimit,
  formatSeoul,
  formatTotalOdds,
  formatWon,
  parseSeoul,
  seoulDay,
  seoulDayRange,
  weekdaySeoul,
} from './korean-formats.ts'
import { won } from './money.ts'
import { odds } from './odds.ts'

test.each([
  [1_234_567, '1,234,567원'],
  [0, '0원'],
  [999, '999원'],
  [-12_000, '-12,000원'],
])('LABEL-003 money of %i is shown as %s', (amount, text) => {
  expect(formatWon(won(amount))).toBe(text)
})

test.each([
  [1_000, '10'],
  [2_000, '20'],
  [1_250, '12.5'],
  [500_000, '5000'],
  [10_000, '100'],
])('VALID-021 shows an odds limit of %i hundredths without separators: %s', (hundredths, text) => {
  expect(formatOddsLimit(odds(hundredths))).toBe(text)
})

test.each([
  [190, '1.90'],
  [99_999, '999.99'],
  [123_450, '1,234.50'],
  [1_234_567_890, '12,345,678.90'],
])('shows total odds of %i hundredths with separators: %s', (hundredths, text) => {
  expect(formatTotalOdds(odds(hundredths))).toBe(text)
})

describe('dates in Seoul', () => {
  // 2025-01-02 03:04:05 in Seoul is the previous evening in UTC.
  const at = instant(Date.UTC(2025, 0, 1, 18, 4, 5))

  test.each([
    ['DATE-001', 'YYYY-MM-DD HH:mm:ss', '2025-01-02 03:04:05'],
    ['DATE-002', 'MM-DD HH:mm', '01-02 03:04'],
    ['DATE-003', 'YY-MM-DD', '25-01-02'],
    ['DATE-004', 'YYYY-MM-DD', '2025-01-02'],
    ['DATE-004', 'HH:mm', '03:04'],
    ['DATE-004', 'YYYY-MM-DD HH:mm', '2025-01-02 03:04'],
  ] as const)('%s shows the form %s', (_, form, text) => {
    expect(formatSeoul(at, form)).toBe(text)
  })

  test('DATE-005 a game at 12:00 UTC shows 21:00 in every time zone of the machine', () => {
    expect(formatSeoul(instant(Date.UTC(2026, 5, 1, 12, 0)), 'MM-DD HH:mm')).toBe('06-01 21:00')
  })

  test('DATE-006 15:00 UTC is the next day', () => {
    expect(seoulDay(instant(Date.UTC(2026, 7, 13, 14, 59, 59)))).toBe('2026-08-13')
    expect(seoulDay(instant(Date.UTC(2026, 7, 13, 15, 0, 0)))).toBe('2026-08-14')
  })

  test('DATE-006 a day runs from Seoul midnight to the next', () => {
    expect(seoulDayRange('2026-08-14')).toEqual({
      from: Date.UTC(2026, 7, 13, 15),
      before: Date.UTC(2026, 7, 14, 15),
    })
    expect(seoulDayRange('2026-02-30')).toBeUndefined()
    expect(seoulDayRange('2026-08-14 10:00')).toBeUndefined()
  })

  test('DATE-006 parses a text without zone as Seoul time, and formats it back', () => {
    const moments = fc.integer({ min: 0, max: 4_000_000_000 })
    fc.assert(
      fc.property(moments, seconds => {
        const moment = instant(seconds * 1_000)
        expect(parseSeoul(formatSeoul(moment, 'YYYY-MM-DD HH:mm:ss'))).toBe(moment)
      }),
    )
  })

  test.each(['2026-02-30', '2026-13-01', '2026-01-01 25:00', '14-08-2026', '2026-01-01T00:00:00Z', ''])(
    'DATE-006 rejects %j as a Seoul time',
    text => {
      expect(parseSeoul(text)).toBeUndefined()
    },
  )

  test('uses the weekday of Seoul', () => {
    expect(weekdaySeoul(instant(Date.UTC(2026, 7, 14, 10, 30)))).toBe('금')
    expect(weekdaySeoul(instant(Date.UTC(2026, 7, 14, 15, 0)))).toBe('토')
  })
})
