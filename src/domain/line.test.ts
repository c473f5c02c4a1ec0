import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatLine, isQuarterLine, line, oppositeLine, parseLine } from './line.ts'

test.each([
  ['2.5', 250],
  ['-0.75', -75],
  ['+1', 100],
  ['0', 0],
  ['-0', 0],
  ['-2.5 (0-0)', -250],
  [2.25, 225],
])('parses %j as %i hundredths', (text, expected) => {
  expect(parseLine(text)).toBe(expected)
})

test.each(['', 'x', '2.3', '1.234', '--1'])('rejects %j as a line', text => {
  expect(parseLine(text)).toBeUndefined()
})

test('a line parses back from its text, and its opposite is its mirror', () => {
  fc.assert(
    fc.property(fc.integer({ min: -4_000, max: 4_000 }), quarters => {
      const value = line(quarters * 25)
      expect(parseLine(formatLine(value))).toBe(value)
      expect(oppositeLine(oppositeLine(value))).toBe(value)
      expect(isQuarterLine(value)).toBe(quarters % 2 !== 0)
    }),
  )
})
