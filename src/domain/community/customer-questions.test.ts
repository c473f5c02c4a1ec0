import { expect, test } from 'vitest'
import { categoryOfFlag, customerCategoryWord, customerStateWord } from './customer-questions.ts'

test.each([
  ['1', '입금계좌 문의'],
  ['2', '출금 문의'],
  ['3', '베팅 문의'],
  ['4', '일반 문의'],
  ['01', '일반 문의'],
  [undefined, '일반 문의'],
])('BOARD-006 the flag %j presets %s', (flag, word) => {
  expect(customerCategoryWord[categoryOfFlag(flag)]).toBe(word)
})

test('BOARD-005 labels the states as handbook 7.3 does', () => {
  expect(Object.values(customerStateWord)).toEqual(['접수', '답변중', '답변완료'])
})
