import { expect, test } from 'vitest'
import type { BetPage } from '#domain/markets/bet-page.ts'
import { bonusTiers } from '#domain/slip/bonus.ts'
import type { BonusPick, Leg } from '#domain/slip/leg.ts'
import { aBonus, legsAt } from '#tests/support/facts/legs.ts'
import { bonusProgress } from './bonus-progress.ts'

const progress = (page: BetPage, legs: readonly Leg[], bonus: BonusPick | undefined) =>
  bonusProgress(page, legs, bonus, bonusTiers)

test('shows how many picks the next bonus needs, and when it is ready', () => {
  expect(progress('cross', legsAt(0), undefined)).toBeUndefined()
  expect(progress('cross', legsAt(1), undefined)).toMatchObject({
    kind: 'missing',
    tier: { folds: 3 },
    legs: 2,
  })
  expect(progress('cross', legsAt(3), undefined)).toMatchObject({ kind: 'ready', tier: { folds: 3 } })
  expect(progress('cross', legsAt(3), aBonus(3))).toMatchObject({
    kind: 'missing',
    tier: { folds: 5 },
    legs: 2,
  })
  expect(progress('cross', legsAt(6), aBonus(3))).toMatchObject({ kind: 'ready', tier: { folds: 5 } })
  expect(progress('cross', legsAt(8), aBonus(7))).toBeUndefined()
})

test('VALID-033 shows that a pick of 1.30 excludes a bonus, and nothing on pages without bonuses', () => {
  expect(progress('cross', legsAt(3, 130), undefined)).toMatchObject({ kind: 'low' })
  expect(progress('special', legsAt(3), undefined)).toBeUndefined()
})

test('handbook 1.6 considers only the bonuses in force', () => {
  const tiers = bonusTiers.map(tier => ({ ...tier, offered: tier.folds === 4 }))
  expect(bonusProgress('cross', legsAt(1), undefined, tiers)).toMatchObject({ tier: { folds: 4 }, legs: 3 })
  expect(bonusProgress('cross', legsAt(1), undefined, [])).toBeUndefined()
})
