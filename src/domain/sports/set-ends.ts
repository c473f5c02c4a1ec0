import type { SportId } from '../ids.ts'
import { SHOOT_OUT } from './period-codes.ts'
import {
  BADMINTON,
  BEACH_VOLLEYBALL,
  SEPAK_TAKRAW,
  SQUASH,
  TABLE_TENNIS,
  TENNIS,
  VOLLEYBALL,
} from './sports.ts'

type Points = { readonly home: number; readonly away: number }
type ToldSet = Points & { readonly number: number }

/** Whether a set can end with these points of the winner and the loser. */
type SetRule = (high: number, low: number) => boolean

/** A format of a match played in sets: the sets needed to win, and how each set can end. */
type SetFormat = {
  readonly toWin: number
  readonly set: SetRule
  /** The deciding set, if it has another rule. */
  readonly last?: SetRule
  /** A rare format is assumed only for a match that fits it completely. */
  readonly rare?: true
}

/** First to a target with a lead of two; at the cap a lead of one is enough. */
const firstTo =
  (target: number, cap = Number.POSITIVE_INFINITY): SetRule =>
  (high, low) =>
    (high === target && low <= target - 2) ||
    (high > target && high <= cap && high - low === 2) ||
    (high === cap && low === cap - 1)

const anyOf =
  (...rules: readonly SetRule[]): SetRule =>
  (high, low) =>
    rules.some(rule => rule(high, low))

const tieBreakSet: SetRule = (high, low) =>
  (high === 6 && low <= 4) || (high === 7 && (low === 5 || low === 6))
const advantageSet: SetRule = (high, low) => high > 7 && high - low === 2
const shortSet: SetRule = (high, low) => (high === 4 && low <= 3) || (high === 5 && (low === 3 || low === 4))
const matchTieBreak = firstTo(10)

/**
 * How matches end in sports whose sets have a rule. In other sports (maps, frames, legs) a set just must
 * not be level.
 * Tennis: a third set of ten or more is a match tie-break (see `withMatchTieBreak`).
 */
const FORMATS: ReadonlyMap<SportId, readonly SetFormat[]> = new Map([
  [
    TENNIS,
    [
      { toWin: 2, set: tieBreakSet, last: anyOf(tieBreakSet, advantageSet, matchTieBreak) },
      { toWin: 3, set: tieBreakSet, last: anyOf(tieBreakSet, advantageSet) },
      { toWin: 2, set: shortSet, last: anyOf(shortSet, matchTieBreak), rare: true },
      { toWin: 3, set: shortSet, rare: true },
    ],
  ],
  [VOLLEYBALL, [{ toWin: 3, set: firstTo(25), last: firstTo(15) }]],
  [BEACH_VOLLEYBALL, [{ toWin: 2, set: firstTo(21), last: firstTo(15) }]],
  [
    TABLE_TENNIS,
    [
      { toWin: 3, set: firstTo(11) },
      { toWin: 4, set: firstTo(11) },
    ],
  ],
  [
    BADMINTON,
    [
      { toWin: 2, set: firstTo(21, 30) },
      { toWin: 2, set: firstTo(15, 21), rare: true },
      { toWin: 3, set: firstTo(11, 15), rare: true },
    ],
  ],
  [
    SQUASH,
    [
      { toWin: 3, set: firstTo(11) },
      { toWin: 2, set: firstTo(11) },
    ],
  ],
  [
    SEPAK_TAKRAW,
    [
      { toWin: 2, set: firstTo(15, 17) },
      { toWin: 3, set: firstTo(15, 17) },
      { toWin: 2, set: firstTo(21, 25), last: firstTo(15, 17), rare: true },
    ],
  ],
])

const goldenSet = firstTo(15)

/** Why a reported end is impossible: one of the sets (by period code), or the match itself. */
export type EndFlaw =
  | { readonly kind: 'set'; readonly code: number; readonly score: Points }
  | { readonly kind: 'match'; readonly sets: Points }

/** The listed sets, and the reported result of the match. */
export type ToldSets = {
  /** In order of play, each with its number. */
  readonly sets: readonly ToldSet[]
  /** Sets won by each side, if the source gives them. */
  readonly total?: Points | undefined
  readonly goldenSet?: Points | undefined
  /** A retirement ended the match: its last set may be unfinished. */
  readonly retired?: boolean
}

export type SetsRead = {
  /** Numbers of the finished sets. */
  readonly over: ReadonlySet<number>
  /** Why the match cannot have ended like this; undefined when it can. */
  readonly flaw: EndFlaw | undefined
}

/** Returns the finished sets of a match, and whether its reported end is possible. */
export function readSets(sportId: SportId, told: ToldSets): SetsRead {
  const formats = FORMATS.get(sportId)
  if (!formats) return readFreeSets(told)
  const { sets } = told
  const usual = formats.filter(format => !format.rare)
  const isListed = sets.every(({ number }, index) => number === index + 1)
  const isWhole = isListed && formats.some(format => isWholeMatch(format, told))
  const over = isWhole ? sets : setsOver(usual, told, isListed)
  const broken = sets.filter(set => !over.includes(set))
  const flawOf = (set: ToldSet | undefined): EndFlaw | undefined =>
    set && usual.some(format => canEnd(format, set)) ? matchFlaw(wonOf(sets)) : setFlaw(set)
  return {
    over: new Set(over.map(({ number }) => number)),
    flaw:
      goldenFlaw(told) ??
      flawOf(broken.find(set => !told.retired || set !== sets.at(-1))) ??
      (told.retired || (isWhole && tellsSetsWon(told)) ? undefined : flawOfWhole(formats, told, isListed)),
  }
}

const isWholeMatch = (format: SetFormat, told: ToldSets): boolean =>
  told.sets.length > 0 && completeSets(format, told) === told.sets.length && decides(format, told.sets)

/**
 * Returns the completed sets: in a list without gaps those before the first impossible one, otherwise
 * each possible one.
 */
function setsOver(formats: readonly SetFormat[], told: ToldSets, isListed: boolean): readonly ToldSet[] {
  if (!isListed) return told.sets.filter(set => formats.some(format => canEnd(format, set)))
  return told.sets.slice(0, Math.max(...formats.map(format => completeSets(format, told))))
}

/** True when the listed sets are all sets won, as far as the source says. */
const tellsSetsWon = ({ sets, total }: ToldSets): boolean =>
  sets.length > 0 && (total === undefined || isSame(total, wonOf(sets)))

/** A map reported as 1-0 is finished; after a retirement it is not known whether another last set was. */
function readFreeSets({ sets, retired }: ToldSets): SetsRead {
  const mayBeBroken = (set: ToldSet) => retired === true && set === sets.at(-1) && !isOneGame(set)
  const level = sets.filter(({ home, away }) => home === away)
  return {
    over: new Set(sets.filter(set => !level.includes(set) && !mayBeBroken(set)).map(({ number }) => number)),
    flaw: setFlaw(level.find(set => !mayBeBroken(set))),
  }
}

const matchFlaw = (sets: Points): EndFlaw => ({ kind: 'match', sets })

const setFlaw = (set: ToldSet | undefined): EndFlaw | undefined =>
  set && { kind: 'set', code: set.number, score: { home: set.home, away: set.away } }

const goldenFlaw = ({ goldenSet: told }: ToldSets): EndFlaw | undefined =>
  told && !follows(goldenSet, told) ? { kind: 'set', code: SHOOT_OUT, score: told } : undefined

const follows = (rule: SetRule, { home, away }: Points): boolean =>
  rule(Math.max(home, away), Math.min(home, away))

/** Number of leading sets that can have ended like this, none of them after the match was decided. */
function completeSets(format: SetFormat, { sets, total }: ToldSets): number {
  let complete = 0
  for (const set of sets) {
    const before = wonOf(sets.slice(0, complete))
    const isOver = Math.max(before.home, before.away) === format.toWin
    const isTieBreakGame = isLast(format, set) && isOneGame(set) && total && isSame(total, wonOf(sets))
    if (isOver || !(canEnd(format, set) || isTieBreakGame)) return complete
    complete += 1
  }
  return complete
}

const isLast = ({ toWin }: SetFormat, { number }: ToldSet): boolean => number === 2 * toWin - 1

const canEnd = (format: SetFormat, set: ToldSet): boolean =>
  follows(isLast(format, set) ? (format.last ?? format.set) : format.set, set)

/**
 * A match tie-break may be reported as one game, but so may an unfinished set: the sets won must show
 * which it was.
 */
const isOneGame = (set: Points): boolean => set.home + set.away === 1
const isSame = (a: Points, b: Points): boolean => a.home === b.home && a.away === b.away

function decides({ toWin }: SetFormat, sets: readonly ToldSet[]): boolean {
  const { home, away } = wonOf(sets)
  return Math.max(home, away) === toWin && Math.min(home, away) < toWin
}

/** Returns the sets won by each side; a level set counts for none. */
export const wonOf = (sets: readonly Points[]): Points => ({
  home: sets.filter(set => set.home > set.away).length,
  away: sets.filter(set => set.away > set.home).length,
})

/** Finished sets that are all listed must decide the match; else the reported sets won must be a possible end. */
function flawOfWhole(formats: readonly SetFormat[], told: ToldSets, isListed: boolean): EndFlaw | undefined {
  const { sets, total } = told
  if (isListed && tellsSetsWon(told)) return matchFlaw(wonOf(sets))
  if (!total) return undefined
  const [high, low] = [Math.max(total.home, total.away), Math.min(total.home, total.away)]
  return formats.some(({ toWin }) => toWin === high && low < toWin) ? undefined : matchFlaw(total)
}

/**
 * Counts a match tie-break as one game (6-4 3-6 10-8 is 20 games). The third set of a tennis match is a
 * match tie-break when a side has ten points or more in it and the match ends with it: a set of games
 * ends at 7-6 at most (or 9-7 without a tie-break).
 */
export function withMatchTieBreak<S extends ToldSet>(sportId: SportId, sets: readonly S[]): readonly S[] {
  const last = sets.at(-1)
  const isTieBreak = sportId === TENNIS && last?.number === 3 && follows(matchTieBreak, last)
  if (!isTieBreak) return sets
  const home = last.home > last.away
  return [...sets.slice(0, -1), { ...last, home: home ? 1 : 0, away: home ? 0 : 1 }]
}
