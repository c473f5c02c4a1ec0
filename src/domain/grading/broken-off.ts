import type { SportId } from '../ids.ts'
import { FULL_TIME } from '../sports/period-codes.ts'
import {
  type PeriodScore,
  type Score,
  type ScoreSheet,
  type ScoresByCode,
  type SheetStatus,
  scoreSheet,
} from './score-sheet.ts'
import { isScore, type Part, type SheetParts, sheetParts, subtract, sum } from './sheet-parts.ts'

/** The last score from the feed of an interrupted match. */
export type StoppedScore = {
  readonly periodCode: number
  readonly periods: readonly (Score & { readonly code: number })[]
}

/**
 * Returns the sheet of an interrupted match: its finished periods, and the score at the stop as full
 * time, because a goal in the unfinished half counts too (handbook 1.9). `withBrokenPart` reads this
 * sheet.
 */
export function sheetAtStop(sportId: SportId, { periodCode, periods }: StoppedScore): ScoresByCode {
  const byCode = (list: StoppedScore['periods']): ScoresByCode =>
    Object.fromEntries(list.map(({ code, home, away }) => [code, [home, away]]))
  const played = scoreSheet({ sportId, scores: byCode(periods), status: 'live', runningCode: periodCode })
  const { parts, ...regulation } = sheetParts(played)
  const ended = byCode(periods.filter(({ code }) => code !== periodCode))
  const stoppedWithin = parts.some(part => !part.finished)
  const stoppedBehind = periodCode > 0 && parts.length === regulation.count
  if (!hasFixedParts(regulation) || (!stoppedWithin && !stoppedBehind)) return ended
  const { home, away } = sum(parts)
  return { ...ended, [FULL_TIME]: [home, away] }
}

/** Halves, quarters and periods. Innings and sets show from their scores whether they are complete. */
const hasFixedParts = ({ kind, count }: Pick<SheetParts, 'kind' | 'count'>): boolean =>
  count !== undefined && kind !== 'inning' && kind !== 'set'

const STOPPED: ReadonlySet<SheetStatus> = new Set([
  'interrupted',
  'abandoned',
  'cancelled',
  'postponed',
  'coverage-lost',
])

/**
 * Returns the sheet with the period marked in which the match stopped: the score of full time beyond the
 * finished periods, or the last period when nothing follows it. If that period had been finished, the
 * match would be over or in overtime.
 */
export function withBrokenPart(sheet: ScoreSheet): ScoreSheet {
  if (!STOPPED.has(sheet.status)) return sheet
  const { kind, count = 0, parts, overtime, shootOut } = sheetParts(sheet)
  const { 100: stood, ...later } = sheet.totals
  const isBehind = overtime || shootOut || Object.keys(later).length > 0
  if (!hasFixedParts({ kind, count }) || isBehind || parts.some(part => !part.finished)) return sheet
  if (parts.length === count) return stood ? sheet : withLastOpen(sheet)
  const rest = stood && isWithoutGap(parts) ? subtract(stood, sum(parts)) : undefined
  if (!rest || !isScore(rest)) return sheet
  const number = parts.length + 1
  const broken: PeriodScore = { code: kind === 'half' ? number * 10 : number, ...rest, finished: false }
  return { ...sheet, periods: [...sheet.periods, broken], totals: later }
}

const isWithoutGap = (parts: readonly Part[]): boolean =>
  parts.every((part, index) => part.number === index + 1)

/** Periods are in order of play, and nothing follows the last one here. */
function withLastOpen(sheet: ScoreSheet): ScoreSheet {
  const last = sheet.periods.length - 1
  const periods = sheet.periods.map((period, at) => (at === last ? { ...period, finished: false } : period))
  return { ...sheet, periods }
}
