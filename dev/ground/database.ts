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
  /** Undefined where the operator brings a server of their own. */
  readonly embedded: EmbeddedPostgres | undefined
  readonly stop: () => Promise<void>
}

const NAME = 'hanpan'

/** Tells by a WrongSetting, before anything is started, that there can be no data where the settings say. */
export async function checkPlaceOfData(): Promise<void> {
  const url = readDatabaseUrl(process.env)
  if (url) await reachDatabase(url)
  else makeDataFolder(dataFolder())
}

/** The database that commands work on: DATABASE_URL where it is set, the embedded PostgreSQL otherwise. */
export async function openOwnDatabase(owner: string): Promise<OwnDatabase> {
  const url = readDatabaseUrl(process.env)
  if (url) return { url, embedded: undefined, stop: async () => {} }
  const embedded = await startEmbeddedPostgres({ folder: dataFolder(), owner })
  await createDatabase(embedded.urlOf('postgres'), NAME)
  return { url: embedded.urlOf(NAME), embedded, stop: embedded.stop }
}

/** What a site that runs on the same data says of itself; a database of the operator's own serves as many as like. */
export const ownerOfData = async (): Promise<string | undefined> =>
  process.env.DATABASE_URL ? undefined : ownerOfFolder(dataFolder())

/** Whether no site runs on the data; of a database of the operator's own nobody here can say. */
export const isSiteAway = async (): Promise<boolean> =>
  !process.env.DATABASE_URL && (await ownerOfData()) === undefined

/** As openOwnDatabase, or the one of a site that runs on the same data right now. */
export async function reachOwnDatabase(): Promise<OwnDatabase> {
  await checkPlaceOfData()
  try {
    return await openOwnDatabase(`process ${process.pid}`)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    return { url: urlOfRunning(dataFolder(), NAME), embedded: undefined, stop: async () => {} }
  }
}
