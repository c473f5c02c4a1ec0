import { join, resolve } from 'node:path'
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

/** `.data` in the clone, or where HANPAN_DATA says. */
export const dataFolder = (): string =>
  resolve(process.env.HANPAN_DATA || join(import.meta.dirname, '../.data'))

/** The database that commands work on: DATABASE_URL where it is set, the embedded PostgreSQL otherwise. */
export async function openOwnDatabase(owner: string): Promise<OwnDatabase> {
  const url = process.env.DATABASE_URL
  if (url) return { url, embedded: undefined, stop: async () => {} }
  const embedded = await startEmbeddedPostgres({ folder: dataFolder(), owner })
  await createDatabase(embedded.urlOf('postgres'), NAME)
  return { url: embedded.urlOf(NAME), embedded, stop: embedded.stop }
}

/** What a site that runs on the same data says of itself; a database of the operator's own serves as many as like. */
export const ownerOfData = async (): Promise<string | undefined> =>
  process.env.DATABASE_URL ? undefined : ownerOfFolder(dataFolder())

/** As openOwnDatabase, or the one of a site that runs on the same data right now. */
export async function reachOwnDatabase(): Promise<OwnDatabase> {
  try {
    return await openOwnDatabase(`process ${process.pid}`)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    return { url: urlOfRunning(dataFolder(), NAME), embedded: undefined, stop: async () => {} }
  }
}
