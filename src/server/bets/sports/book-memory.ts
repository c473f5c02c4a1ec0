import type { FixtureId, OutcomeId } from '#domain/ids.ts'
import { type Instant, MINUTE } from '#domain/instant.ts'
import type { Offered } from './offers.ts'

/**
 * What the book said about outcomes when a batch last read it, by fixture. A fixture's running number counts
 * all of its changes, made behind its gate (decision 0009): as long as the database has the number that is
 * remembered here, everything remembered of the fixture is what the database says.
 */
export type BookMemory = {
  /** The number under which the fixture is remembered; -1 when it is not. */
  seqOf(fixture: FixtureId, now: Instant): number
  /** Forgets what was known under another number. */
  renew(fixture: FixtureId, seq: number, now: Instant): void
  find(fixture: FixtureId, outcome: OutcomeId): Offered | undefined
  /** Remembers what was read under the number that is known; of a row read under another one nothing. */
  keep(row: Offered): void
}

type Remembered = {
  readonly seq: number
  readonly readAt: Instant
  readonly outcomes: Map<OutcomeId, Offered>
}

/** Whoever writes to the tables past the house's own doors is noticed after this time at the latest. */
const REMEMBERED_MILLISECONDS = MINUTE
const FIXTURES_MAX = 20_000

export function createBookMemory(): BookMemory {
  const fixtures = new Map<FixtureId, Remembered>()
  return {
    seqOf: (fixture, now) => {
      const known = fixtures.get(fixture)
      return known && now - known.readAt < REMEMBERED_MILLISECONDS ? known.seq : -1
    },
    renew: (fixture, seq, readAt) => {
      if (fixtures.size >= FIXTURES_MAX) fixtures.clear()
      fixtures.set(fixture, { seq, readAt, outcomes: new Map() })
    },
    find: (fixture, outcome) => fixtures.get(fixture)?.outcomes.get(outcome),
    keep: row => {
      const known = fixtures.get(row.fixture_id)
      if (known?.seq === row.seq) known.outcomes.set(row.outcome_id, row)
    },
  }
}
