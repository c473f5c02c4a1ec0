import type { SportId } from '../ids.ts'
import { AMERICAN_FOOTBALL, BASEBALL } from '../sports/sports.ts'
import { endingOf, finalScore, knownScore, openScore, type ScopeScore } from './scope-score.ts'
import type { Score, ScoreSheet } from './score-sheet.ts'
import {
  add,
  isLevel,
  isSame,
  isScore,
  isShootOutOneGoal,
  type SheetParts,
  subtract,
  sum,
} from './sheet-parts.ts'

/**
 * Regulation score, and the final score with overtime. `contradiction` names the figures that contradict
 * each other.
 */
export type MatchScores = {
  readonly regulation: ScopeScore
  readonly final: ScopeScore
  readonly contradiction?: string
}

const contradiction = (text: string): MatchScores => ({
  regulation: openScore('unknown'),
  final: openScore('unknown'),
  contradiction: text,
})

/** Scores of a match in halves, quarters or periods. Full time is given (100) or added up. */
export function regulationScores(sheet: ScoreSheet, sheetParts: SheetParts): MatchScores {
  const { parts, halves, count, overtime } = sheetParts
  const given = sheet.totals[100]
  const played = halves.length === 2 && parts.length === 0 ? halves : parts
  const summed = sum(played)
  const complete = played === halves || (count !== undefined && played.length === count)
  if (complete) {
    if (given && !isSame(given, summed) && !(overtime && isSame(given, add(summed, overtime)))) {
      return contradiction('full time differs from the sum of its periods')
    }
    const over = played.every(part => part.finished)
    return withOvertime(
      sheet,
      sheetParts,
      over ? finalScore(summed) : openScore(endingOf(sheet, 'unknown'), summed),
    )
  }
  if (given && sheet.status === 'finished') {
    if (!isScore(subtract(given, summed))) return contradiction('a period holds more than full time')
    return withOvertime(sheet, sheetParts, finalScore(given))
  }
  return withOvertime(sheet, sheetParts, unfinished(sheet, sheetParts, summed))
}

/**
 * Handles a sheet with too few periods and no full time. In sports of quarters this means that play ended
 * early (handbook 1.12).
 */
function unfinished(sheet: ScoreSheet, { kind, count, parts }: SheetParts, summed: Score): ScopeScore {
  if (count === undefined && parts.length > 0 && sheet.status === 'finished') return finalScore(summed)
  const isPrefix = parts.length > 0 && parts.every((part, index) => part.number === index + 1)
  const early = kind === 'quarter' && isPrefix && !sheet.totals[101]
  return openScore(endingOf(sheet, early ? 'shortened' : 'unknown'), summed)
}

/**
 * Adds overtime to a regulation score: 101 when given, otherwise the periods of overtime, otherwise
 * nothing.
 */
export function withOvertime(sheet: ScoreSheet, parts: SheetParts, regulation: ScopeScore): MatchScores {
  if (isOvertimeImpossible(sheet, parts, regulation))
    return contradiction('overtime follows a score that is not level')
  const base = afterOvertime(sheet, parts, regulation)
  if (typeof base === 'string') return contradiction(base)
  return { regulation, final: isShootOutOneGoal(sheet) ? withShootOut(sheet, parts, base) : base }
}

/** Elsewhere the sum of two legs may ask for overtime of a match that is not level. */
const OVERTIME_IF_LEVEL: ReadonlySet<SportId> = new Set([BASEBALL, AMERICAN_FOOTBALL])

const isOvertimeImpossible = (
  { sportId }: ScoreSheet,
  { overtime }: SheetParts,
  regulation: ScopeScore,
): boolean =>
  OVERTIME_IF_LEVEL.has(sportId) && overtime !== undefined && regulation.final && !isLevel(regulation.score)

function afterOvertime(
  sheet: ScoreSheet,
  { overtime }: SheetParts,
  regulation: ScopeScore,
): ScopeScore | string {
  const given = sheet.totals[101]
  const added = regulation.final && overtime ? add(regulation.score, overtime) : undefined
  if (sheet.status !== 'finished') {
    return openScore(endingOf(sheet, 'unknown'), added ?? knownScore(regulation))
  }
  if (!given) return added ? finalScore(added) : regulation
  if (added && !isSame(added, given) && !isShootOutGoal(sheet, added, given)) {
    return 'the score after overtime differs from full time and overtime'
  }
  if (regulation.final && !isScore(subtract(given, regulation.score))) {
    return 'the score after overtime is below full time'
  }
  return finalScore(given)
}

/** Some ice hockey sources already include the shoot-out goal in 101. */
function isShootOutGoal(sheet: ScoreSheet, before: Score, after: Score): boolean {
  const goals = subtract(after, before)
  return isShootOutOneGoal(sheet) && isLevel(before) && isScore(goals) && goals.home + goals.away === 1
}

function withShootOut(sheet: ScoreSheet, { shootOut }: SheetParts, base: ScopeScore): ScopeScore {
  const decider = sheet.totals[102] ?? shootOut
  if (!decider || sheet.status !== 'finished') return base
  if (!base.final) return sheet.totals[102] ? finalScore(sheet.totals[102]) : base
  if (!isLevel(base.score) || isLevel(decider)) return base
  const home = decider.home > decider.away
  return finalScore(add(base.score, { home: home ? 1 : 0, away: home ? 0 : 1 }))
}
