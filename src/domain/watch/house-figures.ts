import type { ReconciliationCheck } from '../cashier/reconciliation-checks.ts'
import type { Instant } from '../instant.ts'

/** Age of the last message from a data source about live matches. */
export type FeedAge = {
  readonly source: string
  /** The matches whose in-play odds it supplies, or those for which it supplies only the score. */
  readonly kind: 'in-play' | 'score'
  readonly runningMatches: number
  readonly silencedMatches: number
  /** Age of the most recent message about any of the matches. */
  readonly ageMilliseconds: number
}

/** Figures that are monitored for the whole house. */
export type HouseFigures = {
  readonly feeds: readonly FeedAge[]
  /** Matches whose result, verdict or void has not been settled, and since when the oldest waits. */
  readonly settlement: { readonly waiting: number; readonly oldest: Instant | null }
  readonly ledgerCheck: {
    readonly at: Instant
    readonly postings: number
    readonly faults: readonly string[]
  } | null
  /** Reconciliation checks with differences in their last run. */
  readonly reconciliation: readonly {
    readonly check: ReconciliationCheck
    readonly at: Instant
    readonly first: string
    readonly differences: number
  }[]
  readonly reports: {
    /** Up to when the report sums are complete; null before the first run. */
    readonly countedAt: Instant | null
    /** The last comparison of the sums with the ledger, and where they differed. */
    readonly check: { readonly at: Instant; readonly days: number; readonly faults: readonly string[] } | null
  }
  readonly minigames: {
    /** Result of the last test of the random source, if any (field G5). */
    readonly random: { readonly at: Instant; readonly isHealthy: boolean } | null
    /** Games with an overdue round, draw or payment, and since when. */
    readonly late: readonly { readonly title: string; readonly since: Instant }[]
    /** Rounds whose outside beacon (drand or the keeper) has not come, and since when the oldest waits. */
    readonly withoutBeacon: { readonly rounds: number; readonly since: Instant | null }
    /** Games whose rounds failed their last check, and the number of faults. */
    readonly unfair: readonly { readonly title: string; readonly faults: number }[]
    /**
     * Games whose payouts deviate too far from the expectation, in whole standard errors; negative when
     * they paid too little.
     */
    readonly beyond: readonly { readonly title: string; readonly errors: number }[]
  }
  readonly casino: {
    /** Casino bets without a result after ten minutes, and since when the oldest waits. */
    readonly unresolved: { readonly count: number; readonly oldest: Instant | null }
    /** Suppliers with wins beyond the most that wait for an operator, and how many. */
    readonly held: readonly { readonly supplier: string; readonly count: number }[]
    /** Days that differ from the supplier's report, with the number of unexplained differences. */
    readonly differences: readonly {
      readonly supplier: string
      readonly day: string
      readonly count: number
    }[]
  }
}
