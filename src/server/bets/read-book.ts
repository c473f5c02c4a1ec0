import type { OutcomeId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Tx } from '#server/platform/postgres.ts'
import type { BetOrder, Claim } from './bet-order.ts'
import type { BookMemory } from './book-memory.ts'
import { listChangedFixtures, listOffers, type OfferedRow } from './booking.sql.ts'
import type { Book } from './offers.ts'

/**
 * What the database offers now for the picked outcomes. The gates of their fixtures must be held: then a
 * fixture whose running number has not moved is as it is remembered, and nothing of it has to be read.
 */
export async function readBook(
  tx: Tx,
  memory: BookMemory,
  orders: readonly BetOrder[],
  now: Instant,
): Promise<Book> {
  const claims = orders.flatMap(order => order.claims)
  const fixtures = [...new Set(claims.map(claim => claim.fixtureId))]
  const changed = await listChangedFixtures(
    tx,
    fixtures,
    fixtures.map(fixture => memory.seqOf(fixture, now)),
  )
  for (const { id, seq } of changed) memory.renew(id, seq, now)
  const { book, missing } = recall(memory, claims)
  if (missing.length === 0) return book
  const gated = new Set(fixtures)
  for (const row of await listOffers(tx, missing)) {
    book.set(row.outcome_id, row)
    // An outcome that was claimed of another fixture may be one whose gate is not held.
    if (gated.has(row.fixture_id)) memory.keep(row)
  }
  return book
}

function recall(memory: BookMemory, claims: readonly Claim[]) {
  const book = new Map<OutcomeId, OfferedRow>()
  const missing = new Set<OutcomeId>()
  for (const { fixtureId, outcomeId } of claims) {
    const known = memory.find(fixtureId, outcomeId)
    if (known) book.set(outcomeId, known)
    else missing.add(outcomeId)
  }
  return { book, missing: [...missing] }
}
