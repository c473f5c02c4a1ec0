import type { FixtureId, LeagueId, LocationId, MarketTypeId, OutcomeId, SportId } from '#domain/ids.ts'
import { type Instant, instant } from '#domain/instant.ts'
import { line } from '#domain/line.ts'
import { odds } from '#domain/odds.ts'
import type {
  FixtureFact,
  FixtureStatus,
  MarketFact,
  OutcomeStatus,
  ResultFact,
  ScoreFact,
  Sheet,
} from '#server/fixtures/fixtures.ts'

/** The moment from which tests count. The test clock starts here. */
export const START = instant(Date.parse('2026-11-21T12:00:00+09:00'))

export const later = (seconds: number): Instant => instant(START + seconds * 1_000)

type FixtureSketch = {
  readonly id?: number
  readonly at?: Instant
  readonly sport?: number
  readonly location?: number
  readonly league?: number
  readonly weight?: number
  readonly home?: string
  readonly away?: string
  readonly startsAt?: Instant
  readonly status?: FixtureStatus
}

const SPORT_NAMES: Record<number, readonly [string, string]> = {
  6046: ['Football', '축구'],
  48242: ['Basketball', '농구'],
  154914: ['Baseball', '야구'],
  687890: ['E-Games', 'e스포츠'],
}

/** Returns a fixture. A test sets only the fields that it is about. Default: football, in an hour. */
export function aFixture(sketch: FixtureSketch = {}): FixtureFact {
  const { id = 1, at = START, sport = 6046, location = 154, league = 100, weight = 0 } = sketch
  const { home = `홈${id}`, away = `원정${id}`, startsAt = later(3_600), status = 'not-started' } = sketch
  const [name, nameKorean] = SPORT_NAMES[sport] ?? [`Sport ${sport}`, `종목${sport}`]
  return {
    kind: 'fixture',
    at,
    fixtureId: id as FixtureId,
    source: 'replay',
    sport: { id: sport as SportId, name, nameKorean },
    location: {
      id: location as LocationId,
      name: `Place ${location}`,
      nameKorean: `지역${location}`,
      flagCode: 'kr',
    },
    league: { id: league as LeagueId, name: `League ${league}`, nameKorean: `리그${league}`, weight },
    home: { name: `Home ${id}`, nameKorean: home },
    away: { name: `Away ${id}`, nameKorean: away },
    startsAt,
    status,
    replayOf: null,
  }
}

type MarketSketch = {
  readonly fixture?: number
  readonly at?: Instant
  readonly type?: number
  /** Hundredths. */
  readonly line?: number
  readonly main?: boolean
  readonly suspended?: boolean
  /** Hundredths, in the order of the picks. */
  readonly odds?: readonly number[]
  readonly status?: OutcomeStatus
}

const PICKS: Record<number, readonly string[]> = {
  1: ['1', 'X', '2'],
  2: ['Over', 'Under'],
  21: ['Over', 'Under'],
  28: ['Over', 'Under'],
}

/** Returns the id that the facts below give an outcome. */
export const outcomeId = (
  fixture: number,
  type: number,
  lineAt: number | undefined,
  pick: string,
): OutcomeId =>
  `${fixture}${String(type).padStart(4, '0')}${String((lineAt ?? 0) + 5_000).padStart(5, '0')}${
    ['1', 'X', '2', 'Over', 'Under'].indexOf(pick) + 1
  }` as OutcomeId

/** Returns a market with its usual picks. Default: 1X2 of fixture 1. */
export function aMarket(sketch: MarketSketch = {}): MarketFact {
  const { fixture = 1, at = START, type = 1, status = 'open' } = sketch
  const picks = PICKS[type] ?? ['1', '2']
  const prices = sketch.odds ?? picks.map((_, index) => 190 + index * 10)
  return {
    kind: 'market',
    at,
    fixtureId: fixture as FixtureId,
    typeId: type as MarketTypeId,
    line: sketch.line === undefined ? null : line(sketch.line),
    ...(sketch.main === undefined ? {} : { main: sketch.main }),
    ...(sketch.suspended === undefined ? {} : { suspended: sketch.suspended }),
    outcomes: picks.flatMap((pick, index) => {
      const price = prices[index]
      const id = outcomeId(fixture, type, sketch.line, pick)
      return price === undefined ? [] : [{ id, pick, odds: odds(price), status }]
    }),
  }
}

export const aScore = (sketch: Partial<ScoreFact> & { readonly fixture?: number } = {}): ScoreFact => {
  const { fixture = 1, ...given } = sketch
  return {
    kind: 'score',
    at: START,
    fixtureId: fixture as FixtureId,
    status: 'live',
    periodCode: 10,
    clockSeconds: 600,
    home: 1,
    away: 0,
    periods: [{ code: 10, home: 1, away: 0 }],
    ...given,
  }
}

export const aResult = (sheet: Sheet, { fixture = 1, at = START } = {}): ResultFact => ({
  kind: 'result',
  at,
  fixtureId: fixture as FixtureId,
  source: 'replay',
  sheet,
})

/** Score sheets of football. */
export const HOME_WIN = { 10: [1, 0], 20: [1, 0], 100: [2, 0] } as const
export const AWAY_WIN = { 10: [0, 1], 20: [0, 1], 100: [0, 2] } as const
export const HOME_BY_ONE = { 10: [1, 0], 20: [1, 1], 100: [2, 1] } as const
