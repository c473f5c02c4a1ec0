/**
 * Public interface of promotions: what members are given in addition to their bets, always in points (handbook 5.6).
 */

export { openFreeStakes } from './coupons/free-stakes.ts'
export { readBonusOptions, settleBonus, takeBackBonus } from './deposit-bonuses/deposit-bonuses.ts'
export type { GiftRefusal } from './gift-refusal.ts'
export { giveCoins } from './give-coins.ts'
export { givePoints } from './give-points.ts'
export type { LevelRise } from './levels/raise-levels.ts'
export { openPromotions, type Promotions } from './open-promotions.ts'
export { pointsChanged } from './points-news.ts'
export { standingsChanged } from './tournaments/tournament-news.ts'
