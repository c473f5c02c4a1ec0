import { expect, test } from 'vitest'
import { barLabels } from './bar-labels.ts'

test('labels only the highest and the lowest bar, and no zero', () => {
  expect(barLabels([0, 5, -3, 5, -1])).toEqual(['', '', '−3', '+5', ''])
  expect(barLabels([0, 0])).toEqual(['', ''])
  expect(barLabels([-4, 0])).toEqual(['−4', ''])
})
