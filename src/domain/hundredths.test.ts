import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FurtherDecimals, readHundredths } from './hundredths.ts'
import { parseLine } from './line.ts'
import { parseOdds } from './odds.ts'

test.each<[string, FurtherDecimals, number | undefined]>([
  ['2', 'none', 200],
  ['2.5', 'none', 250],
  ['02.05', 'none', 205],
  ['99999.99', 'none', 9_999_999],
  ['100000', 'none', undefined],
  ['3.149', 'cut', 314],
  ['3.149', 'zeros', undefined],
  ['3.1400', 'zeros', 314],
  ['3.140', 'none', undefined],
  ['', 'cut', undefined],
  ['.5', 'cut', undefined],
  ['5.', 'cut', undefined],
  ['1.2.3', 'cut', undefined],
  ['1e3', 'cut', undefined],
  ['-1', 'cut', undefined],
  ['1,5', 'cut', undefined],
  ['1.05x', 'cut', undefined],
  ['1.055x', 'cut', undefined],
  ['٣.٥', 'cut', undefined],
])('%j with further decimals "%s" is %j', (text, further, expected) => {
  expect(readHundredths(text, 5, further)).toBe(expected)
})

/** The same syntax as regular expressions: how odds and lines are written. */
function oddsByPattern(text: string): number | undefined {
  const match = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (!match) return undefined
  const value = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return value < 100 ? undefined : value
}

function lineByPattern(text: string): number | undefined {
  const match = /^([+-]?)(\d{1,5})(?:\.(\d{1,2})0*)?(?:\s*\(.*\))?$/.exec(text.trim())
  if (!match) return undefined
  const size = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  if (size % 25 !== 0) return undefined
  return match[1] === '-' && size !== 0 ? -size : size
}

test('parses odds and lines of exactly the texts that match their patterns', () => {
  const text = fc.oneof(
    fc.stringMatching(/^[+-]?\d{1,8}(\.\d{0,4})?$/),
    fc.stringMatching(/^[+-]?\d{1,2}(\.(25|5|75)?0{0,2})?\s{0,2}(\([-\d() \n]{0,5}\))?\)?$/),
    fc.stringMatching(/^[-+.,0-9() \n]{0,7}$/),
    fc.string({ maxLength: 6 }),
    fc.double().map(String),
  )
  fc.assert(
    fc.property(text, one => {
      expect(parseOdds(one)).toBe(oddsByPattern(one))
      expect(parseLine(one)).toBe(lineByPattern(one))
    }),
    { numRuns: 5_000 },
  )
})
