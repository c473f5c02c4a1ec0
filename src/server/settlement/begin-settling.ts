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
  /** Writes to members whose settled bets have changed, in the transaction that changed them (handbook 1.9). */
  readonly tellResettled: (tx: Tx, resettled: Resettled) => Promise<void>
}

/**
 * Opens the settlement of what is known now and brings it to where bets can be settled: marks the bets that were
 * taken late, stretch by stretch, then grades, once, everything that has been bet on. Gives what is known, nothing
 * while nothing is. Ended anywhere, it goes on from there when called again.
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
 * The gate is held, so that everything the revision goes by is of one moment; no bet is looked at meanwhile, for
 * who waits for the gate makes bets wait.
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

/** When what the bets are on had begun, or happened, already (handbook 1.9, 2.9). */
async function findLateBy(db: Queries, fixtureId: FixtureId): Promise<LateBy> {
  const fixture = await findFixture(db, fixtureId)
  assert(fixture, `fixture ${fixtureId} is settled, so it exists`)
  const goals = standingGoals(await listIncidents(db, fixtureId))
  return { startsAt: fixture.startsAt, goals: goals.map(({ number, at }) => ({ number, at })) }
}

/** The last stretch grades as well: what an outcome becomes depends on which of its bets are late. */
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
    // Behind a result nobody bets on the fixture any more, behind a verdict nobody on its outcome (decision 0009),
    // so nothing is missed.
    await insertGradings(tx, fixtureId, revision, await gradeFixture(tx, facts))
    await endMarking(tx, fixtureId)
    return 'finished'
  })
