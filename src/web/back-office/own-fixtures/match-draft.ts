import { noCells, type OwnCells, ownTable } from '#domain/own-fixtures/own-columns.ts'
import { hasDraw, OWN_MARKET_LINES_MAX } from '#domain/own-fixtures/own-match.ts'
import { readSport } from '#domain/own-fixtures/read-own-matches.ts'

/** A handicap or total as typed: its line, and the price of each side. */
export type LinedDraft = { readonly line: string; readonly first: string; readonly second: string }

/** A match as typed. */
export type MatchDraft = {
  readonly sport: string
  readonly league: string
  readonly country: string
  readonly home: string
  readonly away: string
  readonly day: string
  readonly time: string
  readonly homeWin: string
  readonly draw: string
  readonly awayWin: string
  readonly handicaps: readonly LinedDraft[]
  readonly totals: readonly LinedDraft[]
}

export const noLine: LinedDraft = { line: '', first: '', second: '' }

export const noMatch: MatchDraft = {
  sport: '축구',
  league: '',
  country: '',
  home: '',
  away: '',
  day: '',
  time: '',
  homeWin: '',
  draw: '',
  awayWin: '',
  handicaps: [noLine],
  totals: [noLine],
}

/** True if the draft's sport has a draw. */
export function asksDraw({ sport }: MatchDraft): boolean {
  const known = readSport(sport)
  return known !== undefined && hasDraw(known.id)
}

export const mayAddLine = (lines: readonly LinedDraft[]): boolean => lines.length < OWN_MARKET_LINES_MAX

/** True if all fields that identify the match are filled in. */
export const isNamed = ({ league, home, away, day, time }: MatchDraft): boolean =>
  [league, home, away, day, time].every(text => text.trim() !== '')

const isFilled = ({ line, first, second }: LinedDraft): boolean => `${line}${first}${second}`.trim() !== ''

/** The match as a table: its first line, and one for each further line of its markets. */
export function tableOf(draft: MatchDraft): string {
  const { sport, league, country, home, away, day, time, homeWin, draw, awayWin } = draft
  const handicaps = draft.handicaps.filter(isFilled)
  const totals = draft.totals.filter(isFilled)
  const head = { sport, league, country, home, away, start: `${day} ${time}`.trim() }
  const winner = { homeWin, draw: asksDraw(draft) ? draw : '', awayWin }
  const lines = Array.from({ length: Math.max(1, handicaps.length, totals.length) }, (_, at): OwnCells => {
    const [handicap, total] = [handicaps[at] ?? noLine, totals[at] ?? noLine]
    return {
      ...noCells,
      ...(at === 0 && { ...head, ...winner }),
      handicap: handicap.line,
      handicapHome: handicap.first,
      handicapAway: handicap.second,
      total: total.line,
      over: total.first,
      under: total.second,
    }
  })
  return ownTable(lines)
}
