import { type BetPage, limitKind } from '../markets/bet-page.ts'
import { type Won, won } from '../money.ts'
import { type Odds, odds } from '../odds.ts'

/** One set of limits (the spec's minBetAmount, maxBetAmount, maxWinAmount, maxBetPercent). */
export type BetLimits = {
  readonly stakeMin: Won
  readonly stakeMax: Won
  /** Stake included (handbook 1.7). */
  readonly winningsMax: Won
  readonly totalOddsMax: Odds
}

/** The limits of one member level (FIELD-005 to FIELD-008). */
export type LevelSetting = {
  readonly level: number
  readonly general: BetLimits
  readonly live: BetLimits
  readonly special: BetLimits
}

/** In force before level data loads and for a level without a setting (LIMIT-001 to LIMIT-005). */
const defaultLimits: BetLimits = {
  stakeMin: won(5_000),
  stakeMax: won(50_000_000),
  winningsMax: won(3_000_000),
  totalOddsMax: odds(10_00),
}

/**
 * The proto page's limits while the site has none of its own: 5,000 for each, literally, so that no bet fits. A site
 * ships with limits of its own: a row of the table `setting` (LIMIT-006, LIMIT-007).
 */
export const literalProtoLimits: BetLimits = {
  stakeMin: won(5_000),
  stakeMax: won(5_000),
  winningsMax: won(5_000),
  totalOddsMax: odds(5_000_00),
}

const tendencyCaps: Readonly<Record<number, Odds>> = { 36: odds(20_00), 37: odds(30_00), 38: odds(40_00) }

/** The most total odds of a member with this tendency; undefined for every other tendency (ROLE-010 to ROLE-013). */
const tendencyOddsMax = (tendency: number): Odds | undefined => tendencyCaps[tendency]

/** The setting whose level equals the member's, whatever its place in the list (LIMIT-020). */
export function findLevelSetting(settings: readonly LevelSetting[], level: number): LevelSetting | undefined {
  for (const setting of settings) if (setting.level === level) return setting
  return undefined
}

export type LimitQuestion = {
  readonly page: BetPage
  /** Undefined before level data loads or when the level has none. */
  readonly setting: LevelSetting | undefined
  readonly tendency: number
  readonly proto?: BetLimits
}

/**
 * The limits in force for a member on a page. A tendency's cap replaces the level's odds on general pages; on
 * proto the lower of both holds (LIMIT-007); live and special pages know no tendency (ROLE-014).
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

/** Most winnings of all open bets that share one pick (축벳상한): 1.5 times the maximum (handbook 1.5). */
export const axisWinningsMax = (winningsMax: Won): Won => won(winningsMax + Math.floor(winningsMax / 2))
