import type { SportId } from '../ids.ts'
import { BASEBALL, BASKETBALL, FOOTBALL, ICE_HOCKEY, VOLLEYBALL } from '../sports/sports.ts'
import { LEGS_MAX } from './leg-count.ts'
import type { PairSide } from './slip-violation.ts'

/** Two sides of one fixture that an operator may let cross; every other pair is always refused (handbook 1.4). */
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

/** 크로스 규정: which legs of one fixture a slip of the cross page may hold (handbook 1.4). */
export type CrossRules = {
  readonly sports: readonly { readonly sportId: SportId; readonly pairs: readonly CrossPair[] }[]
  /** Those of every sport that has no row of its own. */
  readonly others: readonly CrossPair[]
  /** A slip with such a pair needs this many legs, and holds so many pairs at most. */
  readonly legsMin: number
  readonly pairsMax: number
}

const weaklyLinked: readonly CrossPair[] = ['win-over', 'win-under', 'handicap-over', 'handicap-under']

/** As a site ships with them (handbook 1.4). */
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

/** More pairs than these do not fit into a slip. */
export const CROSS_PAIRS_MAX = LEGS_MAX / 2

/** A pair is two legs. */
export const CROSS_LEGS_MIN = 2

const pairsOf = ({ sports, others }: CrossRules, sportId: SportId | undefined): readonly CrossPair[] =>
  sports.find(one => one.sportId === sportId)?.pairs ?? others

/** Whether two sides of one fixture may stand in a slip together, in whatever order. */
export const mayCross = (rules: CrossRules, sportId: SportId, a: PairSide, b: PairSide): boolean =>
  pairsOf(rules, sportId).some(pair => {
    const [one, two] = sidesOf[pair]
    return (one === a && two === b) || (one === b && two === a)
  })

/** Why rules can't be meant, in Korean. */
export function crossFault({ sports, legsMin, pairsMax }: CrossRules): string | undefined {
  if (legsMin < CROSS_LEGS_MIN || legsMin > LEGS_MAX)
    return `최소 폴더는 ${CROSS_LEGS_MIN}부터 ${LEGS_MAX}까지 정할 수 있습니다.`
  if (pairsMax < 1 || pairsMax > CROSS_PAIRS_MAX)
    return `동일경기 조합은 1개부터 ${CROSS_PAIRS_MAX}개까지 정할 수 있습니다.`
  const isTwice = new Set(sports.map(({ sportId }) => sportId)).size < sports.length
  return isTwice ? '같은 종목이 두 번 있습니다.' : undefined
}

/** Whether a slip may hold what it could not before: another pair, fewer legs beside it, or more pairs. */
export function isCrossLoosened(was: CrossRules, is: CrossRules): boolean {
  if (is.legsMin < was.legsMin || is.pairsMax > was.pairsMax) return true
  const named = [...was.sports, ...is.sports].map(({ sportId }) => sportId)
  return [undefined, ...named].some(sportId => {
    const before = pairsOf(was, sportId)
    return pairsOf(is, sportId).some(pair => !before.includes(pair))
  })
}
