/** The front door of bets: all that other folders may use. */
export { betAccepted, memberBalance } from './bet-news.ts'
export type { BetOrder, Claim } from './bet-order.ts'
export type { BetReceipt, BetRefusal } from './bet-refusal.ts'
export { type Bets, openBets } from './open-bets.ts'
export { type Betting, openBetting } from './place-bet.ts'
export {
  type BettedOutcome,
  listBettedOutcomes,
  type SettledStretch,
  type StretchNews,
  settleBets,
} from './settle-bets.sql.ts'
