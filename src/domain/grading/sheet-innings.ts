import { endingOf, finalScore, openScore, type ScopeScore } from './scope-score.ts'
import type { ScoreSheet } from './score-sheet.ts'
import { add, isSame, isScore, type Part, type SheetParts, subtract, sum } from './sheet-parts.ts'
import { type MatchScores, withOvertime } from './sheet-regulation.ts'

/** Winner and handicap are valid from this many complete innings (handbook 1.12). */
const OFFICIAL_INNINGS = 5

/** Counts the complete innings. An inning without the home side's half counts when home leads after it. */
export function completeInnings(parts: readonly Part[]): number {
  const isPrefix = parts.every((part, index) => part.number === index + 1)
  if (!isPrefix) return 0
  const done = parts.filter(part => part.finished)
  const last = done.at(-1)
  const score = sum(done)
  return last?.homeUnbatted && score.home <= score.away ? done.length - 1 : done.length
}

/** True when the innings on the sheet are all that were played, and fewer than regulation has. */
export function isShortened(sheet: ScoreSheet, { parts, count }: SheetParts): boolean {
  if (count === undefined || parts.length === 0) return false
  const summed = sum(parts)
  if (sheet.status === 'finished') {
    const isTotal = (total: typeof summed | undefined) => total === undefined || isSame(total, summed)
    if (parts.length < count && !(isTotal(sheet.totals[100]) && isTotal(sheet.totals[101]))) return false
    if (parts.some((part, index) => part.number !== index + 1)) return false
  }
  return completeInnings(parts) < count
}

/**
 * Returns the scores of a baseball match. A shortened match is valid for winner and handicap (`official`)
 * from five complete innings; totals need all nine, or a mercy rule (handbook 1.12). A sheet with full
 * time and only some innings is a complete match.
 */
export function inningScores(
  sheet: ScoreSheet,
  sheetParts: SheetParts,
): { readonly official: MatchScores; readonly full: MatchScores } {
  const { parts, overtime } = sheetParts
  const summed = sum(parts)
  const isOver = sheet.status === 'finished' || sheet.status === 'abandoned' || sheet.status === 'cancelled'
  if (isOver && isShortened(sheet, sheetParts)) {
    const stands = completeInnings(parts) >= OFFICIAL_INNINGS
    const none = openScore(endingOf(sheet, 'shortened'), summed)
    const score = finalScore(summed)
    return {
      official: alone(stands ? score : none),
      full: alone(stands && sheet.mercyRule ? score : none),
    }
  }
  const whole = wholeGame(sheet, sheetParts)
  if (sheet.status !== 'finished' && isOver && parts.length > 0) {
    // Stopped in or after the ninth inning: the score at the stop counts.
    const stopped = alone(finalScore(overtime ? add(summed, overtime) : summed))
    return { official: stopped, full: stopped }
  }
  return { official: whole, full: whole }
}

const alone = (score: ScopeScore): MatchScores => ({ regulation: score, final: score })

function wholeGame(sheet: ScoreSheet, sheetParts: SheetParts): MatchScores {
  const { parts, count, overtime } = sheetParts
  const given = sheet.totals[100]
  const summed = sum(parts)
  if (count !== undefined && parts.length === count && parts.every(part => part.finished)) {
    if (given && !isSame(given, summed) && !(overtime && isSame(given, add(summed, overtime)))) {
      return {
        ...alone(openScore('unknown')),
        contradiction: 'full time differs from the sum of its innings',
      }
    }
    return withOvertime(sheet, sheetParts, finalScore(summed))
  }
  if (given && sheet.status === 'finished') {
    if (!isScore(subtract(given, summed))) {
      return { ...alone(openScore('unknown')), contradiction: 'an inning holds more than full time' }
    }
    return withOvertime(sheet, sheetParts, finalScore(given))
  }
  if (count === undefined && parts.length > 0 && sheet.status === 'finished') {
    return withOvertime(sheet, sheetParts, finalScore(summed))
  }
  return withOvertime(sheet, sheetParts, openScore(endingOf(sheet, 'unknown'), summed))
}
