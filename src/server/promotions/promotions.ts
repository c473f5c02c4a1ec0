/** The front door of promotions: what members are given beside their bets, always in points (handbook 5.6). */

export { publishFirstPrizes } from './coin-event/publish-prizes.ts'
export { publishEvents } from './events/publish-events.ts'
export type { GiftRefusal } from './gift-refusal.ts'
export { giveCoins } from './give-coins.ts'
export {
  readBonusOptions,
  settleBonus,
  takeBackBonus,
} from './deposit-bonuses/deposit-bonuses.ts'
export { givePoints } from './give-points.ts'
export { publishMilestones } from './milestones/publish-milestones.ts'
export { openPromotions, type Promotions } from './open-promotions.ts'
export type { LevelRise } from './levels/raise-levels.ts'
export { pointsChanged } from './points-news.ts'
export { publishFirstQuests } from './quests/publish-quests.ts'
