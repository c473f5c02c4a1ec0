import type { FixtureId } from '#domain/ids.ts'
import { DAY, instant, SECOND } from '#domain/instant.ts'
import { fixtureResult } from '#server/fixtures/fixtures.ts'
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts'
import type { Background } from '#server/platform/process/background.ts'
import { ledBackground } from '#server/platform/process/leadership.ts'
import type { Turns } from '#server/platform/process/turns.ts'
import type { SettlementDeps } from './begin-settling.ts'
import { settleFixture } from './settle-fixture.ts'
import { listDueFixtures } from './settlement.sql.ts'
import { voidWaiting } from './void-waiting.ts'

const SWEEP_EVERY = 5 * SECOND
/** A sweep covers the results of the last days; the first one after becoming leader covers all. */
const SWEEP_BACK = 3 * DAY

/**
 * Settles fixtures when their results arrive: at once on the bus event, and by sweeping the tables for missed ones,
 * with lower priority. One process is the leader, the others stand by.
 */
export const settlementBackground = (deps: SettlementDeps): Background =>
  ledBackground({
    name: 'settlement',
    db: deps.db,
    log: deps.log,
    lock: ADVISORY_LOCKS.settlementLead,
    every: SWEEP_EVERY,
    lead: async turns => startSettling(deps, turns),
  })

/** Settles until stopped; stopping waits for the current batch. */
function startSettling(deps: SettlementDeps, turns: Pick<Turns, 'take'>): () => Promise<void> {
  const { db, clock, bus, log } = deps
  const told: FixtureId[] = []
  const found = new Set<FixtureId>()
  const stopping = { stopped: false }
  let working: Promise<void> | undefined

  // Newest events first: a match that has just ended does not wait for a backlog of thousands, which occurs when a feed
  // sends the results of days or settlement has been down.
  const next = (): FixtureId | undefined => {
    const fixtureId = told.pop() ?? found.values().next().value
    if (fixtureId !== undefined) found.delete(fixtureId)
    return fixtureId
  }
  const settleAll = async () => {
    while (!stopping.stopped) {
      const fixtureId = next()
      if (fixtureId === undefined) break
      await settleFixture(deps, fixtureId, stopping).catch(err =>
        log.error({ err, fixtureId }, 'a fixture was not settled; the next sweep will retry'),
      )
    }
    working = undefined
  }
  const begin = () => {
    if (told.length + found.size > 0 && !stopping.stopped) working ??= settleAll()
  }
  const sweep = async (since: number) => {
    await voidWaiting(deps, instant(since)).catch(err => log.error({ err }, 'voiding waiting matches failed'))
    for (const { fixtureId } of await listDueFixtures(db, instant(since))) found.add(fixtureId)
    begin()
  }
  let sweeping = Promise.resolve()
  const sweepSince = (since: number) => {
    sweeping = sweeping
      .then(() => turns.take(() => sweep(since)))
      .catch(err => log.error({ err }, 'settlement sweep failed'))
  }

  const unsubscribe = bus.subscribe(fixtureResult, ({ fixtureId }) => {
    told.push(fixtureId)
    begin()
  })
  const timer = setInterval(() => sweepSince(clock.now() - SWEEP_BACK), SWEEP_EVERY)
  sweepSince(0)

  return async () => {
    stopping.stopped = true
    unsubscribe()
    clearInterval(timer)
    await sweeping
    await working
  }
}
