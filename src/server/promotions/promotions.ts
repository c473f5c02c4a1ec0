/**
 * Public interface of promotions: what members are given in addition to their bets, always in points (handbook 5.6).
 */

export { publishFirstPrizes } from './coin-event/publish-prizes.ts'
export { openFreeStakes } from './coupons/free-stakes.ts'
export { publishCoupons } from './coupons/publish-coupons.ts'
export {
  readBonusOptions,
  settleBonus,
  takeBackBonus,
} from './deposit-bonuses/deposit-bonuses.ts'
export { publishEvents } from './events/publish-events.ts'
export type { GiftRefusal } from './gift-refusal.ts'
export { giveCoins } from './give-coins.ts'
export { givePoints } from './give-points.ts'
export { putByHand } from './levels/level-switch.sql.ts'
export type { LevelRise } from './levels/raise-levels.ts'
export { publishMilestones } from './milestones/publish-milestones.ts'
export { openPromotions, type Promotions } from './open-promotions.ts'
export { pointsChanged } from './points-news.ts'
export { publishFirstQuests } from './quests/publish-quests.ts'
export { publishTournaments } from './tournaments/publish-tournaments.ts'
export { standingsChanged } from './tournaments/tournament-news.ts'
