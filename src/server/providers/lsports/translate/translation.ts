import type { FixtureId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { FeedFact, FixtureFact, FixtureStatus, LiveIncident } from '#server/fixtures/fixtures.ts'

/**
 * Where a telling comes from: a message with what changed; a snapshot of all; or one by time, which holds the fixtures
 * and scores as they stand and of the markets those that changed since.
 */
export type Origin = 'message' | 'snapshot' | 'changes'

/** What became of a message, or of a bunch of them. */
export type Translation = {
  readonly origin: Origin
  readonly facts: FeedFact[]
  /** States that fixtures were told to be in. */
  readonly statuses: { readonly fixtureId: FixtureId; readonly status: FixtureStatus }[]
  /** Moments in which no bets are taken (a goal, danger, a video review …), and their ends. */
  readonly alarms: { readonly fixtureId: FixtureId; readonly on: boolean }[]
  /** Whether fixtures are brought by the package that prices them. */
  readonly unsubscribed: { readonly fixtureId: FixtureId; readonly on: boolean }[]
  /** What happened in matches that was not told before. */
  readonly incidents: { readonly fixtureId: FixtureId; readonly incident: LiveIncident }[]
  /** Fixtures that were told of, whatever was told. */
  readonly heard: Set<FixtureId>
  /** Fixtures of which too little is known: a snapshot has to tell. */
  readonly incomplete: Set<FixtureId>
  /** What could not be understood. */
  readonly faults: string[]
  /** What is understood and left out on purpose, by name. */
  readonly leftOut: string[]
}

export const newTranslation = (origin: Origin = 'message'): Translation => ({
  origin,
  facts: [],
  statuses: [],
  alarms: [],
  unsubscribed: [],
  incidents: [],
  heard: new Set(),
  incomplete: new Set(),
  faults: [],
  leftOut: [],
})

/** What an event is told under. */
export type EventHead = { readonly fixtureId: FixtureId; readonly at: Instant }

/** What the book asks of a fixture, without its status. */
export type FixtureDetails = Pick<FixtureFact, 'sport' | 'location' | 'league' | 'home' | 'away' | 'startsAt'>
