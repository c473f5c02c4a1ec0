import type { FixtureId } from '#domain/ids.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { listDeskMarkets, listDeskOutcomes } from './trading-markets.sql.ts'

/** Returns the log subjects of a fixture: itself, its markets and its outcomes. */
export async function listSubjectsOf(db: Queries, fixtureId: FixtureId): Promise<readonly string[]> {
  const [markets, outcomes] = await Promise.all([
    listDeskMarkets(db, fixtureId),
    listDeskOutcomes(db, fixtureId),
  ])
  return [
    `fixture:${fixtureId}`,
    ...markets.map(({ id }) => `market:${id}`),
    ...outcomes.map(({ id }) => `outcome:${id}`),
  ]
}
