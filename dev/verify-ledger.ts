// `npm run ledger:verify`: proves the books of the site's database, also while the site runs.

import { verifyLedger } from '#server/ledger/ledger.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openDatabase } from '#server/platform/postgres.ts'
import { reachOwnDatabase } from './database.ts'

const own = await reachOwnDatabase()
const db = openDatabase({ url: own.url, poolSize: 1 })
try {
  if (own.embedded) await migrate(db)
  const { postings, faults } = await verifyLedger(db)
  for (const fault of faults) console.log(fault)
  console.log(faults.length === 0 ? `The books are right: ${postings} postings.` : `${faults.length} faults.`)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await db.close()
  await own.stop()
}
