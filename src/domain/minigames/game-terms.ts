import { type Won, won } from '../money.ts'
import type { Odds } from '../odds.ts'
import type { Kind, KindMarket, Returns } from './kind.ts'

/** Odds set by operators, by market and pick; all others are the kind's defaults. */
export type SetPrices = Readonly<Record<string, Readonly<Record<string, Odds>>>>

/** One version of a game's settings. Null limits mean that only the limits of the member's level apply. */
export type GameTerms = {
  readonly version: number
  /** Shown in lists and menus. */
  readonly shown: boolean
  /** Has rounds open for betting. */
  readonly open: boolean
  readonly maintenance: boolean
  readonly maintenanceText: string
  /** Betting closes this many seconds before the end of a round (MINI-088). */
  readonly closeSeconds: number
  readonly prices: SetPrices
  /** Virtual sports: payout rate of each market in percent, where it differs from the kind's default. */
  readonly returns: Returns
  readonly stakeMin: Won | null
  readonly stakeMax: Won | null
  readonly payoutMax: Won | null
  /** Maximum payout of the house for one pick of one round. */
  readonly pickPayoutMax: Won | null
}

/** `open` has rounds, `closed` has none for now, `maintenance` has none and shows a text that says why. */
export type GameState = 'open' | 'closed' | 'maintenance'

/** Returns the state of a game. The site's maintenance of minigames applies to all games (handbook 6.3). */
export function gameStateOf(
  { open, maintenance }: Pick<GameTerms, 'open' | 'maintenance'>,
  siteMaintenance: boolean,
): GameState {
  if (maintenance || siteMaintenance) return 'maintenance'
  return open ? 'open' : 'closed'
}

/** A kind's markets with the odds of a game. */
export const pricedMarkets = (
  { markets }: Pick<Kind<unknown>, 'markets'>,
  prices: SetPrices,
): readonly KindMarket[] =>
  markets.map(market => ({
    ...market,
    picks: market.picks.map(pick => ({ ...pick, odds: prices[market.id]?.[pick.id] ?? pick.odds })),
  }))

/**
 * Games that share a draw close together, at the earliest of their closing times, because the built-in
 * beacon covers the bets of all of them.
 */
export const closeSecondsOf = (
  games: readonly { readonly terms: Pick<GameTerms, 'closeSeconds'> }[],
): number => Math.max(...games.map(({ terms }) => terms.closeSeconds))

/** Maximum number of slips of one member on one round (handbook 3.4). */
export const ROUND_SLIPS_MAX = 3

/** Limits of one bet on a minigame (handbook 3.4). */
export type RoundBetLimits = { readonly stakeMin: Won; readonly stakeMax: Won; readonly payoutMax: Won }

/** Returns the limits for a member's level on a game: the stricter of the level's and the game's limits. */
export const roundBetLimits = (
  level: RoundBetLimits,
  game: Pick<GameTerms, 'stakeMin' | 'stakeMax' | 'payoutMax'>,
): RoundBetLimits => ({
  stakeMin: won(Math.max(level.stakeMin, game.stakeMin ?? 0)),
  stakeMax: won(Math.min(level.stakeMax, game.stakeMax ?? level.stakeMax)),
  payoutMax: won(Math.min(level.payoutMax, game.payoutMax ?? level.payoutMax)),
})
