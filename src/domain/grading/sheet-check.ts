import type { SportId } from '../ids.ts'
import { OVERTIME } from '../sports/period-codes.ts'
import type { EndFlaw } from '../sports/set-ends.ts'
import { ESPORTS, TABLE_TENNIS, TENNIS, VOLLEYBALL } from '../sports/sports.ts'
import { checkIncidents, type IncidentFlaw, type ResultIncidents, withIncidents } from './result-incidents.ts'
import { type ScoreSheet, type ScoresByCode, scoreSheet } from './score-sheet.ts'
import { sheetParts } from './sheet-parts.ts'
import { sheetScores } from './sheet-scores.ts'

/** Kinds of errors in a sheet entered as the result of a finished match. */
export type SheetFlaw =
  | { readonly code: 'EMPTY' }
  | { readonly code: 'UNKNOWN_CODES'; readonly codes: readonly number[] }
  /** Figures contradict each other: halves that don't add up, a half above full time. */
  | { readonly code: 'CONTRADICTION'; readonly detail: string }
  /** Neither full time nor all periods, so there is no winner. */
  | { readonly code: 'FULL_TIME_MISSING' }
  /** A home side marked as not batting where that is impossible. */
  | { readonly code: 'HOME_UNBATTED' }
  /** A set or the match can't have ended so: a retirement, a walk-over, or a wrong score. */
  | { readonly code: 'END_IMPLAUSIBLE'; readonly end: EndFlaw }
  | { readonly code: 'INCIDENTS'; readonly flaw: IncidentFlaw }

/** Checks the sheet and the incidents of a finished match of a sport; undefined when they are valid. */
export function checkSheet(
  sportId: SportId,
  scores: ScoresByCode,
  incidents: ResultIncidents = {},
): SheetFlaw | undefined {
  if (Object.keys(scores).length === 0) return { code: 'EMPTY' }
  const sheet = withIncidents(scoreSheet({ sportId, scores }), incidents)
  const codes = foreignCodes(sportId, sheet)
  if (codes.length > 0) return { code: 'UNKNOWN_CODES', codes }
  const { contradiction, official, sets } = sheetScores(sheet)
  if (contradiction) return { code: 'CONTRADICTION', detail: contradiction }
  if (sets?.endFlaw) return { code: 'END_IMPLAUSIBLE', end: sets.endFlaw }
  const { final } = official
  if (!final.final && final.ending === 'unknown') return { code: 'FULL_TIME_MISSING' }
  if (!areUnbattedLast(sheet, scores)) return { code: 'HOME_UNBATTED' }
  const flaw = checkIncidents(sheet, incidents)
  return flaw && { code: 'INCIDENTS', flaw }
}

/** Only in baseball, and only in the last inning, may the home side not have batted. */
function areUnbattedLast(sheet: ScoreSheet, scores: ScoresByCode): boolean {
  const unbatted = Object.keys(scores).filter(code => scores[code]?.[0] === null)
  const last = sheet.periods.filter(({ code }) => code !== 40 && code !== 50).at(-1)
  return unbatted.every(code => sheetParts(sheet).kind === 'inning' && Number(code) === last?.code)
}

/** Returns codes that no match of the sport has, so that another sport's sheet is refused. */
function foreignCodes(sportId: SportId, { periods }: ScoreSheet): readonly number[] {
  const codes = periods.map(period => period.code)
  return codes.filter(code => !isPeriodOf(sportId, code) || isBeyondGap(sportId, code, codes))
}

/** True when the rules map the code to a part, a half, overtime or the shoot-out of the sport. */
function isPeriodOf(sportId: SportId, code: number): boolean {
  const { kind, parts, halves, overtime, shootOut } = partsOf(sportId, code)
  if (kind === 'set' && parts.length > 0 && code > (SETS_MAX.get(sportId) ?? code)) return false
  return parts.length > 0 || halves.length > 0 || overtime !== undefined || shootOut !== undefined
}

/** Maximum number of sets or maps (handbook 2.6); unknown for other sports. */
const SETS_MAX: ReadonlyMap<SportId, number> = new Map([
  [VOLLEYBALL, 5],
  [TENNIS, 5],
  [ESPORTS, 7],
  [TABLE_TENNIS, 7],
])

/** True for an extra inning after one that is missing: the 20th on a sheet without an 11th. */
function isBeyondGap(sportId: SportId, code: number, codes: readonly number[]): boolean {
  const { kind, count, overtime } = partsOf(sportId, code)
  const isExtraInning = kind === 'inning' && count !== undefined && overtime !== undefined && code < OVERTIME
  return isExtraInning && code > count + 1 && !codes.includes(code - 1)
}

const partsOf = (sportId: SportId, code: number) =>
  sheetParts(scoreSheet({ sportId, scores: { [code]: [0, 0] } }))
