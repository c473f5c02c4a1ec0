import { HOUR, type Instant, MINUTE } from '../instant.ts'

/** A bet without a win or refund is listed, and its supplier asked, after so long (field 4). */
export const UNRESOLVED_AFTER = 10 * MINUTE
/** A supplier that has not answered for so long does not hold back its members' stakes any more. */
export const SILENT_FOR = 24 * HOUR

/** What a supplier says of a bet that it is asked about; `silent` is no answer that counts. */
export const betWords = ['running', 'ended', 'unknown', 'silent'] as const
export type BetWord = (typeof betWords)[number]

/** What is to be done about a bet that has no end. */
export type UnresolvedStep = 'ask' | 'wait' | 'refund' | 'call-supplier'

type Unresolved = {
  readonly placedAt: Instant
  /** Null where the supplier has not been asked. */
  readonly says: BetWord | null
}

/**
 * What to do about a bet without an end. That a supplier does not tell of a bet is no ground to refund it: it may be under
 * way. Only its word that it knows no such bet is, or its silence for a day.
 */
export function unresolvedStep({ placedAt, says }: Unresolved, now: Instant): UnresolvedStep {
  if (now - placedAt < UNRESOLVED_AFTER) return 'wait'
  switch (says) {
    case null:
    case 'ended':
      return 'ask'
    case 'running':
      return 'wait'
    case 'unknown':
      return 'refund'
    case 'silent':
      return now - placedAt >= SILENT_FOR ? 'refund' : 'call-supplier'
  }
}

/** How long after one asking a bet is asked about again by the house: sooner at first. */
export const askAgainAfter = (asks: number): number => Math.min(2 ** Math.min(asks, 10), 60) * MINUTE

/** The number of an operator's refund: once a bet, and none that a supplier can send. */
export const refundRefOf = (betId: string): string => `house~refund~${betId}`
