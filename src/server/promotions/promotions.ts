/** The front door of promotions: what members are given beside their bets, always in points (handbook 5.6). */

export { publishEvents } from './events/publish-events.ts'
export { type GiftRefusal, givePoints } from './give-points.ts'
export { publishMilestones } from './milestones/publish-milestones.ts'
export { openPromotions, type Promotions } from './open-promotions.ts'
export { pointsChanged } from './points-news.ts'
