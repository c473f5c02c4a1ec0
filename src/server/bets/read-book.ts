import type { OutcomeId } from '#domain/ids.ts'
import type { Tx } from '#server/platform/postgres.ts'
import type { BetOrder } from './bet-order.ts'
import type { BookMemory } from './book-memory.ts'
import { listOffers, type OfferedRow } from './booking.sql.ts'
import type { Book } from './offers.ts'

/**
 * What the database offers now for the picked outcomes. The batch must have been entered: then a fixture that
 * is remembered has not changed, and nothing of it has to be read.
 */
export async function readBook(tx: Tx, memory: BookMemory, orders: readonly BetOrder[]): Promise<Book> {
  const { book, missing } = recall(memory, orders)
  if (missing.length === 0) return book
  for (const row of await listOffers(tx, missing)) {
    book.set(row.outcome_id, row)
    memory.keep(row)
  }
  return book
}

function recall(memory: BookMemory, orders: readonly BetOrder[]) {
  const book = new Map<OutcomeId, OfferedRow>()
  const missing = new Set<OutcomeId>()
  for (const { claims } of orders)
    for (const { fixtureId, outcomeId } of claims) {
      const known = memory.find(fixtureId, outcomeId)
      if (known) book.set(outcomeId, known)
      else missing.add(outcomeId)
    }
  return { book, missing: [...missing] }
}
