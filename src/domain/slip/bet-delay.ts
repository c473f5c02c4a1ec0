import type { SportId } from '../ids.ts'
import { type LiveBettingTimeKey, sportOf } from '../sports/sports.ts'

/** The longest delay that an operator may set. */
export const BET_DELAY_SECONDS_MAX = 60

/** Seconds that an in-play bet waits, by sport: the setting liveBettingTime (FIELD-015). */
export type LiveBettingTime = Readonly<Record<LiveBettingTimeKey, number>>

/** The delay of a bet: the longest of its legs' sports (handbook 2.4); 0 waits for nothing. */
export const betDelaySeconds = (sports: readonly SportId[], seconds: LiveBettingTime): number =>
  Math.max(0, ...sports.map(id => seconds[sportOf(id).liveBettingTime]))

/** In-play bets of one member that may wait at a time. */
export const WAITING_BETS_MAX = 10
