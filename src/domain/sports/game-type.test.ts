import { expect, test } from 'vitest'
import { gameType, gameTypeCode, gameTypeWord } from './game-type.ts'

test.each([
  ['FIELD-056', 1, 'sports', '스포츠'],
  ['FIELD-056', 2, 'live', '인플레이'],
  ['FIELD-056', 3, 'minigame', '미니게임'],
  ['FIELD-056', 4, 'virtual', '가상게임'],
  ['FIELD-057', 0, 'casino', '카지노'],
  ['FIELD-057', 5, 'casino', '카지노'],
  ['FIELD-057', 99, 'casino', '카지노'],
] as const)('%s LABEL-022 code %i is %s, %s', (_, code, type, word) => {
  expect(gameType(code)).toBe(type)
  expect(gameTypeWord[type]).toBe(word)
})

test('parses a type from its code', () => {
  for (const type of ['sports', 'live', 'minigame', 'virtual', 'casino'] as const) {
    expect(gameType(gameTypeCode[type])).toBe(type)
  }
})
