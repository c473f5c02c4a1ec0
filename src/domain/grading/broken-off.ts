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

/** A match that stands still, as its feed told it last. */
export type StoppedScore = {
  readonly periodCode: number
  readonly periods: readonly (Score & { readonly code: number })[]
}

/**
 * The sheet of a match that stopped: its finished periods, and as full time how it stood, for a goal counts in the
 * half that was not finished too (handbook 1.9). `withBrokenPart` reads it.
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

/** Halves, quarters and periods; innings and sets show by themselves whether they are whole. */
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
 * The sheet of a match that did not come to its end, with the part marked in which it stopped: what full time holds
 * beyond the finished parts, or the last part of all when nothing follows it. Had that one been finished, the match
 * would have been too, or have gone on to overtime.
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

/** Periods stand in order of play, and nothing is behind the last part here. */
function withLastOpen(sheet: ScoreSheet): ScoreSheet {
  const last = sheet.periods.length - 1
  const periods = sheet.periods.map((period, at) => (at === last ? { ...period, finished: false } : period))
  return { ...sheet, periods }
}
