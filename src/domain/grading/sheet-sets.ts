import { type EndFlaw, readSets, withMatchTieBreak, wonOf } from '../sports/set-ends.ts'
import { ESPORTS, sportOf, VOLLEYBALL } from '../sports/sports.ts'
import { endingOf, finalScore, openScore, type ScopeScore } from './scope-score.ts'
import type { Score, ScoreSheet } from './score-sheet.ts'
import { isSame, isScore, type Part, type SheetParts, subtract, sum } from './sheet-parts.ts'

export type SetScores = {
  /** Sets (maps) won by each side. */
  readonly sets: ScopeScore
  /** Points (games) of all sets. */
  readonly points: ScopeScore
  /** The sets as they count: a match tie-break is one game. */
  readonly parts: readonly Part[]
  /** Numbers of the sets that have ended. */
  readonly over: ReadonlySet<number>
  /** Why a finished or retired match cannot have ended as reported. */
  readonly endFlaw?: EndFlaw | undefined
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
export function setScores(sheet: ScoreSheet, { parts: all, shootOut }: SheetParts): SetScores {
  const told = withoutUnplayed(all)
  const given = sheet.totals[100]
  const parts = withMatchTieBreak(sheet.sportId, told)
  const isOfPoints = given && (isSame(given, sum(told)) || isSame(given, sum(parts)))
  const total = isOfPoints && !isSame(given, wonOf(told)) ? undefined : given
  const finished = told.filter(part => part.finished)
  const { over, flaw } = readSets(sheet.sportId, {
    sets: finished,
    total,
    goldenSet: shootOut,
    retired: sheet.retired !== undefined,
  })
  const won = wonOf(parts.filter(part => over.has(part.number)))
  const found = scoresBy(sheet, { parts, won, isOfPoints: isOfPoints === true })
  return { parts, over, ...found, ...(sheet.status === 'finished' && flaw && { endFlaw: flaw }) }
}

/** Some sources list the sets that were not played any more as 0-0. */
function withoutUnplayed(sets: readonly Part[]): readonly Part[] {
  const last = sets.findLastIndex(({ home, away }) => home + away > 0)
  return sets.slice(0, last + 1)
}

type CountedSets = { readonly parts: readonly Part[]; readonly won: Score; readonly isOfPoints: boolean }

function scoresBy(
  sheet: ScoreSheet,
  { parts, won, isOfPoints }: CountedSets,
): Pick<SetScores, 'sets' | 'points' | 'contradiction'> {
  const given = sheet.totals[100]
  if (sheet.status !== 'finished' || sheet.retired) {
    const ending = endingOf(sheet, 'shortened')
    const soFar = parts.length === 0 && given ? given : won
    return { sets: openScore(ending, soFar), points: openScore(ending, sum(parts)) }
  }
  const listed = parts.length > 0 && parts.every((part, index) => part.number === index + 1)
  if (listed && (!given || isSame(given, won) || isOfPoints)) {
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

/**
 * Volleyball without three sets won is void, but its decided sets count (handbook 1.12): it is graded all
 * the same.
 */
export const isVoidUnfinished = (sheet: ScoreSheet): boolean => sheet.sportId === VOLLEYBALL

const isDecided = (sheet: ScoreSheet, sets: Score): boolean =>
  !isVoidUnfinished(sheet) || Math.max(sets.home, sets.away) === VOLLEYBALL_SETS_TO_WIN
