import type { FixtureId, LeagueId, MarketId, MarketTypeId, OutcomeId, SportId } from '#domain/ids.ts'
import { instant } from '#domain/instant.ts'
import { type Line, line } from '#domain/line.ts'
import { odds } from '#domain/odds.ts'
import type { BonusPick, Leg } from '#domain/slip/leg.ts'
import { FOOTBALL } from '#domain/sports/sports.ts'

/** Feed ids of the markets that tests pick from. */
export const marketTypes = {
  winDrawLose: 1,
  underOver: 2,
  handicap: 3,
  oddEven: 5,
  correctScore: 6,
  winLose: 52,
  firstHalfUnderOver: 21,
} as const

export type LegSketch = {
  readonly fixture?: number
  readonly market?: keyof typeof marketTypes
  readonly pick?: string
  /** Hundredths. */
  readonly odds?: number
  /** Hundredths. */
  readonly line?: number
  readonly sport?: SportId
  readonly version?: number
  readonly outcome?: string
}

/** Returns a leg. A test sets only the fields that it is about; ids follow from fixture, market, line and pick. */
export function aLeg(sketch: LegSketch = {}): Leg {
  const { fixture = 1, market = 'winDrawLose', pick = '1', sport = FOOTBALL, version = 1 } = sketch
  const marketId = `${fixture}/${marketTypes[market]}/${sketch.line ?? '-'}`
  const at: Line | undefined = sketch.line === undefined ? undefined : line(sketch.line)
  return {
    outcomeId: (sketch.outcome ?? `${marketId}/${pick}`) as OutcomeId,
    marketId: marketId as MarketId,
    marketTypeId: marketTypes[market] as MarketTypeId,
    fixtureId: fixture as FixtureId,
    sportId: sport,
    leagueId: 1 as LeagueId,
    startsAt: instant(Date.UTC(2026, 7, 14, 10, 30)),
    line: at,
    pick,
    odds: odds(sketch.odds ?? 200),
    version,
  }
}

/** Returns this many legs of different fixtures at the same odds. */
export const legsAt = (count: number, hundredths = 200): readonly Leg[] =>
  Array.from({ length: count }, (_, index) => aLeg({ fixture: index + 1, odds: hundredths }))

export const aBonus = (folds: number, hundredths = 100 + folds): BonusPick => ({
  outcomeId: `bonus/${folds}` as OutcomeId,
  folds,
  odds: odds(hundredths),
  version: 1,
})
