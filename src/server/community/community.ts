/** The front door of what members and operators have to say to each other. */
export { unreadChanged } from './message-news.ts'
export { type Community, openCommunity } from './open-community.ts'
export { publishPopups } from './popups/read-popups.ts'
export { tellAccountChange } from './tell-account-change.ts'
export { tellCancelled } from './tell-cancelled.ts'
export { tellEndedByHand } from './tell-ended-by-hand.ts'
export { tellResettled } from './tell-resettled.ts'
export { welcomeMembers } from './welcome-message.ts'
