import { expect, test } from 'vitest'
import {
  formatFraction,
  fraction,
  half,
  multiply,
  ONE,
  parseFraction,
  plus,
  roundToHundredths,
} from './fraction.ts'

test.each([
  ['1.90', '1.9'],
  ['2.00', '2'],
  ['17.0579', '17.0579'],
  ['0', '0'],
])('%s is read exactly and written %s', (text, written) => {
  const read = parseFraction(text)
  expect(read && formatFraction(read)).toBe(written)
})

test.each(['', '-1', '1e3', 'abc', '1.', '.5', '1,5'])('"%s" is no decimal', text => {
  expect(parseFraction(text)).toBeUndefined()
})

test('a half win at 1.87 is exactly 1.435, and hundredths round half up', () => {
  const halfWin = half(plus(fraction(187, 100), ONE))
  expect(formatFraction(halfWin)).toBe('1.435')
  expect(roundToHundredths(halfWin)).toBe(144)
  expect(roundToHundredths(multiply(fraction(110, 100), fraction(115, 100)))).toBe(127)
  expect(roundToHundredths(fraction(1, 3))).toBe(33)
})
