import { expect, test } from 'vitest'
import { aBonus, legsAt } from '#tests/support/facts/legs.ts'
import { bonusProgress } from './bonus-progress.ts'

test('the next bonus is so many picks away, then ready, then the one after it', () => {
  expect(bonusProgress('cross', legsAt(0), undefined)).toBeUndefined()
  expect(bonusProgress('cross', legsAt(1), undefined)).toMatchObject({
    kind: 'missing',
    tier: { folds: 3 },
    legs: 2,
  })
  expect(bonusProgress('cross', legsAt(3), undefined)).toMatchObject({ kind: 'ready', tier: { folds: 3 } })
  expect(bonusProgress('cross', legsAt(3), aBonus(3))).toMatchObject({
    kind: 'missing',
    tier: { folds: 5 },
    legs: 2,
  })
  expect(bonusProgress('cross', legsAt(6), aBonus(3))).toMatchObject({ kind: 'ready', tier: { folds: 5 } })
  expect(bonusProgress('cross', legsAt(8), aBonus(7))).toBeUndefined()
})

test('VALID-033 a pick of 1.30 keeps the bonus out, and pages without one say nothing', () => {
  expect(bonusProgress('cross', legsAt(3, 130), undefined)).toMatchObject({ kind: 'low' })
  expect(bonusProgress('special', legsAt(3), undefined)).toBeUndefined()
})
