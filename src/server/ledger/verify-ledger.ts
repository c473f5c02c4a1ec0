import type { Db } from '#server/platform/postgres/postgres.ts'
import { countPostings, listFaults, readOneMoment } from './verify-ledger.sql.ts'

/** Text of one fault in the books. */
export type LedgerFault = string

/**
 * Verifies the books: every posting connects two accounts of one currency, every stored balance is the sum of its
 * postings and follows step by step from the previous one, all accounts sum to zero, no member is negative, open holds
 * are covered by their accounts, and the stored use of the current day, week and month matches the postings. Reads one
 * snapshot, so it may run while the server works.
 */
export function verifyLedger(db: Db): Promise<{ postings: number; faults: LedgerFault[] }> {
  return db.transaction(async tx => {
    await readOneMoment(tx)
    return { postings: await countPostings(tx), faults: await listFaults(tx) }
  })
}
