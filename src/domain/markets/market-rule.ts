/** The five market families of the in-play slip rule (handbook 2.2). */
export type MarketFamily = 'win-draw-lose' | 'win-lose' | 'handicap' | 'over-under' | 'other'

export type Side = 'home' | 'away'

/**
 * The part of play that a market covers. `overtime: 'sport'` follows the sport's rule (handbook 1.11); a
 * part excludes overtime unless it says otherwise.
 */
export type MarketScope =
  | { readonly kind: 'match'; readonly overtime: 'sport' | 'included' }
  | { readonly kind: 'period'; readonly number: number; readonly withOvertime?: true }
  | { readonly kind: 'half'; readonly number: 1 | 2; readonly withOvertime?: true }
  | { readonly kind: 'innings'; readonly upTo: number }
  | { readonly kind: 'extra-time' }
  | { readonly kind: 'shoot-out' }

/** The figure that a market counts within its scope. */
export type Counted =
  /** The score that decides the match: goals, runs, points; sets (maps) where a match is won by sets. */
  | 'result'
  /** The score used for totals: like `result`, but the points (games) of all sets in set sports. */
  | 'points'
  | 'sets'
  | 'corners'
  | 'cards'

/** A yes-or-no event of one side; without a side in the rule, the pick names it. */
export type Feat =
  | 'score'
  /** Either side scores. */
  | 'any-score'
  | 'clean-sheet'
  | 'win-to-nil'
  | 'score-in-both-halves'
  | 'win-both-halves'
  | 'win-either-half'

/** A yes-or-no fact about both halves. */
export type HalvesFact = 'draw-in-both' | 'draw-in-either' | 'goal-in-both' | 'both-score-in-both'

/** Events that one side does first; the sheet names the side. */
export const FIRST_EVENTS = [
  'corner',
  'last-corner',
  'card',
  'two-pointer',
  'three-pointer',
  'free-throw',
  'home-run',
  'walk',
  'strikeout',
  'stolen-base',
  'kill',
  'dragon',
  'baron',
  'tower',
  'inhibitor',
] as const
export type FirstEvent = (typeof FIRST_EVENTS)[number]

type Scoped = { readonly scope: MarketScope }
type Counting = Scoped & { readonly counted: Counted }

export type SingleRule =
  | ({ readonly kind: 'winner'; readonly ways: 2 | 3 } & Counting)
  | ({ readonly kind: 'double-chance' } & Counting)
  | ({ readonly kind: 'handicap' } & Counting)
  | ({ readonly kind: 'european-handicap' } & Counting)
  | ({ readonly kind: 'total'; readonly side?: Side } & Counting)
  | ({ readonly kind: 'three-way-total'; readonly side?: Side } & Counting)
  | ({ readonly kind: 'odd-even'; readonly side?: Side } & Counting)
  | ({ readonly kind: 'both-score' } & Scoped)

/** How a market is graded. `not-graded` markets are known by name only. */
export type MarketRule =
  | SingleRule
  | ({ readonly kind: 'correct-score' } & Counting)
  | ({ readonly kind: 'number'; readonly side?: Side } & Counting)
  | ({ readonly kind: 'winning-margin' } & Counting)
  | ({ readonly kind: 'half-full' } & Scoped)
  | ({ readonly kind: 'feat'; readonly feat: Feat; readonly side?: Side } & Scoped)
  | ({ readonly kind: 'halves-fact'; readonly fact: HalvesFact } & Scoped)
  | ({ readonly kind: 'best-half'; readonly side?: Side } & Scoped)
  | ({ readonly kind: 'best-period' } & Scoped)
  | ({ readonly kind: 'team-to-score'; readonly which: 'first' | 'last' | 'next' } & Scoped)
  | ({ readonly kind: 'race'; readonly to?: number } & Counting)
  | ({ readonly kind: 'first-event'; readonly event: FirstEvent; readonly period?: number } & Scoped)
  | ({ readonly kind: 'goes-to'; readonly what: 'overtime' | 'shoot-out' } & Scoped)
  | ({ readonly kind: 'qualifier' } & Scoped)
  | ({ readonly kind: 'combined'; readonly rules: readonly [SingleRule, SingleRule] } & Scoped)
  | ({ readonly kind: 'not-graded'; readonly family: MarketFamily } & Scoped)

/** A market type. `korean` may contain {1}..{9} (that period of the match), {H1}, {H2} (the halves). */
export type MarketType = {
  /** The feed's id; null for a market known by name only. */
  readonly id: number | null
  readonly english: string
  readonly korean: string
  readonly rule: MarketRule
}

export const MATCH: MarketScope = { kind: 'match', overtime: 'sport' }
export const WITH_OVERTIME: MarketScope = { kind: 'match', overtime: 'included' }
export const EXTRA_TIME: MarketScope = { kind: 'extra-time' }
export const SHOOT_OUT: MarketScope = { kind: 'shoot-out' }
export const HALF_1: MarketScope = { kind: 'half', number: 1 }
export const HALF_2: MarketScope = { kind: 'half', number: 2 }
export const HALF_2_WITH_OVERTIME: MarketScope = { kind: 'half', number: 2, withOvertime: true }
export const period = (number: number): MarketScope => ({ kind: 'period', number })
export const PERIOD_4_WITH_OVERTIME: MarketScope = { kind: 'period', number: 4, withOvertime: true }
export const innings = (upTo: number): MarketScope => ({ kind: 'innings', upTo })

export const market = (id: number | null, english: string, korean: string, rule: MarketRule): MarketType => ({
  id,
  english,
  korean,
  rule,
})

export const winner3 = (scope: MarketScope, counted: Counted = 'result'): SingleRule => ({
  kind: 'winner',
  ways: 3,
  scope,
  counted,
})
export const winner2 = (scope: MarketScope, counted: Counted = 'result'): SingleRule => ({
  kind: 'winner',
  ways: 2,
  scope,
  counted,
})
export const doubleChance = (scope: MarketScope, counted: Counted = 'result'): SingleRule => ({
  kind: 'double-chance',
  scope,
  counted,
})
export const handicap = (scope: MarketScope, counted: Counted = 'result'): SingleRule => ({
  kind: 'handicap',
  scope,
  counted,
})
export const euroHandicap = (scope: MarketScope, counted: Counted = 'result'): SingleRule => ({
  kind: 'european-handicap',
  scope,
  counted,
})
export const total = (scope: MarketScope, counted: Counted = 'points'): SingleRule => ({
  kind: 'total',
  scope,
  counted,
})
export const teamTotal = (side: Side, scope: MarketScope, counted: Counted = 'points'): SingleRule => ({
  kind: 'total',
  side,
  scope,
  counted,
})
export const threeWayTotal = (scope: MarketScope, counted: Counted = 'points'): SingleRule => ({
  kind: 'three-way-total',
  scope,
  counted,
})
export const oddEven = (scope: MarketScope, counted: Counted = 'points'): SingleRule => ({
  kind: 'odd-even',
  scope,
  counted,
})
export const teamOddEven = (side: Side, scope: MarketScope): SingleRule => ({
  kind: 'odd-even',
  side,
  scope,
  counted: 'points',
})
export const bothScore = (scope: MarketScope): SingleRule => ({ kind: 'both-score', scope })
export const correctScore = (scope: MarketScope): MarketRule => ({
  kind: 'correct-score',
  scope,
  counted: 'result',
})
export const number = (scope: MarketScope, counted: Counted = 'points'): MarketRule => ({
  kind: 'number',
  scope,
  counted,
})
export const teamNumber = (side: Side, scope: MarketScope, counted: Counted = 'points'): MarketRule => ({
  kind: 'number',
  side,
  scope,
  counted,
})
export const feat = (what: Feat, side: Side | undefined, scope: MarketScope): MarketRule =>
  side ? { kind: 'feat', feat: what, side, scope } : { kind: 'feat', feat: what, scope }
export const teamToScore = (which: 'first' | 'last' | 'next', scope: MarketScope): MarketRule => ({
  kind: 'team-to-score',
  which,
  scope,
})
export const firstEvent = (event: FirstEvent, inPeriod?: number): MarketRule =>
  inPeriod === undefined
    ? { kind: 'first-event', event, scope: MATCH }
    : { kind: 'first-event', event, period: inPeriod, scope: period(inPeriod) }
export const both = (first: SingleRule, second: SingleRule): MarketRule => ({
  kind: 'combined',
  rules: [first, second],
  scope: first.scope,
})
export const notGraded = (family: MarketFamily, scope: MarketScope = MATCH): MarketRule => ({
  kind: 'not-graded',
  family,
  scope,
})
