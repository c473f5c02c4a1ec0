import type { FixtureId, OutcomeId } from '#domain/ids.ts'
import { type Instant, MINUTE } from '#domain/instant.ts'
import type { Offered } from './offers.ts'

/**
 * Caches outcomes by fixture, as a batch last read them from the book. A fixture's sequence number counts all its
 * changes, made under its gate (decision 0009): while the number in the database equals the cached one, everything
 * cached for the fixture is current.
 */
export type BookMemory = {
  /** Sequence number under which the fixture is cached; -1 when it is not. */
  seqOf(fixture: FixtureId, now: Instant): number
  /** Drops entries cached under another number. */
  renew(fixture: FixtureId, seq: number, now: Instant): void
  find(fixture: FixtureId, outcome: OutcomeId): Offered | undefined
  /** Caches a row that was read under the known number; ignores rows read under another one. */
  keep(row: Offered): void
}

type Remembered = {
  readonly seq: number
  readonly readAt: Instant
  readonly outcomes: Map<OutcomeId, Offered>
}

/** Direct writes to the tables, past this code, take effect after this time at the latest. */
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
