import { assert } from '#domain/assert.ts'
import { standingGoals } from '#domain/fixtures/standing-goals.ts'
import type { FixtureId } from '#domain/ids.ts'
import { HOUR, instant } from '#domain/instant.ts'
import { type LateBy, markLateLegs } from '#server/bets/bets.ts'
import { enterGateShared, findFixture, listIncidents } from '#server/fixtures/fixtures.ts'
import type { Bus } from '#server/platform/news/bus.ts'
import type { Queries, Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Site } from '#server/site/site.ts'
import { gradeFixture } from './grade-fixture.ts'
import { inStretches, type Stopping, type StretchState } from './in-stretches.ts'
import type { Resettled } from './resettling.ts'
import {
  beginSettlement,
  endMarking,
  insertGradings,
  lockSettlement,
  markingAt,
  placeOf,
} from './settlement.sql.ts'
import { findSettlingFacts, type SettlingFacts } from './settling-facts.ts'

export type SettlementDeps = Pick<Deps, 'db' | 'clock' | 'newUuid' | 'log'> & {
  readonly bus: Bus
  readonly site: Pick<Site, 'settings'>
  /** Writes messages to members whose settled bets have changed, in the same transaction (handbook 1.9). */
  readonly tellResettled: (tx: Tx, resettled: Resettled) => Promise<void>
}

/**
 * Begins to settle by the current facts: marks the bets that were taken late, batch by batch, then grades everything
 * bet on, once. Returns the facts; undefined while there are none. Resumable: may stop anywhere and continues when
 * called again.
 */
export async function beginSettling(
  deps: SettlementDeps,
  fixtureId: FixtureId,
  stopping: Stopping = { stopped: false },
): Promise<SettlingFacts | undefined> {
  const facts = await begin(deps, fixtureId)
  if (facts) await inStretches(deps.clock, stopping, legs => markStretch(deps, facts, legs))
  return facts
}

/**
 * Holds the gate, so that all facts of the revision are of one moment. Reads no bets meanwhile, because bets wait for
 * the gate.
 */
const begin = (
  { db, clock, site }: SettlementDeps,
  fixtureId: FixtureId,
): Promise<SettlingFacts | undefined> =>
  db.transaction(async tx => {
    await enterGateShared(tx, [fixtureId])
    const facts = await findSettlingFacts(tx, fixtureId)
    if (!facts) return undefined
    await beginSettlement(tx, fixtureId, facts.revision, {
      now: clock.now(),
      correctableSince: instant(facts.decidedAt - site.settings().resultCorrectionHours * HOUR),
      lateBy: await findLateBy(tx, fixtureId),
    })
    return facts
  })

/** The times of the start and of events, after which bets count as late (handbook 1.9, 2.9). */
async function findLateBy(db: Queries, fixtureId: FixtureId): Promise<LateBy> {
  const fixture = await findFixture(db, fixtureId)
  assert(fixture, `fixture ${fixtureId} is settled, so it exists`)
  const goals = standingGoals(await listIncidents(db, fixtureId))
  return { startsAt: fixture.startsAt, goals: goals.map(({ number, at }) => ({ number, at })) }
}

/** The last batch also grades, since the result of an outcome depends on which of its bets are late. */
const markStretch = ({ db }: SettlementDeps, facts: SettlingFacts, legs: number): Promise<StretchState> =>
  db.transaction(async tx => {
    const { fixtureId, revision } = facts
    const settlement = await lockSettlement(tx, fixtureId, revision)
    if (!settlement?.lateBy) return 'over'
    const stretch = { fixtureId, after: placeOf(settlement), legs }
    const { lastMember, lastBet, legs: seen } = await markLateLegs(tx, stretch, settlement.lateBy)
    if (lastMember !== null && lastBet !== null && seen === legs) {
      await markingAt(tx, fixtureId, { memberId: lastMember, betId: lastBet })
      return 'more'
    }
    // No bets are taken on a fixture after its result, or on an outcome after its verdict (decision 0009), so none is
    // missed.
    await insertGradings(tx, fixtureId, revision, await gradeFixture(tx, facts))
    await endMarking(tx, fixtureId)
    return 'finished'
  })
