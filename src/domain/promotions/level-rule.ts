/** Levels by what members have bet, or paid in (handbook 5.8). Nobody is put on a lower one by it. */

/** What a level asks for: so many, or won in all; null asks for none of it. Either is enough. */
export type LevelStep = { readonly count: number | null; readonly sum: number | null }

export type LevelRule = {
  readonly on: boolean
  /** For levels 2 to 9 in their order; level 10 is given by operators alone. */
  readonly steps: readonly LevelStep[]
}

export const FIRST_STEP = 2
export const LAST_STEP = 9

/** As shipped (decision of handbook 5.8). */
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

/** Deposits that were completed; with play money settled bets and their stakes. */
export type LevelCounts = { readonly count: number; readonly sum: number }

/** The highest level that the counts reach; 1 where they reach none. */
export function reachedLevel({ steps }: LevelRule, counts: LevelCounts): number {
  const reached = steps.findLastIndex(
    ({ count, sum }) => (count !== null && counts.count >= count) || (sum !== null && counts.sum >= sum),
  )
  return reached === -1 ? 1 : reached + FIRST_STEP
}
