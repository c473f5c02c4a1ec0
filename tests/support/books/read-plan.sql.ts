import { type Db, type Queries, type Sql, sql } from '#server/platform/postgres/postgres.ts'
import type { ScanReads } from './scan-reads.sql.ts'

type PlanNode = {
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Join Filter'?: number
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
  readonly Plans?: readonly PlanNode[]
}

/**
 * Returns what the database reads for a query: rows of all plan nodes, including rows that a join filters out, and
 * blocks. The caller of the query gets an empty result.
 */
export async function readPlan(db: Db, ask: (queries: Queries) => Promise<unknown>): Promise<ScanReads> {
  const reads = { rows: 0, blocks: 0 }
  const many = async (statement: Sql) => {
    const answer = await db.one<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
      explained(statement),
    )
    for (const { Plan } of answer['QUERY PLAN']) {
      reads.rows += rowsOf(Plan)
      reads.blocks += Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']
    }
    return []
  }
  await ask({ ...db, many })
  return reads
}

const explained = (statement: Sql): Sql =>
  sql`explain (analyze, buffers, timing off, format json) ${statement}`

function rowsOf(node: PlanNode): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0)
  const own = (node['Actual Rows'] + removed) * node['Actual Loops']
  return (node.Plans ?? []).map(rowsOf).reduce((sum, one) => sum + one, own)
}
