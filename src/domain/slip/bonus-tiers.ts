import { formatOdds, ODDS_MIN, type Odds, odds } from '../odds.ts'
import { type BonusTier, bonusTiers } from './bonus.ts'

/** A bonus multiplies whatever was picked: a slip of the key would cost the house dearly. */
export const BONUS_ODDS_MAX = odds(150)

/** Why tiers can't be meant, in Korean: each number of folds once, and more folds never for less. */
export function tiersFault(tiers: readonly BonusTier[]): string | undefined {
  const folds = tiers.map(tier => tier.folds)
  if (folds.length !== bonusTiers.length || bonusTiers.some((tier, at) => tier.folds !== folds[at]))
    return '보너스는 3폴더부터 7폴더까지 하나씩 정할 수 있습니다.'
  if (tiers.some(tier => tier.odds < ODDS_MIN || tier.odds > BONUS_ODDS_MAX))
    return `보너스 배당은 ${formatOdds(ODDS_MIN)}부터 ${formatOdds(BONUS_ODDS_MAX)}까지 정할 수 있습니다.`
  const offered = tiers.filter(tier => tier.offered)
  const falls = offered.some((tier, at) => tier.odds < (offered[at - 1]?.odds ?? 0))
  return falls ? '폴더가 많은 보너스의 배당이 더 적은 폴더의 배당보다 낮을 수 없습니다.' : undefined
}

const bestOf = (tiers: readonly BonusTier[], folds: number): Odds | number =>
  Math.max(0, ...tiers.filter(tier => tier.offered && tier.folds <= folds).map(tier => tier.odds))

/** Whether some number of picks earns more than before. */
export const isBonusRaised = (was: readonly BonusTier[], is: readonly BonusTier[]): boolean =>
  is.some(({ folds }) => bestOf(is, folds) > bestOf(was, folds))
