import { expect, test } from 'vitest'
import { betStatus, betStatusCode, betStatusWord } from './bet-status.ts'

test.each([
  [-1, '취소'],
  [0, '진행중'],
  [1, '낙첨'],
  [2, '당첨'],
  [3, '적중특례'],
])('LABEL-023 status %i reads %s', (code, word) => {
  const status = betStatus(code)
  expect(status && betStatusWord[status]).toBe(word)
  expect(status && betStatusCode[status]).toBe(code)
})

test('refuses an unknown status number', () => {
  expect(betStatus(4)).toBeUndefined()
})
