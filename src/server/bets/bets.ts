/** The front door of bets: all that other folders may use. */
export { betAccepted, betCancelled, memberBalance } from './bet-news.ts'
export type { BetOrder, Claim, RequestKey } from './bet-order.ts'
export type { CancelledBet } from './cancel-for-member.ts'
export type { ExposureRow } from './exposure.sql.ts'
export { openInplayBetting } from './inplay-betting.ts'
export { betAnswered, betWaiting } from './inplay-news.ts'
export { type LateBy, markLateLegs } from './mark-late-legs.sql.ts'
export { type Bets, openBets } from './open-bets.ts'
export type { EndedByHand } from './overdue/end-by-hand.ts'
export type { OverdueBet } from './overdue/overdue-bets.sql.ts'
export { readOverdueBets } from './overdue/watch-overdue.ts'
export { type Betting, openBetting } from './place-bet.ts'
export { exposureReader, type ReadExposures } from './read-exposures.ts'
export { previewReopened, reopenLegs } from './reopen-legs.sql.ts'
export {
  type BetPlace,
  type BettedOutcome,
  type LegStretch,
  listBettedOutcomes,
  type StretchNews,
  settleBets,
} from './settle-bets.sql.ts'
export { type PreviewRow, previewSettlement } from './settle-preview.sql.ts'
export { listSlipNames, type SlipName } from './slip-names.sql.ts'
