import { expect, test } from 'vitest'
import { formatFraction, fraction, half, ONE, parseFraction, plus } from './fraction.ts'

test.each([
  ['1.90', '1.9'],
  ['2.00', '2'],
  ['17.0579', '17.0579'],
  ['0', '0'],
])('parses %s exactly and formats it as %s', (text, written) => {
  const read = parseFraction(text)
  expect(read && formatFraction(read)).toBe(written)
})

test.each(['', '-1', '1e3', 'abc', '1.', '.5', '1,5'])('rejects "%s" as a decimal', text => {
  expect(parseFraction(text)).toBeUndefined()
})

test('a half win at odds of 1.87 pays exactly 1.435', () => {
  const halfWin = half(plus(fraction(187, 100), ONE))
  expect(formatFraction(halfWin)).toBe('1.435')
})
