import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

/** How many bets of suppliers were taken and have no end yet. */
export const countUnended = async (db: Queries, supplierIds: readonly number[]): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::integer as count from casino_transaction t
      where t.supplier_id = any(${supplierIds}::smallint[]) and t.kind = 'bet' and t.state = 'done'
        and t.resolution is null`)
  ).count
