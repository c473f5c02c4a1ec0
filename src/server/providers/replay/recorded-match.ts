import type { Instant } from '#domain/instant.ts'
import type { Line } from '#domain/line.ts'
import type { Odds } from '#domain/odds.ts'
import type { League } from './sources/leagues.ts'

/** A match that was really played: teams, time, historical prices, score. Nothing is invented. */
export interface RecordedMatch {
  /** Identifies the match in all files: league, day and teams. */
  readonly key: string
  /** The source, as named in docs/data-origin.md. */
  readonly origin: string
  readonly league: League
  readonly home: Participant
  readonly away: Participant
  readonly kickOff: Instant
  /** Some sources only have the day; `kickOff` is then the start of that day in UTC. */
  readonly kickOffKnownTo: 'minute' | 'day'
  readonly markets: readonly RecordedMarket[]
  readonly scores: readonly RecordedScore[]
}

export interface Participant {
  /** The name as the source writes it. */
  readonly name: string
  /** The Korean name; the source's name if unknown. */
  readonly koreanName: string
}

export interface RecordedMarket {
  /** Feed id of the market type: 1 is 1X2, 2 under/over, 3 handicap. */
  readonly marketTypeId: number
  /** From the home side's view for handicaps. Absent for a market without a line. */
  readonly line?: Line
  readonly outcomes: readonly RecordedOutcome[]
  /** True if a price was derived from others instead of recorded. */
  readonly derived?: boolean
}

/** Average prices of the source, including its margin. Equal if only one time was recorded. */
export interface RecordedOutcome {
  /** The feed's name: `1`, `X`, `2`, `Over`, `Under`. */
  readonly pick: string
  readonly opening: Odds
  readonly closing: Odds
}

/** Score of one period, or of the whole match, by period code (handbook 2.6). */
export interface RecordedScore {
  readonly code: number
  readonly home: number
  readonly away: number
}

/** A row of a source that was rejected, and why. */
export interface RejectedRow {
  readonly file: string
  readonly line: number
  readonly why: string
}

/** Result of importing one file. */
export interface ImportedFile {
  readonly matches: readonly RecordedMatch[]
  readonly rejected: readonly RejectedRow[]
}

const DAY_TEXT_LENGTH = 'yyyy-mm-dd'.length

/** Key of a match: its league, UTC day and teams. */
export function matchKey(leagueCode: string, kickOff: Instant, home: string, away: string): string {
  const day = new Date(kickOff).toISOString().slice(0, DAY_TEXT_LENGTH)
  return `${leagueCode}|${day}|${home}|${away}`
}

/** The final score, with the widest code that the source has. */
export function finalScore(match: RecordedMatch): RecordedScore {
  const widest = match.scores.reduce((best, score) => (score.code > best.code ? score : best))
  return widest
}

/** "file:line: why", one line of a report. */
export const describeRejection = (row: RejectedRow): string => `${row.file}:${row.line}: ${row.why}`
