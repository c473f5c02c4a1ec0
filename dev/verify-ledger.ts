// `npm run ledger:verify`: verifies the books of the site's database, also while the site runs.

import { verifyLedger } from '#server/ledger/ledger.ts'
import { isMigrated, migrate } from '#server/platform/postgres/migrate.ts'
import { onOwnDatabase } from './ground/command.ts'

await onOwnDatabase(1, async (db, own) => {
  if (own.embedded) await migrate(db)
  if (!(await isMigrated(db))) {
    console.error('No site has ever run on this database: there are no books.')
    return 1
  }
  const { postings, faults } = await verifyLedger(db)
  for (const fault of faults) console.log(fault)
  console.log(faults.length === 0 ? `The books are right: ${postings} postings.` : `${faults.length} faults.`)
  return faults.length === 0 ? 0 : 1
})
