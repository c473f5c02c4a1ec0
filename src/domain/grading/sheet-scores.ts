import type { Counted, MarketScope } from '../markets/market-rule.ts'
import { BASEBALL, sportOf } from '../sports/sports.ts'
import { withBrokenPart } from './broken-off.ts'
import { endingOf, finalScore, knownScore, openScore, type ScopeScore } from './scope-score.ts'
import type { PeriodScore, Score, ScoreSheet } from './score-sheet.ts'
import { completeInnings, inningScores, isShortened } from './sheet-innings.ts'
import { isSame, isScore, type Part, type SheetParts, sheetParts, subtract, sum } from './sheet-parts.ts'
import { type MatchScores, regulationScores } from './sheet-regulation.ts'
import { isMapSport, type SetScores, setScores } from './sheet-sets.ts'

/** A sheet prepared for `scopeScore`. */
export type SheetScores = {
  readonly sheet: ScoreSheet
  readonly parts: SheetParts
  /** Scores used for winner and handicap. */
  readonly official: MatchScores
  /** Scores used for totals; differs from `official` in a shortened baseball match. */
  readonly full: MatchScores
  readonly sets?: SetScores
  /** The figures of the sheet that contradict each other; nothing may be graded then. */
  readonly contradiction?: string
}

/** Prepares a sheet; `scopeScore` then returns the score of any scope. */
export function sheetScores(given: ScoreSheet): SheetScores {
  const sheet = withBrokenPart(given)
  const parts = sheetParts(sheet)
  if (parts.kind === 'set') {
    const sets = setScores(sheet, parts)
    const asMatch: MatchScores = { regulation: sets.sets, final: sets.sets }
    const counted = { ...parts, parts: sets.parts }
    return joined({ sheet, parts: counted, official: asMatch, full: asMatch, sets }, sets.contradiction)
  }
  const { official, full } =
    parts.kind === 'inning' && parts.count !== undefined
      ? inningScores(sheet, parts)
      : both(regulationScores(sheet, parts))
  const complete = withMissingPart(parts, official.regulation)
  if (!complete) return joined({ sheet, parts, official, full }, 'a period holds more than full time')
  return joined({ sheet, parts: complete, official, full }, official.contradiction)
}

const both = (scores: MatchScores) => ({ official: scores, full: scores })

function joined(scores: Omit<SheetScores, 'contradiction'>, found: string | undefined): SheetScores {
  const contradiction = scores.parts.contradiction ?? found
  return contradiction ? { ...scores, contradiction } : scores
}

/** Fills in a single missing period: full time minus the other periods. */
function withMissingPart(parts: SheetParts, regulation: ScopeScore): SheetParts | undefined {
  const { kind, count } = parts
  if (kind === 'inning' || kind === 'set' || count === undefined || parts.parts.length !== count - 1)
    return parts
  if (!regulation.final) return parts
  const rest = subtract(regulation.score, sum(parts.parts))
  if (!isScore(rest)) return undefined
  const numbers = new Set(parts.parts.map(part => part.number))
  const missing = Array.from({ length: count }, (_, index) => index + 1).find(number => !numbers.has(number))
  if (missing === undefined) return parts
  const filled: Part = { number: missing, ...rest, finished: true }
  return { ...parts, parts: [...parts.parts, filled].toSorted((a, b) => a.number - b.number) }
}

/** A scope of play, the figure counted in it, and whether a shortened match may be valid. */
export type ScoreQuestion = {
  readonly scope: MarketScope
  readonly counted: Counted
  /**
   * Winner and handicap are valid in a shortened baseball match, counting markets are not (handbook
   * 1.12).
   */
  readonly standsShortened?: boolean
}

/**
 * Returns the score of a scope, or why there is none. Before the end it returns the score so far only
 * where markets may be settled early. In sports of quarters, innings and sets a match that ends early is
 * void as a whole.
 */
export function scopeScore(scores: SheetScores, question: ScoreQuestion): ScopeScore {
  const score = scopeProgress(scores, question)
  const { kind } = scores.parts
  const settlesEarly = kind === 'half' || kind === 'period'
  return score.final || settlesEarly ? score : openScore(score.ending)
}

/**
 * Like `scopeScore`, but always with the score so far: what happened first is final in every sport
 * (handbook 1.12).
 */
export function scopeProgress(scores: SheetScores, question: ScoreQuestion): ScopeScore {
  const { scope, counted } = question
  if (counted === 'corners' || counted === 'cards') return incidentScore(scores, scope, counted)
  if (counted === 'sets' && !scores.sets) return openScore('unknown')
  switch (scope.kind) {
    case 'match':
      return matchScore(scores, question)
    case 'period':
      return scope.withOvertime
        ? plusOvertime(scores, periodScore(scores, scope.number, counted))
        : periodScore(scores, scope.number, counted)
    case 'half':
      return scope.withOvertime
        ? plusOvertime(scores, halfScore(scores, scope.number))
        : halfScore(scores, scope.number)
    case 'innings':
      return scores.parts.kind === 'inning' ? firstInnings(scores, 1, scope.upTo) : openScore('unknown')
    case 'extra-time':
      return extraTimeScore(scores)
    case 'shoot-out':
      return shootOutScore(scores)
  }
}

function matchScore(scores: SheetScores, { scope, counted, standsShortened }: ScoreQuestion): ScopeScore {
  const { sheet, sets } = scores
  if (sets) return counted === 'points' && !isMapSport(sheet) ? sets.points : sets.sets
  const chosen = standsShortened ? scores.official : scores.full
  const included = scope.kind === 'match' && scope.overtime === 'included'
  return included || sportOf(sheet.sportId).overtime === 'counts' ? chosen.final : chosen.regulation
}

function periodScore(scores: SheetScores, number: number, counted: Counted): ScopeScore {
  const { sheet, parts } = scores
  const kills = sheet.incidents?.kills?.find(kill => kill.code === number)
  const part = parts.parts.find(found => found.number === number) ?? extraInning(scores, number)
  if (scores.sets && counted === 'points' && kills) return partScore(sheet, { number, ...kills })
  if (part) {
    const open = scores.sets && !scores.sets.over.has(number)
    return partScore(sheet, open ? { ...part, finished: false } : part)
  }
  return openScore(endingOf(sheet, missingPart(scores, number)))
}

/** Returns an inning played after the scheduled ones, such as the eighth in a match of seven innings. */
function extraInning({ sheet }: SheetScores, number: number): Part | undefined {
  if (sheet.scheduledInnings === undefined || number <= sheet.scheduledInnings) return undefined
  const inning = sheet.periods.find(period => period.code === number)
  return inning && { ...inning, number }
}

function partScore(sheet: ScoreSheet, part: Part): ScopeScore {
  return part.finished ? finalScore(part) : openScore(endingOf(sheet, 'shortened'), part)
}

/** Returns why a finished match lacks this period: it ended earlier, or the sheet does not show it. */
function missingPart(scores: SheetScores, number: number): 'shortened' | 'not-played' | 'unknown' {
  const { sheet, parts, sets } = scores
  const last = parts.parts.at(-1)?.number ?? 0
  if (sets) {
    const won = knownScore(sets.sets)
    const played = won && (sets.sets.final || sheet.retired) ? countSets(won) : last
    return (played > 0 || sheet.retired) && number > Math.max(played, last) ? 'not-played' : 'unknown'
  }
  if (sheet.scheduledInnings !== undefined && number > sheet.scheduledInnings) return 'not-played'
  if (parts.count === undefined || number > parts.count || number <= last) return 'unknown'
  if (parts.kind === 'inning') return isShortened(sheet, parts) ? 'shortened' : 'unknown'
  const { regulation } = scores.full
  return !regulation.final && regulation.ending === 'shortened' ? 'shortened' : 'unknown'
}

const countSets = ({ home, away }: Score): number => home + away

function halfScore(scores: SheetScores, number: 1 | 2): ScopeScore {
  const { sheet, parts } = scores
  switch (parts.kind) {
    case 'half':
      return periodScore(scores, number, 'result')
    case 'quarter': {
      const half = parts.halves.find(found => found.number === number)
      if (half) return partScore(sheet, half)
      const quarters = number === 1 ? [1, 2] : [3, 4]
      const added = sumOfScopes(quarters.map(quarter => periodScore(scores, quarter, 'result')))
      const { regulation } = scores.full
      if (added.final || number === 1 || !regulation.final) return added
      const first = halfScore(scores, 1)
      return first.final ? finalScore(subtract(regulation.score, first.score)) : added
    }
    case 'inning':
      return sheet.sportId === BASEBALL
        ? firstInnings(scores, number === 1 ? 1 : 6, number === 1 ? 5 : (parts.count ?? 9))
        : none
    default:
      return none
  }
}

const none = openScore('unknown')

/** Sum of innings `from` to `upTo`; each must be complete (handbook 1.12). */
function firstInnings(scores: SheetScores, from: number, upTo: number): ScopeScore {
  const { sheet, parts } = scores
  const numbers = Array.from({ length: upTo - from + 1 }, (_, index) => from + index)
  const added = sumOfScopes(numbers.map(number => periodScore(scores, number, 'result')))
  if (!added.final || upTo >= (parts.count ?? upTo)) return added
  const isPrefix = parts.parts.every((part, index) => part.number === index + 1)
  const lastUnbatted = parts.parts.find(part => part.number === upTo)?.homeUnbatted
  const enough = !isPrefix || (completeInnings(parts.parts) >= upTo && !lastUnbatted)
  return enough ? added : openScore(endingOf(sheet, 'shortened'), added.score)
}

function sumOfScopes(scopes: readonly ScopeScore[]): ScopeScore {
  const total = sum(scopes.map(scope => knownScore(scope) ?? { home: 0, away: 0 }))
  const open = scopes.find(scope => !scope.final)
  return open && !open.final ? openScore(open.ending, total) : finalScore(total)
}

/** A last period including overtime: its score plus the final score beyond regulation. */
function plusOvertime(scores: SheetScores, part: ScopeScore): ScopeScore {
  const { regulation, final } = scores.full
  if (!part.final) return part
  if (!final.final || !regulation.final) {
    return openScore(final.final ? 'unknown' : final.ending, part.score)
  }
  return finalScore(sum([part.score, subtract(final.score, regulation.score)]))
}

function extraTimeScore(scores: SheetScores): ScopeScore {
  const { sheet, parts } = scores
  const { regulation, final } = scores.full
  if (parts.overtime) return partScore(sheet, { number: 0, ...parts.overtime })
  const after = sheet.totals[101]
  if (sheet.status !== 'finished' || !regulation.final) {
    return openScore(endingOf(sheet, final.final ? 'unknown' : final.ending))
  }
  const level = regulation.score.home === regulation.score.away
  if (!after || (!level && isSame(after, regulation.score))) return openScore('not-played')
  return finalScore(subtract(after, regulation.score))
}

function shootOutScore({ sheet, parts, full }: SheetScores): ScopeScore {
  const { shootOut } = parts
  if (sheet.status !== 'finished') return openScore(endingOf(sheet, 'unknown'))
  if (shootOut) return finalScore(shootOut)
  const after = sheet.totals[102]
  const before = sheet.totals[101] ?? knownScore(full.regulation)
  if (!before) return openScore('unknown')
  if (!after || isSame(after, before)) return openScore('not-played')
  const kicks = subtract(after, before)
  return isScore(kicks) ? finalScore(kicks) : finalScore(after)
}

/** Corners and cards of the whole match (100, or both halves) or of one half. */
function incidentScore(scores: SheetScores, scope: MarketScope, counted: 'corners' | 'cards'): ScopeScore {
  const { sheet } = scores
  const periods = sheet.incidents?.[counted] ?? []
  const of = (code: number): PeriodScore | undefined => periods.find(period => period.code === code)
  const pick = (found: PeriodScore | undefined): ScopeScore =>
    found ? partScore(sheet, { number: 0, ...found }) : openScore(endingOf(sheet, 'unknown'))
  if (scope.kind === 'half' || scope.kind === 'period') return pick(of(scope.number * 10))
  if (scope.kind !== 'match') return none
  return of(100) ? pick(of(100)) : sumOfScopes([pick(of(10)), pick(of(20))])
}

/** True when overtime was played; undefined when the sheet does not show it. */
export function hadOvertime({ sheet, parts, full }: SheetScores): boolean | undefined {
  if (parts.overtime || parts.shootOut || sheet.totals[102]) return true
  const after = sheet.totals[101]
  const { regulation } = full
  if (!regulation.final) return undefined
  const level = regulation.score.home === regulation.score.away
  return after !== undefined && (level || !isSame(after, regulation.score))
}

/** The side that leads, or `level`. */
export function leader(score: Score): 'home' | 'away' | 'level' {
  return score.home > score.away ? 'home' : score.away > score.home ? 'away' : 'level'
}
