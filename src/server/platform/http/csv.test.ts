import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('quotes cells with commas, quotes and line ends, and leaves a missing value empty', () => {
  expect(csvLine(['a', 1, null, undefined, 'b,"c"\n', -5])).toBe('a,1,,,"b,""c""\n",-5\r\n')
})

test('X6 a member’s text is never a formula', () => {
  expect(csvLine(['=1+1', '+82', '-1+1', '@x', '\tx', '-1.5%'])).toBe("'=1+1,'+82,'-1+1,'@x,'\tx,-1.5%\r\n")
})

test('X6 escapes a full-width formula, and one after a blank', () => {
  expect(csvLine(['＝1+1', '＋82', '－1+1', '＠x', ' =1+1'])).toBe("'＝1+1,'＋82,'－1+1,'＠x,' =1+1\r\n")
})

test.each([
  ...[
    '007',
    '０１',
    '1234567890123456',
    '１２３４５６７８９０１２３４５６',
    '2-1',
    '1/2',
    '1 1/2',
    '2026-8-1',
  ],
  ...['2026.8.1', '2:1', '1E5', 'mar1', 'SEPT2', '1-Dec', '3월 1일', '(5)', '010-1234-5678'],
])('X6 escapes %s, which a spreadsheet would change', text => {
  expect(csvLine([text])).toBe(`'${text}\r\n`)
})

test.each([
  ...['0', '-5', '1234', '123456789012345', '-0.5', '1.25', '12%', '2026-11-29', '2026-11-29 09:05:00'],
  ...[
    '2026-11-29T09:05:00Z',
    '09:05',
    '09:05:30',
    '203.0.113.9',
    '마징가',
    'may',
    'mark12',
    'oct12345',
    '2-1 패',
    '1 ~ 2',
    '1X2',
  ],
])('leaves plain text, figures, ISO days and times unquoted: %s', text => {
  expect(csvLine([text])).toBe(`${text}\r\n`)
})
