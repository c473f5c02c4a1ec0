import type { ReconciliationCheck } from '../cashier/reconciliation-checks.ts'
import type { Instant } from '../instant.ts'

/** How long ago a source of facts was last heard of a match that runs. */
export type FeedAge = {
  readonly source: string
  /** Of the matches that it prices in play, or of those whose score it tells alone. */
  readonly kind: 'in-play' | 'score'
  readonly runningMatches: number
  readonly silencedMatches: number
  /** Of the match that was heard of last. */
  readonly ageMilliseconds: number
}

/** What the house as a whole has to be watched for. */
export type HouseFigures = {
  readonly feeds: readonly FeedAge[]
  /** Matches whose result, verdict or void has not been settled, and since when the first of them waits. */
  readonly settlement: { readonly waiting: number; readonly oldest: Instant | null }
  readonly ledgerCheck: {
    readonly at: Instant
    readonly postings: number
    readonly faults: readonly string[]
  } | null
  /** What was held against each other and does not agree, by its last run. */
  readonly reconciliation: readonly {
    readonly check: ReconciliationCheck
    readonly at: Instant
    readonly first: string
    readonly differences: number
  }[]
  readonly reports: {
    /** Up to when everything is in the sums of the reports; null before the first turn. */
    readonly countedAt: Instant | null
    /** When the sums were last held against the ledger, and where they were wrong. */
    readonly check: { readonly at: Instant; readonly days: number; readonly faults: readonly string[] } | null
  }
  readonly minigames: {
    /** Whether the random source passed its last test, where one has been made (field G5). */
    readonly random: { readonly at: Instant; readonly isHealthy: boolean } | null
    /** Games with something that is overdue, be it a round, a draw or a payment, and since when it is. */
    readonly late: readonly { readonly title: string; readonly since: Instant }[]
    /** Games whose rounds did not stand their last check, and how many of them. */
    readonly unfair: readonly { readonly title: string; readonly faults: number }[]
    /** Games that have paid too far from what they should have, in whole standard errors: below zero too little. */
    readonly beyond: readonly { readonly title: string; readonly errors: number }[]
  }
  readonly casino: {
    /** Casino bets that have no end after ten minutes, and since when the first of them waits. */
    readonly unresolved: { readonly count: number; readonly oldest: Instant | null }
    /** Days that do not agree with their supplier's report, and how much of each nobody has explained. */
    readonly differences: readonly {
      readonly supplier: string
      readonly day: string
      readonly count: number
    }[]
  }
}
