import type { SportId } from '../ids.ts'
import { FIRST_HALF, FULL_TIME, OVERTIME, SECOND_HALF, SHOOT_OUT } from '../sports/period-codes.ts'
import { sportOf, TABLE_TENNIS } from '../sports/sports.ts'
import { scoreSheet } from './score-sheet.ts'
import { sheetParts } from './sheet-parts.ts'

const EXTRA_INNINGS = 3
const SETS = 5
const SETS_OF_TABLE_TENNIS = 7
/** Number of periods shown for sports without a fixed number. */
const FREE_PARTS = 3

/**
 * Returns the periods for entering a result of a sport, in order of play, with the whole match last:
 * those of its rules (handbook 2.6) and any others that the feed reported for the match.
 */
export function periodsToEnter(sportId: SportId, told: readonly number[] = []): readonly number[] {
  const own = [...partsOf(sportId), ...extrasOf(sportId)]
  const others = told.filter(code => !own.includes(code) && code > 0 && code < FULL_TIME)
  return [...[...own, ...others].toSorted((a, b) => a - b), FULL_TIME]
}

function partsOf(sportId: SportId): readonly number[] {
  const { kind, count } = sheetParts(scoreSheet({ sportId, scores: {} }))
  if (kind === 'half') return [FIRST_HALF, SECOND_HALF]
  if (kind === 'set') return upTo(sportId === TABLE_TENNIS ? SETS_OF_TABLE_TENNIS : SETS)
  return upTo((count ?? FREE_PARTS) + (kind === 'inning' && count ? EXTRA_INNINGS : 0))
}

function extrasOf(sportId: SportId): readonly number[] {
  const { part, overtime } = sportOf(sportId)
  if (overtime === 'none' || part === 'inning' || part === 'set') return []
  return part === 'quarter' ? [OVERTIME] : [OVERTIME, SHOOT_OUT]
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)
