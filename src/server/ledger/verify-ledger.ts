import type { Db } from '#server/platform/postgres/postgres.ts'
import { countPostings, listFaults, readOneMoment } from './verify-ledger.sql.ts'

/** One thing that is wrong with the books, in words. */
export type LedgerFault = string

/**
 * Proves the books: every posting joins two accounts of one currency, every stored balance is the sum of
 * its postings and follows step by step from the one before, all accounts sum to zero, no member is
 * negative, open holds lie on their accounts, and the noted use of the running day, week and month is that of the
 * postings. Reads one moment, so it may run beside a working server.
 */
export function verifyLedger(db: Db): Promise<{ postings: number; faults: LedgerFault[] }> {
  return db.transaction(async tx => {
    await readOneMoment(tx)
    return { postings: await countPostings(tx), faults: await listFaults(tx) }
  })
}
