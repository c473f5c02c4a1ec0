import type { BetTerms } from '#contract/bets/bet-terms.ts'
import type { SportId } from '#domain/ids.ts'
import type { BonusTier } from '#domain/slip/bonus.ts'
import { type CrossRules, crossPairs } from '#domain/slip/cross-rules.ts'
import type { SiteSettings } from '../site-settings.ts'
import { readOdds, wireFlag } from '../wire-settings.ts'

/** The betting terms in the spec's names; odds are a factor. */
export const wireTerms = ({ crossRules, bonusTiers }: SiteSettings): BetTerms => ({
  crossRules: wireCross(crossRules),
  bonusTiers: bonusTiers.map(wireTier),
})

export const wireCross = ({ sports, others, ...bounds }: CrossRules): BetTerms['crossRules'] => ({
  ...bounds,
  sports: sports.map(({ sportId, pairs }) => ({ sportId, pairs: [...pairs] })),
  others: [...others],
})

export const wireTier = ({ folds, odds, offered }: BonusTier): BetTerms['bonusTiers'][number] => ({
  folds,
  betPrice: odds / 100,
  useFlag: wireFlag(offered),
})

/** Sorts the pairs, so that equal rules compare equal. */
export const readCross = ({ sports, others, ...bounds }: BetTerms['crossRules']): CrossRules => ({
  sports: sports.map(({ sportId, pairs }) => ({ sportId: sportId as SportId, pairs: inOrder(pairs) })),
  others: inOrder(others),
  ...bounds,
})

const inOrder = (pairs: BetTerms['crossRules']['others']) => crossPairs.filter(pair => pairs.includes(pair))

export const readTier = ({ folds, betPrice, useFlag }: BetTerms['bonusTiers'][number]): BonusTier => ({
  folds,
  odds: readOdds(betPrice),
  offered: useFlag === 1,
})
