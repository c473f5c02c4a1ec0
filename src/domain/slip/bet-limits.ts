import { type BetPage, limitKind } from '../markets/bet-page.ts'
import { type Won, won } from '../money.ts'
import { type Odds, odds } from '../odds.ts'

/** A set of limits (the spec's minBetAmount, maxBetAmount, maxWinAmount, maxBetPercent). */
export type BetLimits = {
  readonly stakeMin: Won
  readonly stakeMax: Won
  /** Includes the stake (handbook 1.7). */
  readonly winningsMax: Won
  readonly totalOddsMax: Odds
}

/** Limits of a member level (FIELD-005 to FIELD-008). */
export type LevelSetting = {
  readonly level: number
  readonly general: BetLimits
  readonly live: BetLimits
  readonly special: BetLimits
}

/** Limits before the level data is loaded and for a level without a setting (LIMIT-001 to LIMIT-005). */
const defaultLimits: BetLimits = {
  stakeMin: won(5_000),
  stakeMax: won(50_000_000),
  winningsMax: won(3_000_000),
  totalOddsMax: odds(10_00),
}

/**
 * Limits of the proto page when the site has none: 5,000 for each, as specified, so that no bet fits.
 * Sites are shipped with a row of the table `setting` that has real limits (LIMIT-006, LIMIT-007).
 */
export const literalProtoLimits: BetLimits = {
  stakeMin: won(5_000),
  stakeMax: won(5_000),
  winningsMax: won(5_000),
  totalOddsMax: odds(5_000_00),
}

const tendencyCaps: Readonly<Record<number, Odds>> = { 36: odds(20_00), 37: odds(30_00), 38: odds(40_00) }

/**
 * Maximum total odds of a member with this tendency; undefined for other tendencies (ROLE-010 to
 * ROLE-013).
 */
const tendencyOddsMax = (tendency: number): Odds | undefined => tendencyCaps[tendency]

/** The setting of the member's level, at any position of the list (LIMIT-020). */
export function findLevelSetting(settings: readonly LevelSetting[], level: number): LevelSetting | undefined {
  for (const setting of settings) if (setting.level === level) return setting
  return undefined
}

export type LimitQuestion = {
  readonly page: BetPage
  /** Undefined before the level data is loaded, or when the level has no setting. */
  readonly setting: LevelSetting | undefined
  readonly tendency: number
  readonly proto?: BetLimits
}

/**
 * Returns the limits in force for a member on a page. A tendency's cap replaces the level's odds on
 * general pages; on proto the lower of both applies (LIMIT-007); live and special pages ignore the
 * tendency (ROLE-014).
 */
export function limitsInForce({
  page,
  setting,
  tendency,
  proto = literalProtoLimits,
}: LimitQuestion): BetLimits {
  const kind = limitKind(page)
  if (kind === 'live' || kind === 'special') return setting?.[kind] ?? defaultLimits
  const cap = tendencyOddsMax(tendency)
  if (kind === 'proto') {
    return cap !== undefined && cap < proto.totalOddsMax ? { ...proto, totalOddsMax: cap } : proto
  }
  const limits = setting?.general ?? defaultLimits
  return cap === undefined ? limits : { ...limits, totalOddsMax: cap }
}

/** Maximum winnings of all open bets that share a pick (축벳상한): 1.5 times the maximum (handbook 1.5). */
export const axisWinningsMax = (winningsMax: Won): Won => won(winningsMax + Math.floor(winningsMax / 2))
