import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

/** Returns the number of accepted casino bets of these suppliers that have not ended. */
export const countUnended = async (db: Queries, supplierIds: readonly number[]): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::integer as count from casino_transaction t
      where t.supplier_id = any(${supplierIds}::smallint[]) and t.kind = 'bet' and t.state = 'done'
        and t.resolution is null`)
  ).count
