import type { SportId } from '../ids.ts'
import { type PeriodScore, type ScoresByCode, scoreSheet } from './score-sheet.ts'
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

/** Whether a sheet may stand as the result of a finished match of a sport; undefined when it may. */
export function checkSheet(sportId: SportId, scores: ScoresByCode): SheetFlaw | undefined {
  if (Object.keys(scores).length === 0) return { code: 'EMPTY' }
  const sheet = scoreSheet({ sportId, scores })
  const unknown = sheet.periods.filter(period => !isPeriodOf(sportId, period))
  if (unknown.length > 0) return { code: 'UNKNOWN_CODES', codes: unknown.map(period => period.code) }
  const { contradiction, official } = sheetScores(sheet)
  if (contradiction) return { code: 'CONTRADICTION', detail: contradiction }
  const { final } = official
  return final.final || final.ending !== 'unknown' ? undefined : { code: 'FULL_TIME_MISSING' }
}

/** A period of the sport is one that the rules sort into a part, a half, overtime or shoot-out. */
function isPeriodOf(sportId: SportId, { code }: PeriodScore): boolean {
  const { parts, halves, overtime, shootOut } = sheetParts(
    scoreSheet({ sportId, scores: { [code]: [0, 0] } }),
  )
  return parts.length > 0 || halves.length > 0 || overtime !== undefined || shootOut !== undefined
}
