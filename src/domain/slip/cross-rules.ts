import type { SportId } from '../ids.ts'
import { BASEBALL, BASKETBALL, FOOTBALL, ICE_HOCKEY, VOLLEYBALL } from '../sports/sports.ts'
import { LEGS_MAX } from './leg-count.ts'
import type { PairSide } from './slip-violation.ts'

/** Pairs of one fixture that an operator may allow; all other pairs are always refused (handbook 1.4). */
export const crossPairs = [
  'win-over',
  'win-under',
  'draw-over',
  'draw-under',
  'win-handicap',
  'handicap-over',
  'handicap-under',
] as const
export type CrossPair = (typeof crossPairs)[number]

const sidesOf: Readonly<Record<CrossPair, readonly [PairSide, PairSide]>> = {
  'win-over': ['win', 'over'],
  'win-under': ['win', 'under'],
  'draw-over': ['draw', 'over'],
  'draw-under': ['draw', 'under'],
  'win-handicap': ['win', 'handicap'],
  'handicap-over': ['handicap', 'over'],
  'handicap-under': ['handicap', 'under'],
}

/** Cross rules (크로스 규정): which legs of one fixture a slip of the cross page may contain (handbook 1.4). */
export type CrossRules = {
  readonly sports: readonly { readonly sportId: SportId; readonly pairs: readonly CrossPair[] }[]
  /** Pairs of sports that are not listed. */
  readonly others: readonly CrossPair[]
  /** Minimum number of legs of a slip with such a pair, and maximum number of pairs. */
  readonly legsMin: number
  readonly pairsMax: number
}

const weaklyLinked: readonly CrossPair[] = ['win-over', 'win-under', 'handicap-over', 'handicap-under']

/** Defaults (handbook 1.4). */
export const shippedCrossRules: CrossRules = {
  sports: [
    { sportId: FOOTBALL, pairs: [] },
    { sportId: BASEBALL, pairs: weaklyLinked },
    { sportId: BASKETBALL, pairs: weaklyLinked },
    { sportId: VOLLEYBALL, pairs: [] },
    { sportId: ICE_HOCKEY, pairs: [] },
  ],
  others: [],
  legsMin: 3,
  pairsMax: 1,
}

/** A slip can't contain more pairs than this. */
export const CROSS_PAIRS_MAX = LEGS_MAX / 2

/** A pair has two legs. */
export const CROSS_LEGS_MIN = 2

const pairsOf = ({ sports, others }: CrossRules, sportId: SportId | undefined): readonly CrossPair[] =>
  sports.find(one => one.sportId === sportId)?.pairs ?? others

/** True when two sides of one fixture may be in one slip, in either order. */
export const mayCross = (rules: CrossRules, sportId: SportId, a: PairSide, b: PairSide): boolean =>
  pairsOf(rules, sportId).some(pair => {
    const [one, two] = sidesOf[pair]
    return (one === a && two === b) || (one === b && two === a)
  })

/** Returns why rules are invalid, in Korean; undefined when they are valid. */
export function crossFault({ sports, legsMin, pairsMax }: CrossRules): string | undefined {
  if (legsMin < CROSS_LEGS_MIN || legsMin > LEGS_MAX)
    return `최소 폴더는 ${CROSS_LEGS_MIN}부터 ${LEGS_MAX}까지 정할 수 있습니다.`
  if (pairsMax < 1 || pairsMax > CROSS_PAIRS_MAX)
    return `동일경기 조합은 1개부터 ${CROSS_PAIRS_MAX}개까지 정할 수 있습니다.`
  const isTwice = new Set(sports.map(({ sportId }) => sportId)).size < sports.length
  return isTwice ? '같은 종목이 두 번 있습니다.' : undefined
}

/** True when the new rules allow more: another pair, fewer legs, or more pairs. */
export function isCrossLoosened(was: CrossRules, is: CrossRules): boolean {
  if (is.legsMin < was.legsMin || is.pairsMax > was.pairsMax) return true
  const named = [...was.sports, ...is.sports].map(({ sportId }) => sportId)
  return [undefined, ...named].some(sportId => {
    const before = pairsOf(was, sportId)
    return pairsOf(is, sportId).some(pair => !before.includes(pair))
  })
}
