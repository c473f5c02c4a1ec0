import { reachDatabase, readDatabaseUrl } from '#server/platform/postgres/database-setting.ts'
import { dataFolder, makeDataFolder } from './data-folder.ts'
import { createDatabase } from './databases.sql.ts'
import {
  type EmbeddedPostgres,
  ownerOfFolder,
  startEmbeddedPostgres,
  urlOfRunning,
} from './embedded-postgres.ts'
import { FolderInUse } from './single-owner.ts'

export type OwnDatabase = {
  readonly url: string
  /** Undefined when the operator's own server is used. */
  readonly embedded: EmbeddedPostgres | undefined
  readonly stop: () => Promise<void>
}

const NAME = 'hanpan'

/** Throws WrongSetting if the settings name a place that cannot hold data. Called before anything is started. */
export async function checkPlaceOfData(): Promise<void> {
  const url = readDatabaseUrl(process.env)
  if (url) await reachDatabase(url)
  else makeDataFolder(dataFolder())
}

/** Opens the database that commands work on: DATABASE_URL if it is set, otherwise the embedded PostgreSQL. */
export async function openOwnDatabase(owner: string): Promise<OwnDatabase> {
  const url = readDatabaseUrl(process.env)
  if (url) return { url, embedded: undefined, stop: async () => {} }
  const embedded = await startEmbeddedPostgres({ folder: dataFolder(), owner })
  await createDatabase(embedded.urlOf('postgres'), NAME)
  return { url: embedded.urlOf(NAME), embedded, stop: embedded.stop }
}

/**
 * Returns the text of the site that runs on the same data, if any. Undefined for an operator's own database, which any
 * number of sites may use.
 */
export const ownerOfData = async (): Promise<string | undefined> =>
  process.env.DATABASE_URL ? undefined : ownerOfFolder(dataFolder())

/** True when no site runs on the data. False for an operator's own database, where this cannot be known. */
export const isSiteAway = async (): Promise<boolean> =>
  !process.env.DATABASE_URL && (await ownerOfData()) === undefined

/** Like openOwnDatabase, but also connects to the database of a site that already runs on the same data. */
export async function reachOwnDatabase(): Promise<OwnDatabase> {
  await checkPlaceOfData()
  try {
    return await openOwnDatabase(`process ${process.pid}`)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    return { url: urlOfRunning(dataFolder(), NAME), embedded: undefined, stop: async () => {} }
  }
}
