import type { OutcomeId } from '#domain/ids.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { BetRequest } from '../bet-request.ts'
import type { BetRecords } from '../record/bet-records.ts'
import type { BookMemory } from './book-memory.ts'
import { listOffers } from './offers.sql.ts'
import { type Offered, type OfferedSlip, offeredWithLeg } from './offers.ts'

type Remembered = { readonly memory: BookMemory; readonly records: Pick<BetRecords, 'names'> }

/**
 * Returns the current offers for the claims of each request. The batch must have been entered: then a cached fixture
 * has not changed and need not be read.
 */
export async function readBook(
  tx: Tx,
  { memory, records }: Remembered,
  requests: readonly BetRequest[],
): Promise<readonly OfferedSlip[]> {
  const known = requests.map(request => recall(memory, request))
  const missing = unknownOf(requests, known)
  if (missing.size === 0) return known
  const read = new Map<OutcomeId, Offered>()
  for (const row of await listOffers(tx, [...missing])) {
    const offered = offeredWithLeg(row, records.names)
    read.set(row.outcome_id, offered)
    memory.keep(offered)
  }
  return requests.map(({ claims }, index) =>
    claims.map(({ outcomeId }, at) => known[index]?.[at] ?? read.get(outcomeId)),
  )
}

const recall = (memory: BookMemory, { claims }: BetRequest): OfferedSlip =>
  claims.map(({ fixtureId, outcomeId }) => memory.find(fixtureId, outcomeId))

function unknownOf(requests: readonly BetRequest[], known: readonly OfferedSlip[]): ReadonlySet<OutcomeId> {
  const missing = new Set<OutcomeId>()
  requests.forEach(({ claims }, index) => {
    claims.forEach(({ outcomeId }, at) => {
      if (!known[index]?.[at]) missing.add(outcomeId)
    })
  })
  return missing
}
