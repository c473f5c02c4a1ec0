import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type Environment, WrongSetting } from '../process/settings.ts'

const ADDRESS = /^postgres(ql)?:\/\//
const PATIENCE_MILLISECONDS = 10_000
/** A notification takes milliseconds. */
const NOTICE_PATIENCE_MILLISECONDS = 5_000

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

/**
 * Connects once, so that an unusable database is reported before anything starts; throws WrongSetting. A pooler in
 * transaction mode is unusable: it drops notifications, and gives locks of a session to other clients.
 */
export async function reachDatabase(url: string): Promise<void> {
  const [listening, sending] = [connectionTo(url), connectionTo(url)]
  try {
    await listening.connect()
    await sending.connect()
    if (await isNoticeReceived(listening, sending)) return
  } catch (error) {
    throw new WrongSetting(`DATABASE_URL leads to no database that can be used: ${reasonOf(error)}.`)
  } finally {
    await Promise.all([listening.end(), sending.end()])
  }
  throw new WrongSetting(
    'DATABASE_URL leads through a pooler that drops notifications: give the address of PostgreSQL itself, or use pool_mode = session.',
  )
}

function connectionTo(url: string): pg.Client {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MILLISECONDS })
  // The query that a lost connection interrupts is rejected anyway.
  client.on('error', () => {})
  return client
}

async function isNoticeReceived(listening: pg.Client, sending: pg.Client): Promise<boolean> {
  const channel = `reach-${randomUUID()}`
  const { promise: received, resolve } = Promise.withResolvers<boolean>()
  listening.on('notification', notice => resolve(notice.channel === channel))
  await listening.query(`listen "${channel}"`)
  await sending.query(`notify "${channel}"`)
  const timer = setTimeout(() => resolve(false), NOTICE_PATIENCE_MILLISECONDS)
  try {
    return await received
  } finally {
    clearTimeout(timer)
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
