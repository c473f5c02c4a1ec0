import { expect, test } from 'vitest'
import { betWord, foldWord, slipWord } from './bet-word.ts'

test.each([
  ['open', [undefined], '진행중'],
  ['won', ['won'], '당첨'],
  ['won', ['half-won'], '당첨(절반)'],
  ['won', ['dead-heat'], '당첨(동착)'],
  ['lost', ['half-lost'], '낙첨(절반)'],
  ['lost', ['lost'], '낙첨'],
  ['won', ['half-won', 'won'], '당첨'],
  ['lost', ['half-lost', 'lost'], '낙첨'],
  ['void', ['void'], '적중특례'],
  ['cancelled', [undefined], '취소'],
] as const)('LABEL-023 a %s bet of %j reads %s', (status, results, word) => {
  expect(betWord(status, results)).toBe(word)
})

test('names a bet by its number of legs', () => {
  expect([1, 2, 10].map(foldWord)).toEqual(['단폴', '2폴더', '10폴더'])
  expect([1, 3].map(count => slipWord('sports', count))).toEqual(['단폴더', '3폴더'])
  expect(slipWord('live', 1)).toBe('단폴더')
})

test('names a bet on a round by its product, in the confirm dialog and on the receipt', () => {
  expect([slipWord('minigame', 1), slipWord('virtual', 1)]).toEqual(['미니게임', '가상게임'])
})
