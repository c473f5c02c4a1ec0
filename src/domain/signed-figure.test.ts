import { expect, test } from 'vitest'
import { minusFigure, shortSignedFigure, signedFigure } from './signed-figure.ts'

test('signs a won or lost figure, and shortens it to 만 where space is narrow', () => {
  expect([1_234_567, -18_000, 0].map(signedFigure)).toEqual(['+1,234,567', '−18,000', '0'])
  expect([1_234_567, -18_000, 0].map(minusFigure)).toEqual(['1,234,567', '−18,000', '0'])
  expect([1_234_567, -18_999, 9_999, -500].map(shortSignedFigure)).toEqual([
    '+123만',
    '−1만',
    '+9,999',
    '−500',
  ])
})
