import type { FixtureId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { FeedFact, FixtureStatus } from '#server/fixtures/fixtures.ts'

/** What became of a message, or of a bunch of them. */
export type Translation = {
  readonly facts: FeedFact[]
  /** States that fixtures were told to be in. */
  readonly statuses: { readonly fixtureId: FixtureId; readonly status: FixtureStatus }[]
  /** Moments in which the feed advises not to take bets (danger, a video review), and their ends. */
  readonly alarms: { readonly fixtureId: FixtureId; readonly on: boolean }[]
  /** Fixtures of which too little is known: a snapshot has to tell. */
  readonly incomplete: Set<FixtureId>
  /** What could not be understood. */
  readonly faults: string[]
  /** What is understood and left out on purpose, by name. */
  readonly leftOut: string[]
}

export const newTranslation = (): Translation => ({
  facts: [],
  statuses: [],
  alarms: [],
  incomplete: new Set(),
  faults: [],
  leftOut: [],
})

/** What an event is told under. */
export type Told = { readonly fixtureId: FixtureId; readonly at: Instant }
