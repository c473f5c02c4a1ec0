// `npm run reports:verify`: compares the sums of the reports with the ledger, also while the site runs.

import { isMigrated, migrate } from '#server/platform/postgres/migrate.ts'
import { compareReports } from '#server/reports/reports.ts'
import { onOwnDatabase } from './ground/command.ts'

await onOwnDatabase(1, async (db, own) => {
  if (own.embedded) await migrate(db)
  if (!(await isMigrated(db))) {
    console.error('No site has ever run on this database: there are no reports.')
    return 1
  }
  const { days, faults } = await compareReports(db)
  for (const fault of faults) console.log(fault)
  console.log(faults.length === 0 ? `The reports are right: ${days} days.` : `${faults.length} faults.`)
  return faults.length === 0 ? 0 : 1
})
