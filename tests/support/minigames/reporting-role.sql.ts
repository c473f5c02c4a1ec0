import { type Db, type Queries, sql } from '#server/platform/postgres/postgres.ts'

/** Runs queries as a role that may only read, every table. The role is removed afterwards. */
export async function asReportingRole<T>(db: Db, act: (tx: Queries) => Promise<T>): Promise<T> {
  const undone = new Error('undone')
  let done: { readonly value: T } | undefined
  await db
    .transaction(async tx => {
      await tx.run(sql`create role reports_alone nologin in role pg_read_all_data`)
      await tx.run(sql`set local role reports_alone`)
      done = { value: await act(tx) }
      throw undone
    })
    .catch(error => {
      if (error !== undone) throw error
    })
  if (!done) throw new Error('nothing was done')
  return done.value
}

/** Returns the size of each chain's sealed secret, in bytes. */
export const listSealedSecrets = (db: Queries) =>
  db.many<{ length: number }>(sql`select length(secret_sealed) as length from minigame_chain`)
