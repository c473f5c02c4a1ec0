import type { SportId } from '../ids.ts'
import { OVERTIME } from '../sports/period-codes.ts'
import { ESPORTS, TABLE_TENNIS, TENNIS, VOLLEYBALL } from '../sports/sports.ts'
import { checkIncidents, type IncidentFlaw, type ResultIncidents, withIncidents } from './result-incidents.ts'
import { type ScoreSheet, type ScoresByCode, scoreSheet } from './score-sheet.ts'
import { sheetParts } from './sheet-parts.ts'
import { sheetScores } from './sheet-scores.ts'

/** What is wrong with a sheet that is to stand as the result of a finished match. */
export type SheetFlaw =
  | { readonly code: 'EMPTY' }
  | { readonly code: 'UNKNOWN_CODES'; readonly codes: readonly number[] }
  /** Figures exclude each other: halves that don't sum up, a half above full time. */
  | { readonly code: 'CONTRADICTION'; readonly detail: string }
  /** Neither full time nor all periods, so nobody has won. */
  | { readonly code: 'FULL_TIME_MISSING' }
  /** A home side that did not bat, but where there is no such thing. */
  | { readonly code: 'HOME_UNBATTED' }
  | { readonly code: 'INCIDENTS'; readonly flaw: IncidentFlaw }

/**
 * Whether a sheet, and what else is told of the match, may stand as the result of a finished match of a sport;
 * undefined when it may.
 */
export function checkSheet(
  sportId: SportId,
  scores: ScoresByCode,
  incidents: ResultIncidents = {},
): SheetFlaw | undefined {
  if (Object.keys(scores).length === 0) return { code: 'EMPTY' }
  const sheet = withIncidents(scoreSheet({ sportId, scores }), incidents)
  const codes = foreignCodes(sportId, sheet)
  if (codes.length > 0) return { code: 'UNKNOWN_CODES', codes }
  const { contradiction, official } = sheetScores(sheet)
  if (contradiction) return { code: 'CONTRADICTION', detail: contradiction }
  const { final } = official
  if (!final.final && final.ending === 'unknown') return { code: 'FULL_TIME_MISSING' }
  if (!areUnbattedLast(sheet, scores)) return { code: 'HOME_UNBATTED' }
  const flaw = checkIncidents(sheet, incidents)
  return flaw && { code: 'INCIDENTS', flaw }
}

/** Only in baseball, and only in the last inning, the home side may not have batted. */
function areUnbattedLast(sheet: ScoreSheet, scores: ScoresByCode): boolean {
  const unbatted = Object.keys(scores).filter(code => scores[code]?.[0] === null)
  const last = sheet.periods.filter(({ code }) => code !== 40 && code !== 50).at(-1)
  return unbatted.every(code => sheetParts(sheet).kind === 'inning' && Number(code) === last?.code)
}

/** Codes that no match of the sport has: another sport's sheet must not pass for one of its own. */
function foreignCodes(sportId: SportId, { periods }: ScoreSheet): readonly number[] {
  const codes = periods.map(period => period.code)
  return codes.filter(code => !isPeriodOf(sportId, code) || isBeyondGap(sportId, code, codes))
}

/** A period of the sport is one that the rules sort into a part, a half, overtime or shoot-out. */
function isPeriodOf(sportId: SportId, code: number): boolean {
  const { kind, parts, halves, overtime, shootOut } = partsOf(sportId, code)
  if (kind === 'set' && code > (SETS_MAX.get(sportId) ?? code)) return false
  return parts.length > 0 || halves.length > 0 || overtime !== undefined || shootOut !== undefined
}

/** Sets or maps that a match can have (handbook 2.6); of other sports we don't know. */
const SETS_MAX: ReadonlyMap<SportId, number> = new Map([
  [VOLLEYBALL, 5],
  [TENNIS, 5],
  [ESPORTS, 7],
  [TABLE_TENNIS, 7],
])

/** An extra inning behind one that was not played: the 20th, where the sheet has no 11th. */
function isBeyondGap(sportId: SportId, code: number, codes: readonly number[]): boolean {
  const { kind, count, overtime } = partsOf(sportId, code)
  const isExtraInning = kind === 'inning' && count !== undefined && overtime !== undefined && code < OVERTIME
  return isExtraInning && code > count + 1 && !codes.includes(code - 1)
}

const partsOf = (sportId: SportId, code: number) =>
  sheetParts(scoreSheet({ sportId, scores: { [code]: [0, 0] } }))
