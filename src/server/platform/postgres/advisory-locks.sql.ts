import type { AdvisoryLock } from './advisory-locks.ts'
import { type Queries, sql, type Tx } from './postgres.ts'

/** Waits for the lock and holds it until the transaction ends. */
export const takeLock = (tx: Tx, [group, key]: AdvisoryLock): Promise<unknown> =>
  tx.run(sql`select pg_advisory_xact_lock(${group}::integer, ${key}::integer)`)

/** Takes the lock for the session without waiting; false while another session has it. */
export const tryLead = async (session: Queries, [group, key]: AdvisoryLock): Promise<boolean> =>
  (
    await session.one<{ leads: boolean }>(
      sql`select pg_try_advisory_lock(${group}::integer, ${key}::integer) as leads`,
    )
  ).leads

/** Releases a lock of the session. */
export const endLead = (session: Queries, [group, key]: AdvisoryLock): Promise<unknown> =>
  session.run(sql`select pg_advisory_unlock(${group}::integer, ${key}::integer)`)

/** Throws when the session has ended, and its locks with it. */
export const stillThere = async (session: Queries): Promise<void> => {
  await session.run(sql`select`)
}
