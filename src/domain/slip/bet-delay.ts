import type { SportId } from '../ids.ts'
import { type LiveBettingTimeKey, sportOf } from '../sports/sports.ts'

/** Maximum delay that an operator can set. */
export const BET_DELAY_SECONDS_MAX = 60

/** Delay of in-play bets in seconds, by sport: the setting liveBettingTime (FIELD-015). */
export type LiveBettingTime = Readonly<Record<LiveBettingTimeKey, number>>

/** Delay of a bet: the longest of its legs' sports (handbook 2.4); 0 means none. */
export const betDelaySeconds = (sports: readonly SportId[], seconds: LiveBettingTime): number =>
  Math.max(0, ...sports.map(id => seconds[sportOf(id).liveBettingTime]))

/** Maximum number of pending in-play bets of one member. */
export const WAITING_BETS_MAX = 10
