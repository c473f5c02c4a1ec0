import { expect, test } from 'vitest'
import { ringColour } from '../display/ring-colour.ts'
import { caretAfter, digitsBefore } from './amount-caret.ts'
import { pageNumbers, readPage } from './page-numbers.ts'

test('the caret stays behind the digit it was behind', () => {
  expect(caretAfter('1,234', 1)).toBe(1)
  expect(caretAfter('1,234', 2)).toBe(3)
  expect(caretAfter('1,234', 4)).toBe(5)
  expect(caretAfter('', 3)).toBe(0)
  expect(digitsBefore('1,234', 4)).toBe(3)
  expect(digitsBefore('0050', 3)).toBe(1)
})

test('pages around the current one are offered, with the first and the last; a gap of one is that page', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(1, 5)).toEqual([1, 2, 'gap-5', 5])
  expect(pageNumbers(5, 20)).toEqual([1, 'gap-4', 4, 5, 6, 'gap-20', 20])
  expect(pageNumbers(4, 6)).toEqual([1, 2, 3, 4, 5, 6])
})

test('LAYOUT-032 LAYOUT-033 the ring is green above half, orange from half, red from a fifth', () => {
  expect([100, 51, 50, 21, 20, 0].map(left => ringColour(left, 100))).toEqual([
    'green',
    'green',
    'orange',
    'orange',
    'red',
    'red',
  ])
})

test('the page of an address is a number from 1 on; anything else is the first', () => {
  expect(['3', '99999', undefined, '', '0', '-1', '1.5', '100000', 'x'].map(readPage)).toEqual([
    3, 99_999, 1, 1, 1, 1, 1, 1, 1,
  ])
})
