import type { FixtureId, LeagueId, MarketId, MarketTypeId, OutcomeId, SportId } from '../ids.ts'
import type { Instant } from '../instant.ts'
import type { Line } from '../line.ts'
import type { Odds } from '../odds.ts'

/** A picked outcome with all facts that the rules need. Screens add names (`selection.ts`). */
export type Leg = {
  readonly outcomeId: OutcomeId
  readonly marketId: MarketId
  readonly marketTypeId: MarketTypeId
  readonly fixtureId: FixtureId
  readonly sportId: SportId
  readonly leagueId: LeagueId
  readonly startsAt: Instant
  /** The line as offered: handicaps from the home side's view. Undefined when the market has none. */
  readonly line: Line | undefined
  /** The feed's name of the pick: '1', 'X', '2', 'Over', 'Under', 'Odd', … */
  readonly pick: string
  /** The odds in force (FIELD-021), frozen when the bet is accepted. */
  readonly odds: Odds
  readonly version: number
}

/**
 * A bonus selection (보너스 배당): multiplies the odds when there are `folds` real legs. It is no fixture; on
 * the wire it is fixture -1, market -1 (handbook 1.6).
 */
export type BonusPick = {
  readonly outcomeId: OutcomeId
  /** Required number of real legs: 3 in "3폴더". */
  readonly folds: number
  readonly odds: Odds
  readonly version: number
}
