import { type BetPage, hasBonus } from '#domain/markets/bet-page.ts'
import { type BonusTier, isTooLowForBonus } from '#domain/slip/bonus.ts'
import type { BonusPick, Leg } from '#domain/slip/leg.ts'

/** State of the next bonus: available, some picks missing, or blocked by a low price. */
export type BonusProgress =
  | { readonly kind: 'ready' | 'low'; readonly tier: BonusTier }
  | { readonly kind: 'missing'; readonly tier: BonusTier; readonly legs: number }

/** The next hint about the bonus; undefined without one. */
export function bonusProgress(
  page: BetPage,
  legs: readonly Leg[],
  bonus: BonusPick | undefined,
  tiers: readonly BonusTier[],
): BonusProgress | undefined {
  if (!hasBonus(page) || legs.length === 0) return undefined
  const offered = tiers.filter(tier => tier.offered)
  const best = offered.findLast(tier => tier.folds <= legs.length)
  const next = offered.find(tier => tier.folds > legs.length)
  if (best && legs.some(leg => isTooLowForBonus(leg.odds))) return { kind: 'low', tier: best }
  if (best && best.folds > (bonus?.folds ?? 0)) return { kind: 'ready', tier: best }
  return next && { kind: 'missing', tier: next, legs: next.folds - legs.length }
}
