import pg from 'pg'
import { type Environment, WrongSetting } from '../process/settings.ts'

const ADDRESS = /^postgres(ql)?:\/\//
const PATIENCE_MILLISECONDS = 10_000

/**
 * Reads the URL of the operator's database; undefined if not set. Throws WrongSetting, which never contains the
 * password.
 */
export function readDatabaseUrl({ DATABASE_URL: url }: Environment): string | undefined {
  if (!url) return undefined
  if (ADDRESS.test(url) && isReadable(url)) return url
  throw new WrongSetting(
    'DATABASE_URL is no address of a PostgreSQL: give postgres://USER:PASSWORD@HOST:PORT/DATABASE.',
  )
}

/** Connects once, so that an unusable database is reported before anything starts; throws WrongSetting. */
export async function reachDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MILLISECONDS })
  try {
    await client.connect()
  } catch (error) {
    throw new WrongSetting(`DATABASE_URL leads to no database that can be used: ${reasonOf(error)}.`)
  } finally {
    await client.end()
  }
}

function isReadable(url: string): boolean {
  try {
    return new pg.Client({ connectionString: url }) instanceof pg.Client
  } catch {
    return false
  }
}

/**
 * PostgreSQL's message, or only the network error code: its text contains host and port, which may be part of a
 * password with a character that should have been encoded as %40 or %2F.
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isOfNetwork = !(error instanceof pg.DatabaseError) && 'code' in error
  return isOfNetwork ? `the connection failed by ${error.code}` : error.message
}
