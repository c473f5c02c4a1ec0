/** What play data needs of promotions besides its public interface. */

export { publishFirstPrizes } from './coin-event/publish-prizes.ts'
export { publishCoupons } from './coupons/publish-coupons.ts'
export { publishEvents } from './events/publish-events.ts'
export { putByHand } from './levels/level-switch.sql.ts'
export { publishMilestones } from './milestones/publish-milestones.ts'
export { publishFirstQuests } from './quests/publish-quests.ts'
export { publishTournaments } from './tournaments/publish-tournaments.ts'
