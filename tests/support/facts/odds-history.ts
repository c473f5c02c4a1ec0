import type { FixtureId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { offeredAt } from '#server/fixtures/odds/odds-history.sql.ts'
import { createBus } from '#server/platform/news/bus.ts'
import { testClock } from '../house/clock.ts'
import type { TestDatabase } from '../house/database.ts'
import { operatorCaller } from '../house/serve.ts'
import { outcomeId, START } from './fixture-facts.ts'

export type HistoryMatch = ReturnType<ReturnType<typeof historyMatches>>

/** Returns a source of matches without facts, each with its own clock. */
export function historyMatches(database: TestDatabase) {
  let next = 5_000
  return () => {
    const fixture = next++
    const clock = testClock(START)
    const deps = { db: database.db, clock, bus: createBus() }
    const home = outcomeId(fixture, 1, undefined, '1')
    return { deps, clock, fixture, fixtureId: fixture as FixtureId, home }
  }
}

/** The caller of an operator's changes. */
export const operatorAct = { operator: operatorCaller, ip: '127.0.0.1', reason: '시험' }

/** Returns the offers on a match at a moment, according to the history. */
export async function historyAt({ db }: TestDatabase, fixtureId: FixtureId, at: Instant) {
  const offers = await offeredAt(db, { fixtureId }, at)
  return offers.map(({ outcomeId: id, odds: price, version, line, status }) => ({
    outcomeId: id,
    odds: price,
    version,
    line,
    status,
  }))
}
