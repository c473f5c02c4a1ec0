// `npm run db:reset`: deletes the data of the embedded PostgreSQL. The next start creates a new database.
import { rmSync } from 'node:fs'
import { dataFolder } from './ground/data-folder.ts'
import { openOwnDatabase } from './ground/database.ts'
import { clusterOf } from './ground/embedded-postgres.ts'
import { FolderInUse } from './ground/single-owner.ts'
import { explainStart } from './ground/start-fault.ts'

if (process.env.DATABASE_URL) {
  console.error('DATABASE_URL is set: this command forgets the embedded database only.')
  process.exit(1)
}
try {
  // Opened first, so that no other process uses the data while it is deleted.
  await (await openOwnDatabase('db:reset')).stop()
  rmSync(clusterOf(dataFolder()), { recursive: true, force: true })
  console.log(`The data in ${dataFolder()} is gone.`)
} catch (error) {
  console.error(
    error instanceof FolderInUse
      ? `Hanpan runs on the data in ${dataFolder()} (${error.message}); stop it first.`
      : explainStart(error, dataFolder()),
  )
  process.exitCode = 1
}
