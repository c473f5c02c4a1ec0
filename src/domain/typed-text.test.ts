import { expect, test } from 'vitest'
import {
  typedAmount,
  typedAmountDigits,
  typedCode,
  typedDecimal,
  typedDigits,
  typedName,
} from './typed-text.ts'

test.each(['demo37', 'demo37 ', ' demo37', 'ｄｅｍｏ３７', '\u200bdemo37\u00a0', '　demo37'])(
  'reads a login name typed as "%s" as demo37',
  text => expect(typedName(text)).toBe('demo37'),
)

test('keeps a blank inside a name', () => {
  expect(typedName('de mo')).toBe('de mo')
})

test.each(['AB3DE9', 'ab3de9', ' ab3 de9 ', 'AB3-DE9', 'AB3–DE9', 'ＡＢ３ＤＥ９'])(
  'reads a code typed as "%s"',
  text => {
    expect(typedCode(text)).toBe('AB3DE9')
  },
)

test('reads digits and figures with decimals', () => {
  expect(typedDigits('１２-３４ ')).toBe('1234')
  expect(typedDecimal('１．５%')).toBe('1.5')
})

test.each([
  ['１００００', '10000'],
  ['１０，０００', '10000'],
  ['10 000 원', '10000'],
  ['￦10,000', '10000'],
  ['5만', '50000'],
  ['５만 원', '50000'],
  ['5만5천', '55000'],
  ['1만2345', '12345'],
  ['3천원', '3000'],
  ['1억2000만', '120000000'],
  ['5000.5', '5000.5'],
  ['만', '만'],
  ['5천만', '5천만'],
  ['1.5만', '1.5만'],
  ['-5', '-5'],
])('reads an amount typed as %s as %s', (text, bare) => {
  expect(typedAmount(text)).toBe(bare)
  expect(typedAmountDigits(text)).toBe(bare.replaceAll(/\D/g, ''))
})
