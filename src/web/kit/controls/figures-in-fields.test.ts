import { expect, test } from 'vitest'
import { ringColour } from '../display/ring-colour.ts'
import { caretAfter, digitsBefore } from './amount-caret.ts'
import { pageNumbers, readPage } from './page-numbers.ts'

test('keeps the caret after the same digit', () => {
  expect(caretAfter('1,234', 1)).toBe(1)
  expect(caretAfter('1,234', 2)).toBe(3)
  expect(caretAfter('1,234', 4)).toBe(5)
  expect(caretAfter('', 3)).toBe(0)
  expect(digitsBefore('1,234', 4)).toBe(3)
  expect(digitsBefore('0050', 3)).toBe(1)
})

test('shows the first, last and neighbouring pages, and fills a gap of one', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(1, 5)).toEqual([1, 2, 'gap-5', 5])
  expect(pageNumbers(5, 20)).toEqual([1, 'gap-4', 4, 5, 6, 'gap-20', 20])
  expect(pageNumbers(4, 6)).toEqual([1, 2, 3, 4, 5, 6])
})

test('LAYOUT-032 LAYOUT-033 colours the ring green above half, orange from half and red from a fifth', () => {
  expect([100, 51, 50, 21, 20, 0].map(left => ringColour(left, 100))).toEqual([
    'green',
    'green',
    'orange',
    'orange',
    'red',
    'red',
  ])
})

test('reads the page from the address, and 1 for anything else', () => {
  expect(['3', '99999', undefined, '', '0', '-1', '1.5', '100000', 'x'].map(readPage)).toEqual([
    3, 99_999, 1, 1, 1, 1, 1, 1, 1,
  ])
})
