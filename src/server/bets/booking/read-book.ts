import type { OutcomeId } from '#domain/ids.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { BetOrder } from '../bet-order.ts'
import { type Offered, type OfferedSlip, offeredWithLeg } from '../offers.ts'
import type { BetRecords } from '../record/bet-records.ts'
import type { BookMemory } from './book-memory.ts'
import { listOffers } from './booking.sql.ts'

type Remembered = { readonly memory: BookMemory; readonly records: Pick<BetRecords, 'names'> }

/**
 * What the database offers now for the claims of each order. The batch must have been entered: then a fixture that
 * is remembered has not changed, and nothing of it has to be read.
 */
export async function readBook(
  tx: Tx,
  { memory, records }: Remembered,
  orders: readonly BetOrder[],
): Promise<readonly OfferedSlip[]> {
  const known = orders.map(order => recall(memory, order))
  const missing = unknownOf(orders, known)
  if (missing.size === 0) return known
  const read = new Map<OutcomeId, Offered>()
  for (const row of await listOffers(tx, [...missing])) {
    const offered = offeredWithLeg(row, records.names)
    read.set(row.outcome_id, offered)
    memory.keep(offered)
  }
  return orders.map(({ claims }, index) =>
    claims.map(({ outcomeId }, at) => known[index]?.[at] ?? read.get(outcomeId)),
  )
}

const recall = (memory: BookMemory, { claims }: BetOrder): OfferedSlip =>
  claims.map(({ fixtureId, outcomeId }) => memory.find(fixtureId, outcomeId))

function unknownOf(orders: readonly BetOrder[], known: readonly OfferedSlip[]): ReadonlySet<OutcomeId> {
  const missing = new Set<OutcomeId>()
  orders.forEach(({ claims }, index) => {
    claims.forEach(({ outcomeId }, at) => {
      if (!known[index]?.[at]) missing.add(outcomeId)
    })
  })
  return missing
}
