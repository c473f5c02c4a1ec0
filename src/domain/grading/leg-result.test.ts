import { expect, test } from 'vitest'
import {
  HALF_LOST,
  HALF_WON,
  LOST,
  resultOfCode,
  resultWord,
  settlementCode,
  voidLeg,
  WON,
} from './leg-result.ts'

const deadHeat = { kind: 'dead-heat', places: 3, tied: 6 } as const

test.each([
  [WON, 2, '적중'],
  [HALF_WON, 5, '적중(절반)'],
  [voidLeg('push'), 3, '적특'],
  [voidLeg('abandoned'), 3, '적특'],
  [voidLeg('cancelled'), -1, '적특'],
  [HALF_LOST, 4, '낙첨(절반)'],
  [LOST, 1, '낙첨'],
  [deadHeat, 2, '적중(동착)'],
])('%j has the feed code %i and the label %s', (result, code, word) => {
  expect(settlementCode(result)).toBe(code)
  expect(resultWord(result)).toBe(word)
})

test('every feed code parses back, any other number is no result', () => {
  for (const code of [-1, 1, 2, 3, 4, 5]) {
    const result = resultOfCode(code)
    expect(result && settlementCode(result)).toBe(code)
  }
  expect([0, 6, -2, 2.5].map(resultOfCode)).toEqual([undefined, undefined, undefined, undefined])
})
