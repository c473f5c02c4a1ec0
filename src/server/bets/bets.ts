/** Public interface of bets: everything that other folders may import. */
export type { BetAnswer, BetRefusal } from './bet-answer.ts'
export { openBetDoor } from './bet-door.ts'
export { betAccepted, betCancelled, memberBalance } from './bet-news.ts'
export type { BetRequest, Claim, RequestHead, RequestKey } from './bet-request.ts'
export type { AcceptedBet, BetKind, JudgedHead, Picks } from './booking/bet-kind.ts'
export { inBatches } from './booking/book-alone.ts'
export { createBookingQueue } from './booking/booking-queue.ts'
export type { BettingMember, EnteredBatch } from './booking/enter-batch.ts'
export type { Gates } from './booking/gates.ts'
export {
  allPlaced,
  openPlacing,
  type Placing,
  type PlacingDeps,
  type PlacingFigures,
  type PlacingSizes,
} from './booking/placing.ts'
export type { CancelledBet } from './cancelling/cancel-for-member.ts'
export { leftText } from './cancelling/cancel-many.ts'
export { outcomeKnown, outcomesKnown } from './cancelling/outcome-known.ts'
export { hasBetsOn } from './exposure/bets-on-fixture.sql.ts'
export type { ExposureRow } from './exposure/exposure.sql.ts'
export { exposureReader, type ReadExposures } from './exposure/read-exposures.ts'
export type { FreeStakes } from './free/free-stake.ts'
export { findBets, listBets, type ToldBet } from './history/bet-history.ts'
export { listMoneyChanges } from './history/money-changes.ts'
export { hasOpenBets } from './history/own-bets.sql.ts'
export { wireBet } from './history/wire-bet.ts'
export { findRoundSlipText } from './history/wire-round-leg.ts'
export { openInplayBetting } from './in-play/inplay-betting.ts'
export { betAnswered, betWaiting } from './in-play/inplay-news.ts'
export type { EndedByHand } from './in-play/overdue/end-by-hand.ts'
export type { OverdueBet } from './in-play/overdue/overdue-bets.sql.ts'
export { readOverdueBets } from './in-play/overdue/watch-overdue.ts'
export { type Bets, openBets } from './open-bets.ts'
export { type Asking, badInput, type Reading, readRequestHead } from './read-request-head.ts'
export { endedBetsLeft } from './record/ended-bets.sql.ts'
export {
  type EndedWork,
  followEndedBets,
  followNextEnded,
  orderEndedBets,
} from './record/follow-ended-bets.ts'
export { refusalOfKind } from './refusal-of-kind.ts'
export { type LateBy, markLateLegs } from './settling/mark-late-legs.sql.ts'
export { reopenLegs } from './settling/reopen-legs.sql.ts'
export {
  type BetPlace,
  type BettedOutcome,
  type LegStretch,
  listBettedOutcomes,
  type StretchNews,
  settleBets,
} from './settling/settle-bets.sql.ts'
export { type PreviewRow, previewReopened, previewSettlement } from './settling/settle-preview.sql.ts'
export { type Betting, openBetting } from './sports/betting.ts'
export { wireId } from './sports/odds-change-item.ts'
export { listSlipNames, type SlipName } from './sports/slip-names.sql.ts'
