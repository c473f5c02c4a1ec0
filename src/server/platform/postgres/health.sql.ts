import { type Queries, sql } from './postgres.ts'

/** Whether the database answers. */
export const isDatabaseAwake = (db: Queries): Promise<boolean> =>
  db.run(sql`select 1`).then(
    () => true,
    () => false,
  )
