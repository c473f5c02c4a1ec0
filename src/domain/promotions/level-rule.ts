/** Levels by a member's bets or deposits (handbook 5.8). The rule never lowers a level. */

/** Requirement of a level: a number or a sum in won; null means not applicable. Either is enough. */
export type LevelStep = { readonly count: number | null; readonly sum: number | null }

export type LevelRule = {
  readonly on: boolean
  /** For levels 2 to 9 in order; only operators give level 10. */
  readonly steps: readonly LevelStep[]
}

export const FIRST_STEP = 2
export const LAST_STEP = 9

/** Defaults (decision of handbook 5.8). */
export const shippedLevelRule: LevelRule = {
  on: true,
  steps: [
    { count: 3, sum: null },
    { count: 10, sum: 1_000_000 },
    { count: null, sum: 3_000_000 },
    { count: null, sum: 5_000_000 },
    { count: null, sum: 10_000_000 },
    { count: null, sum: 20_000_000 },
    { count: null, sum: 30_000_000 },
    { count: null, sum: 50_000_000 },
  ],
}

/** Completed deposits; with play money, settled bets and their stakes. */
export type LevelCounts = { readonly count: number; readonly sum: number }

/** Returns the highest level reached, or 1. */
export function reachedLevel({ steps }: LevelRule, counts: LevelCounts): number {
  const reached = steps.findLastIndex(
    ({ count, sum }) => (count !== null && counts.count >= count) || (sum !== null && counts.sum >= sum),
  )
  return reached === -1 ? 1 : reached + FIRST_STEP
}
