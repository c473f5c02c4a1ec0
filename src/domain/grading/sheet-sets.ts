import { ESPORTS, sportOf, VOLLEYBALL } from '../sports/sports.ts'
import { endingOf, finalScore, openScore, type ScopeScore } from './scope-score.ts'
import type { Score, ScoreSheet } from './score-sheet.ts'
import { isSame, isScore, type Part, type SheetParts, subtract, sum } from './sheet-parts.ts'

export type SetScores = {
  /** Sets (maps) won by each side. */
  readonly sets: ScopeScore
  /** Points (games) of all sets. */
  readonly points: ScopeScore
  readonly contradiction?: string
}

const VOLLEYBALL_SETS_TO_WIN = 3

/** Sports whose sets are maps: totals count maps, not the score within them (handbook 1.11). */
const MAP_SPORTS: ReadonlySet<string> = new Set([
  'League of Legends',
  'Counter-Strike',
  'Dota 2',
  'Valorant',
  'Overwatch',
  'StarCraft',
  'King of Glory',
])
export const isMapSport = (sheet: ScoreSheet): boolean =>
  sheet.sportId === ESPORTS || MAP_SPORTS.has(sportOf(sheet.sportId).english)

/** Sets and points of a match won by sets. Counts the listed sets, or uses 100 when none are listed. */
export function setScores(sheet: ScoreSheet, { parts }: SheetParts): SetScores {
  const counted = parts.filter(part => isSetOver(sheet, part))
  const won: Score = {
    home: counted.filter(set => set.home > set.away).length,
    away: counted.filter(set => set.away > set.home).length,
  }
  if (sheet.status !== 'finished' || sheet.retired) {
    const ending = endingOf(sheet, 'shortened')
    return { sets: openScore(ending, won), points: openScore(ending, sum(parts)) }
  }
  const given = sheet.totals[100]
  const listed = parts.length > 0 && parts.every((part, index) => part.number === index + 1)
  if (listed && (!given || isSame(given, won) || isSame(given, sum(parts)))) {
    const over = isDecided(sheet, won) ? finalScore : () => openScore('shortened')
    return { sets: over(won), points: over(sum(parts)) }
  }
  if (!given) return { sets: openScore('unknown'), points: openScore('unknown') }
  if (!isScore(subtract(given, won)) || given.home + given.away < parts.length) {
    const unknown = openScore('unknown')
    return { sets: unknown, points: unknown, contradiction: 'full time differs from the sets won' }
  }
  const sets = isDecided(sheet, given) ? finalScore(given) : openScore('shortened')
  return { sets, points: openScore(sets.final ? 'unknown' : 'shortened') }
}

/** Volleyball ends with three sets won; other sports end when their sheet says so. */
const isDecided = (sheet: ScoreSheet, sets: Score): boolean =>
  sheet.sportId !== VOLLEYBALL || Math.max(sets.home, sets.away) === VOLLEYBALL_SETS_TO_WIN

/** True when a set is marked finished and, in volleyball, has a score with which a set can end. */
export function isSetOver(sheet: ScoreSheet, set: Part): boolean {
  if (!set.finished || set.home === set.away) return false
  if (sheet.sportId !== VOLLEYBALL) return true
  const target = set.number === 5 ? 15 : 25
  return Math.max(set.home, set.away) >= target && Math.abs(set.home - set.away) >= 2
}
