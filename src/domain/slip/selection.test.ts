import { expect, test } from 'vitest'
import { odds } from '../odds.ts'
import { matchText, oddsInForce } from './selection.ts'

test('FIELD-021 the operator’s price, when set, is in force', () => {
  expect(oddsInForce(odds(190), odds(185))).toBe(185)
  expect(oddsInForce(odds(190), undefined)).toBe(190)
})

test('FIELD-022 CART-006 shows a match as home VS away', () => {
  expect(matchText('울산 HD', 'FC서울')).toBe('울산 HD VS FC서울')
})
