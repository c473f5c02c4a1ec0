import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

/** Returns the market of a fixture by its type and line (hundredths). */
export const findMarketId = async (
  db: Queries,
  fixture: number,
  type: number,
  line: number | null,
): Promise<string> => {
  const { id } = await db.one<{ id: string }>(sql`
    select id::text from market
    where fixture_id = ${fixture} and type_id = ${type} and line is not distinct from ${line}`)
  return id
}
