import { expect, test } from 'vitest'
import { betContract } from '#contract/bets/bets.ts'
import { day, idParam, page, reason } from './wire.ts'

test.each(['0x10', '1e3', ' 5 ', '+5', '-5', '5.0', '', '٥', '99999999999999999999'])(
  'API-047 refuses %j as an id and as a page',
  text => {
    expect(idParam.safeParse(text).success).toBe(false)
    expect(page.safeParse(text).success).toBe(false)
    expect(betContract.list.query?.safeParse({ type: text }).success).toBe(false)
  },
)

test('accepts digits as ids and pages; the default page is the first', () => {
  expect(idParam.parse('9007199254740991')).toBe(9_007_199_254_740_991)
  expect(page.parse('12')).toBe(12)
  expect(page.parse(undefined)).toBe(1)
  expect(betContract.list.query?.parse({ status: '-1' })).toEqual({ status: -1, page: 1 })
})

test('refuses 0 as an id and as a page', () => {
  expect(idParam.safeParse('0').success).toBe(false)
  expect(page.safeParse('0').success).toBe(false)
})

test.each(['0000-01-01', '0001-01-01', '1899-12-31', '2026-02-30', '2026-2-3', '20260203', 'today'])(
  'API-047 refuses %j as a day',
  text => expect(day.safeParse(text).success).toBe(false),
)

test.each(['1900-01-01', '1970-01-01', '2024-02-29', '9999-12-31'])('accepts %s as a day', text =>
  expect(day.parse(text)).toBe(text),
)

test.each(['', ' ', 'x', ' x ', '\u200b\u200b', '\u3164\u3164\u3164', '가'.repeat(201)])(
  'MSG-005 refuses the reason %j, which has no readable text',
  text => expect(reason.safeParse(text).success).toBe(false),
)

test('keeps a reason as written, trimmed', () => {
  expect(reason.parse(' 경기 취소 ')).toBe('경기 취소')
})
