import type { SettlementCode } from '#domain/grading/leg-result.ts'
import type { MarketTypeId, OutcomeId } from '#domain/ids.ts'
import type { ClosingFact } from '#server/fixtures/fixtures.ts'
import type { KnownFixture } from './fixture-memory.ts'
import { closeQuote, countsFromScore, NO_SCORE } from './score-quotes.ts'
import type { EventHead, Translation } from './translation.ts'

/** A bet of which only the id is sent, and its verdict. */
export type NamelessBet = {
  readonly id: OutcomeId
  readonly status: 'open' | ClosingFact['status']
  readonly code: SettlementCode | undefined
}

export type Verdict = { readonly outcomeId: OutcomeId; readonly code: SettlementCode }

/**
 * Processes a bet without its name: the outcome is closed, whatever the message says, since it can only be opened by a
 * snapshot with all its data. Returns the verdict if there is one.
 */
export function closeNameless(
  head: EventHead,
  typeId: MarketTypeId,
  { id, status, code }: NamelessBet,
  known: KnownFixture,
  into: Translation,
): Verdict[] {
  if (status === 'open') {
    into.leftOut.push('open bet without a name')
    into.incomplete.add(head.fixtureId)
  }
  const quoted = known.quotedBets.get(id)
  if (quoted) {
    closeQuote(head, known, quoted, into)
    return code && quoted.score === NO_SCORE ? [{ outcomeId: quoted.quotes.outcomeId, code }] : []
  }
  const closing = status === 'settled' ? status : 'suspended'
  into.facts.push({ kind: 'closing', ...head, status: closing, outcomeIds: [id] })
  // A verdict on a bet at another score does not apply to the book's question.
  return code && !countsFromScore(known, typeId) ? [{ outcomeId: id, code }] : []
}
