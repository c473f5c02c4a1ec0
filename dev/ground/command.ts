import { type Db, openDatabase } from '#server/platform/postgres/postgres.ts'
import { WrongSetting } from '#server/platform/process/settings.ts'
import { type OwnDatabase, reachOwnDatabase } from './database.ts'

/**
 * Runs a command on the site's database, also while the site runs, and sets the exit code that `work` returns. A wrong
 * setting is reported in one sentence, with exit code 1.
 */
export async function onOwnDatabase(
  poolSize: number,
  work: (db: Db, own: OwnDatabase) => Promise<number>,
): Promise<void> {
  try {
    const own = await reachOwnDatabase()
    const db = openDatabase({ url: own.url, poolSize })
    try {
      process.exitCode = await work(db, own)
    } finally {
      await db.close()
      await own.stop()
    }
  } catch (error) {
    if (!(error instanceof WrongSetting)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
