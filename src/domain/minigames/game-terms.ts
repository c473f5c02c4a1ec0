import { type Won, won } from '../money.ts'
import type { Odds } from '../odds.ts'
import type { Kind, KindMarket, Returns } from './kind.ts'

/** Prices that operators have set, by market and pick; all others are the kind's own. */
export type SetPrices = Readonly<Record<string, Readonly<Record<string, Odds>>>>

/** What operators decide of a game, in one of its versions. Null: no limit beside those of the member's level. */
export type GameTerms = {
  readonly version: number
  /** Stands in lists and menus. */
  readonly shown: boolean
  /** Has rounds that can be bet on. */
  readonly open: boolean
  readonly maintenance: boolean
  readonly maintenanceText: string
  /** Before the end of a round, betting closes (MINI-088). */
  readonly closeSeconds: number
  readonly prices: SetPrices
  /** Of virtual sports: what each market pays back in percent, where it is not the kind's own. */
  readonly returns: Returns
  readonly stakeMin: Won | null
  readonly stakeMax: Won | null
  readonly payoutMax: Won | null
  /** What the house pays at most for one pick of one round. */
  readonly pickPayoutMax: Won | null
}

/** `open` has rounds, `closed` has none for now, `maintenance` none and a text that says why. */
export type GameState = 'open' | 'closed' | 'maintenance'

/** How a game stands; the site's own maintenance of minigames counts for all of them (handbook 6.3). */
export function gameStateOf(
  { open, maintenance }: Pick<GameTerms, 'open' | 'maintenance'>,
  siteMaintenance: boolean,
): GameState {
  if (maintenance || siteMaintenance) return 'maintenance'
  return open ? 'open' : 'closed'
}

/** A kind's markets at the prices of a game. */
export const pricedMarkets = (
  { markets }: Pick<Kind<unknown>, 'markets'>,
  prices: SetPrices,
): readonly KindMarket[] =>
  markets.map(market => ({
    ...market,
    picks: market.picks.map(pick => ({ ...pick, odds: prices[market.id]?.[pick.id] ?? pick.odds })),
  }))

/**
 * Games that share a draw close together, since the built-in beacon is fixed over the bets of all of them: at the earliest
 * of their closings.
 */
export const closeSecondsOf = (
  games: readonly { readonly terms: Pick<GameTerms, 'closeSeconds'> }[],
): number => Math.max(...games.map(({ terms }) => terms.closeSeconds))

/** Slips of one member on one round (handbook 3.4). */
export const ROUND_SLIPS_MAX = 3

/** What one bet on a minigame may be (handbook 3.4). */
export type RoundBetLimits = { readonly stakeMin: Won; readonly stakeMax: Won; readonly payoutMax: Won }

/** What a member of a level may bet on a game: the narrower of the level's limits and of the game's. */
export const roundBetLimits = (
  level: RoundBetLimits,
  game: Pick<GameTerms, 'stakeMin' | 'stakeMax' | 'payoutMax'>,
): RoundBetLimits => ({
  stakeMin: won(Math.max(level.stakeMin, game.stakeMin ?? 0)),
  stakeMax: won(Math.min(level.stakeMax, game.stakeMax ?? level.stakeMax)),
  payoutMax: won(Math.min(level.payoutMax, game.payoutMax ?? level.payoutMax)),
})
