import { pageCountsOf, partOf } from '#contract/wire/paging.ts'
import { type Queries, type Sql, sql } from './postgres.ts'

export type Part = { readonly limit: number; readonly offset: number }

type Declared<Filter> = {
  /** The tables of the count, with all that the condition names. */
  readonly from: Sql | ((filter: Filter) => Sql)
  /** The condition of the rows and of the count; all rows if absent. */
  readonly where?: (filter: Filter) => Sql
  /** The statement that reads rows in their order: with the condition, and `part` as its limit and offset. */
  readonly rows: (where: Sql, part: Sql, filter: Filter) => Sql
}

/** Declares a list that is filtered, counted and read page by page: `pagedList<Row, Filter>({ from, where, rows })`. */
export function pagedList<Row extends object, Filter = undefined>(declared: Declared<Filter>) {
  const { from, where = () => sql`true`, rows: statement } = declared
  const count = async (db: Queries, filter: Filter): Promise<number> => {
    const source = typeof from === 'function' ? from(filter) : from
    return (
      await db.one<{ count: number }>(sql`select count(*) as count from ${source} where ${where(filter)}`)
    ).count
  }
  const rows = (db: Queries, filter: Filter, { limit, offset }: Part): Promise<Row[]> =>
    db.many<Row>(statement(where(filter), sql`limit ${limit} offset ${offset}`, filter))
  /** Returns the rows of a page, and the counts of the list. */
  const page = async (db: Queries, filter: Filter, number: number) => {
    const [read, total] = await Promise.all([rows(db, filter, partOf(number)), count(db, filter)])
    return { rows: read, ...pageCountsOf(total) }
  }
  return { rows, count, page }
}
