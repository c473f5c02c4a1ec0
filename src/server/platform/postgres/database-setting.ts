import pg from 'pg'
import { type Environment, WrongSetting } from '../process/settings.ts'

const ADDRESS = /^postgres(ql)?:\/\//
const PATIENCE_MILLISECONDS = 10_000

/** The operator's own database; undefined where none is named. Throws WrongSetting, which never tells the password. */
export function readDatabaseUrl({ DATABASE_URL: url }: Environment): string | undefined {
  if (!url) return undefined
  if (ADDRESS.test(url) && isReadable(url)) return url
  throw new WrongSetting(
    'DATABASE_URL is no address of a PostgreSQL: give postgres://USER:PASSWORD@HOST:PORT/DATABASE.',
  )
}

/** Connects once, so that a database that cannot be used is told before anything is started; throws WrongSetting. */
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
 * What PostgreSQL says, or the code of the network alone: its text names a host and port, and these can be a piece of
 * a password with a character that should have been written as %40 or %2F.
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isOfNetwork = !(error instanceof pg.DatabaseError) && 'code' in error
  return isOfNetwork ? `the connection failed by ${error.code}` : error.message
}
