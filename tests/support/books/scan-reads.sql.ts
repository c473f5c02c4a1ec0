import { type Db, raw, sql } from '#server/platform/postgres/postgres.ts'

export type ScanReads = { readonly rows: number; readonly blocks: number }

/**
 * Returns the rows that all scans of the tables, including partitions, have read so far, and the blocks that they
 * touched. A full index scan for one row shows only in the blocks. `at` is the connection under test; its latest reads
 * are included.
 */
export async function readScans(db: Db, at: Db, tables: readonly string[]): Promise<ScanReads> {
  await at.run(raw('select pg_stat_force_next_flush()'))
  const pattern = `^(${tables.join('|')})(_default|_\\d{4}_\\d{2})?$`
  return db.one<ScanReads>(sql`
    select (sum(seq_tup_read) + sum(coalesce(idx_tup_fetch, 0)))::bigint as rows,
      sum(heap_blks_hit + heap_blks_read + coalesce(idx_blks_hit + idx_blks_read, 0))::bigint as blocks
    from pg_stat_user_tables join pg_statio_user_tables using (relid, schemaname, relname)
    where relname ~ ${pattern}`)
}
