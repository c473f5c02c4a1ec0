/** Public interface of communication between members and operators. */

export { boardChanged } from './boards/board-news.ts'
export { countWrittenPosts } from './boards/posts.sql.ts'
export { customerQueueChanged } from './customer/customer-news.ts'
export { type QuestionRow, queueList } from './customer/questions.sql.ts'
export { unreadChanged } from './message-news.ts'
export { type Community, openCommunity } from './open-community.ts'
export { tellAccountChange } from './tell-account-change.ts'
export { tellCancelled } from './tell-cancelled.ts'
export { tellEndedByHand } from './tell-ended-by-hand.ts'
export { tellLevelRise } from './tell-level-rise.ts'
export { tellResettled } from './tell-resettled.ts'
export { tellReversedDeposit } from './tell-reversed-deposit.ts'
