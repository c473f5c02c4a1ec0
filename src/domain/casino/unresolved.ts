import { HOUR, type Instant, MINUTE } from '../instant.ts'

/** A bet without a result for this long is listed, and its supplier is asked (field 4). */
export const UNRESOLVED_AFTER = 10 * MINUTE
/** After a supplier has been silent for this long, its open stakes may be refunded. */
const SILENT_FOR = 24 * HOUR

/** A supplier's answer about a bet; `silent` means no usable answer. */
export const betWords = ['running', 'ended', 'unknown', 'silent'] as const
export type BetWord = (typeof betWords)[number]

/** Operator's next step for a bet without a result. */
export type UnresolvedStep = 'ask' | 'wait' | 'refund' | 'call-supplier'

type Unresolved = {
  readonly placedAt: Instant
  /** Null when the supplier has not been asked. */
  readonly says: BetWord | null
  /** An operator rejected a win of it, so the end that the supplier reports may be the rejected one. */
  readonly wasRejected: boolean
}

/**
 * Decides what to do about a bet without a result. Silence about a bet is no reason to refund it, since a
 * result may be on its way. The bet is refunded only when the supplier says that it does not know it, does
 * not answer for a day, or insists on a win that was rejected.
 */
export function unresolvedStep({ placedAt, says, wasRejected }: Unresolved, now: Instant): UnresolvedStep {
  if (now - placedAt < UNRESOLVED_AFTER) return 'wait'
  switch (says) {
    case null:
      return 'ask'
    case 'ended':
      return wasRejected ? 'refund' : 'ask'
    case 'running':
      return 'wait'
    case 'unknown':
      return 'refund'
    case 'silent':
      return now - placedAt >= SILENT_FOR ? 'refund' : 'call-supplier'
  }
}

/** Delay before the house asks about a bet again. Doubles with each request, at most an hour. */
export const askAgainAfter = (asks: number): number => Math.min(2 ** Math.min(asks, 10), 60) * MINUTE

/** Transaction id of an operator's refund. One per bet, and not a valid supplier id. */
export const refundRefOf = (betId: string): string => `house~refund~${betId}`
