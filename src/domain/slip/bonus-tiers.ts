import { formatOdds, ODDS_MIN, type Odds, odds } from '../odds.ts'
import { type BonusTier, bonusTiers } from './bonus.ts'

/** Maximum bonus odds. A bonus multiplies any slip, so a typing error would be expensive. */
const BONUS_ODDS_MAX = odds(150)

/**
 * Returns why tiers are invalid, in Korean: each number of folds occurs once, and more folds never get
 * lower odds.
 */
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

/** True when any number of picks gets a higher bonus than before. */
export const isBonusRaised = (was: readonly BonusTier[], is: readonly BonusTier[]): boolean =>
  is.some(({ folds }) => bestOf(is, folds) > bestOf(was, folds))
