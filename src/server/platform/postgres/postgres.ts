import pg from 'pg'
import { assert } from '#domain/assert.ts'
import type { PoolFigures } from '#domain/watch/process-report.ts'
import { createListener, type Listener } from './postgres-listener.ts'
import { createTypes } from './postgres-types.ts'
import { type Sql, sql } from './sql.ts'

export { timestamp } from './postgres-types.ts'
export { allOf, join, prepared, raw, type Sql, sql } from './sql.ts'

/** Queries, the same outside and inside a transaction. */
export type Queries = {
  /** Returns all rows. */
  many<T extends object>(statement: Sql): Promise<T[]>
  /** Returns the only row; any other number of rows is a broken invariant. */
  one<T extends object>(statement: Sql): Promise<T>
  /** Returns the row, or undefined; more than one is a broken invariant. */
  maybe<T extends object>(statement: Sql): Promise<T | undefined>
  /** Runs a statement and returns the number of affected rows. */
  run(statement: Sql): Promise<number>
}

export type Tx = Queries & {
  /** Runs after the commit, in order, never after a rollback. For publishing events. */
  afterCommit(act: () => void | Promise<void>): void
  /** Runs work in a savepoint, which is rolled back when it throws or returns a refusal. */
  attempt<T>(work: () => Promise<T>): Promise<T>
  /**
   * Runs the last statement of the transaction together with the commit, which saves a round trip. Returns its only row
   * after the commit; no further query may follow, and no refusal may be returned.
   */
  lastOne<T extends object>(statement: Sql): Promise<T>
}

export type Db = Queries & {
  /**
   * Runs work in one transaction (read committed). Rolls back when it throws or returns `{ ok: false }`. Work that lost
   * a deadlock is repeated, at most three times, so it must have no side effects except through `tx.afterCommit`.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Runs work on one connection outside any transaction, for session-level locks. The connection is closed at the end,
   * which releases them.
   */
  session<T>(work: (queries: Queries) => Promise<T>): Promise<T>
  listen: Listener['listen']
  /** Sends a notification (at most 8,000 bytes) to all listeners of all processes. */
  notify(channel: string, payload: string): Promise<void>
  /** Current usage of its connections. */
  pool(): PoolFigures
  close(): Promise<void>
}

export type DatabaseOptions = {
  readonly url: string
  readonly poolSize?: number
  /** Called when an unused connection breaks. */
  readonly onFault?: (fault: Error) => void
}

type AfterCommit = () => void | Promise<void>

/**
 * A network connection can end silently. A listening one would wait for ever and miss events of other processes, so
 * keepalives start after ten seconds of silence.
 */
const connecting = {
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const

const DEADLOCK_RETRIES = 3
const RETRYABLE = new Set(['40001', '40P01'])

/** Opens a pool of connections. Nothing connects before the first query. */
export function openDatabase({ url, poolSize = 10, onFault = () => {} }: DatabaseOptions): Db {
  const types = createTypes()
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    // Statements sent without waiting for each other are pipelined.
    pipeline: true,
    application_name: 'hanpan',
    ...connecting,
    idleTimeoutMillis: 0,
  })
  let closing = false
  // Connections that end during a close are expected.
  const onBreak = (fault: Error) => {
    if (!closing) onFault(fault)
  }
  pool.on('error', onBreak)
  pool.on('connect', client => void client.on('error', onBreak))
  const listener = createListener(
    () => new pg.Client({ connectionString: url, types, ...connecting }),
    onBreak,
  )
  const queries = queriesOn(statement => pool.query(request(statement)))
  return {
    ...queries,
    transaction: work => retryDeadlocks(() => runTransaction(pool, onFault, work)),
    session: work => runSession(pool, work),
    listen: listener.listen,
    notify: async (channel, payload) => {
      await queries.run(sql`select pg_notify(${channel}, ${payload})`)
    },
    pool: () => ({
      connections: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      most: poolSize,
    }),
    close: async () => {
      closing = true
      await listener.close()
      await pool.end()
    },
  }
}

async function runSession<T>(pool: pg.Pool, work: (queries: Queries) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await work(queriesOn(statement => client.query(request(statement))))
  } finally {
    client.release(true)
  }
}

async function runTransaction<T>(
  pool: pg.Pool,
  onFault: (fault: Error) => void,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const afterCommit: AfterCommit[] = []
  const answer = await commitOrRollBack(pool, afterCommit, work)
  // The commit stands even if a callback fails.
  for (const act of afterCommit) await Promise.resolve().then(act).catch(onFault)
  return answer
}

async function commitOrRollBack<T>(
  pool: pg.Pool,
  afterCommit: AfterCommit[],
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let fault: Error | undefined
  try {
    // Not awaited: the first statement is pipelined after it. If this fails, so does that.
    const began = client.query('begin')
    began.catch(() => {})
    const progress = { committed: false }
    const answer = await work(transactionOn({ client, began }, afterCommit, progress))
    await began
    if (progress.committed) {
      assert(!isRefusal(answer), 'what was committed is not refused')
      return answer
    }
    if (isRefusal(answer)) afterCommit.length = 0
    const { command } = await client.query(isRefusal(answer) ? 'rollback' : 'commit')
    // After a failed statement the database answers a commit with a silent rollback.
    assert(isRefusal(answer) || command === 'COMMIT', 'a fault that was swallowed undid the transaction')
    return answer
  } catch (error) {
    fault = await rollBack(client)
    throw error
  } finally {
    client.release(fault)
  }
}

function transactionOn(
  { client, began }: { readonly client: pg.PoolClient; readonly began: Promise<unknown> },
  afterCommit: AfterCommit[],
  progress: { committed: boolean },
): Tx {
  let depth = 0
  const ask = async (statement: Sql) => (await Promise.all([client.query(request(statement)), began]))[0]
  const commitBehind = async (statement: Sql) => {
    await began
    const asked = client.query(request(statement))
    // After a fault this rolls back, as the database does automatically.
    const [answer, commit] = await Promise.allSettled([asked, client.query('commit')])
    if (answer.status === 'rejected') throw answer.reason
    if (commit.status === 'rejected') throw commit.reason
    progress.committed = true
    return answer.value
  }
  return {
    ...queriesOn(ask),
    lastOne: queriesOn(commitBehind).one,
    afterCommit: act => void afterCommit.push(act),
    attempt: async work => {
      const name = `attempt_${++depth}`
      const promised = afterCommit.length
      const undo = async () => {
        afterCommit.length = promised
        await client.query(`rollback to savepoint ${name}`)
      }
      await client.query(`savepoint ${name}`)
      try {
        const answer = await work()
        await (isRefusal(answer) ? undo() : client.query(`release savepoint ${name}`))
        return answer
      } catch (error) {
        await undo()
        throw error
      }
    },
  }
}

function queriesOn(query: (statement: Sql) => Promise<pg.QueryResult>): Queries {
  const many = async <T extends object>(statement: Sql): Promise<T[]> => (await query(statement)).rows
  const maybe = async <T extends object>(statement: Sql): Promise<T | undefined> => {
    const rows = await many<T>(statement)
    assert(rows.length <= 1, `at most one row expected, got ${rows.length}: ${statement.text}`)
    return rows[0]
  }
  return {
    many,
    maybe,
    one: async <T extends object>(statement: Sql): Promise<T> => {
      const row = await maybe<T>(statement)
      assert(row, `one row expected, got none: ${statement.text}`)
      return row
    },
    run: async statement => (await query(statement)).rowCount ?? 0,
  }
}

function request(statement: Sql): pg.QueryConfig<unknown[]> {
  const values = [...statement.values]
  return statement.name === undefined
    ? { text: statement.text, values }
    : { text: statement.text, values, name: statement.name }
}

async function retryDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const code = error instanceof pg.DatabaseError ? error.code : undefined
      if (attempt > DEADLOCK_RETRIES || code === undefined || !RETRYABLE.has(code)) throw error
    }
  }
}

/** A connection that cannot even roll back is discarded: the fault is returned to the pool. */
async function rollBack(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback')
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

const isRefusal = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false
