import { type Db, type Queries, sql } from '#server/platform/postgres/postgres.ts'

/** Does something as a role that may read every table, and nothing else; the role is gone afterwards. */
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

/** How long what is kept of each chain's secret is, in bytes. */
export const listSealedSecrets = (db: Queries) =>
  db.many<{ length: number }>(sql`select length(secret_sealed) as length from minigame_chain`)
