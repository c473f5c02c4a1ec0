import type { SportId } from '../ids.ts'
import type { FirstEvent, Side } from '../markets/market-rule.ts'
import { accept, type Result, refuse } from '../result.ts'
import { FULL_TIME } from '../sports/period-codes.ts'

export type Score = { readonly home: number; readonly away: number }

/** Status of the match (handbook 1.13). */
export type SheetStatus =
  | 'not-started'
  | 'about-to-start'
  | 'live'
  | 'finished'
  | 'cancelled'
  | 'postponed'
  | 'interrupted'
  | 'abandoned'
  | 'coverage-lost'

/** The score within one period (codes of handbook 2.6). */
export type PeriodScore = Score & {
  readonly code: number
  readonly finished: boolean
  /** Baseball: the home side did not bat in this inning. */
  readonly homeUnbatted?: true
}

/** Incidents in addition to the score, as far as the source has them. */
export type Incidents = {
  /** Scorers in order; complete when given. */
  readonly scoringOrder?: readonly Side[]
  readonly firstGoal?: Side
  readonly lastGoal?: Side
  /** Corners by period code; 100 is the whole match. */
  readonly corners?: readonly PeriodScore[]
  /** Cards by period code. A red card counts as two; a second yellow before it is not counted again. */
  readonly cards?: readonly PeriodScore[]
  /** Kills (rounds) by map. */
  readonly kills?: readonly PeriodScore[]
  /** The side that did something first; `none` when neither did. Keys: the event, or event:map ("kill:1"). */
  readonly firsts?: Readonly<Partial<Record<FirstEvent | `${FirstEvent}:${number}`, Side | 'none'>>>
}

/**
 * All data that a match is graded by (handbook 1.12). `totals` are the scores after regulation (100),
 * after overtime (101) and after penalties (102); a missing one equals the previous one.
 */
export type ScoreSheet = {
  readonly sportId: SportId
  readonly status: SheetStatus
  readonly periods: readonly PeriodScore[]
  readonly totals: { readonly 100?: Score; readonly 101?: Score; readonly 102?: Score }
  readonly incidents?: Incidents
  /** Baseball: ended early by a mercy rule, so the score at the stop counts for totals too. */
  readonly mercyRule?: true
  /** The side that retired or was disqualified (tennis and similar). */
  readonly retired?: Side
  /** A walk-over: the match was not played, and every market of it is void (handbook 1.9). */
  readonly walkover?: true
  /** Baseball: the length that the match was scheduled for, where it is not that of the sport (double headers of seven). */
  readonly scheduledInnings?: number
}

export type SheetFault = { readonly code: 'SHEET_MALFORMED'; readonly detail: string }

/** Period code to [home, away]. Home is null in a baseball inning in which it did not bat. */
export type ScoresByCode = Readonly<Record<string, readonly [home: number | null, away: number | null]>>

/** Builds a sheet from scores by period code. All periods count as finished unless the match is live. */
export function scoreSheet(match: {
  readonly sportId: SportId
  readonly scores: ScoresByCode
  readonly status?: SheetStatus
  /** The current period of a live match. */
  readonly runningCode?: number
}): ScoreSheet {
  const status = match.status ?? 'finished'
  const periods: PeriodScore[] = []
  const totals: { 100?: Score; 101?: Score; 102?: Score } = {}
  for (const [key, [home, away]] of Object.entries(match.scores)) {
    const code = Number(key)
    const score = { home: home ?? 0, away: away ?? 0 }
    if (code === 100 || code === 101 || code === 102) totals[code] = score
    else
      periods.push({
        code,
        ...score,
        finished: code !== match.runningCode,
        ...(home === null && { homeUnbatted: true as const }),
      })
  }
  return { sportId: match.sportId, status, periods: periods.toSorted((a, b) => a.code - b.code), totals }
}

/** Returns a reported score by period code, with its total as full time unless its periods include a total. */
export function scoresByCode({
  home,
  away,
  periods,
}: Score & { readonly periods: readonly (Score & { readonly code: number })[] }): ScoresByCode {
  const scores: ScoresByCode = Object.fromEntries(
    periods.map(period => [period.code, [period.home, period.away]]),
  )
  return periods.some(({ code }) => code >= FULL_TIME) ? scores : { ...scores, [FULL_TIME]: [home, away] }
}

/** Parses scores by period code from JSON. Refuses anything but pairs of whole numbers from 0. */
export function readScoresByCode(json: unknown): Result<ScoresByCode, SheetFault> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return malformed('the sheet is not an object of period codes')
  }
  const scores: Record<string, readonly [number | null, number | null]> = {}
  for (const [code, pair] of Object.entries(json)) {
    if (!/^-?\d{1,3}$/.test(code)) return malformed(`"${code}" is no period code`)
    if (!Array.isArray(pair) || pair.length !== 2) return malformed(`period ${code} is not [home, away]`)
    const [home, away] = pair.map(readPoints)
    if (home === undefined || away === undefined) return malformed(`period ${code} holds no whole scores`)
    scores[code] = [home, away]
  }
  return Object.keys(scores).length > 0 ? accept(scores) : malformed('the sheet is empty')
}

/** Parses a score; null for a half inning that was not played ("x" on scoreboards). */
function readPoints(value: unknown): number | null | undefined {
  if (value === null || value === 'x' || value === 'X') return null
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value < 100_000
    ? value
    : undefined
}

const malformed = (detail: string) => refuse({ code: 'SHEET_MALFORMED', detail } as const)
