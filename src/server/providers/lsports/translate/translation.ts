import type { FixtureId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { FeedFact, FixtureFact, FixtureStatus, LiveIncident } from '#server/fixtures/fixtures.ts'

/**
 * Origin of data: a message with changes; a snapshot of everything; or one by time, with current fixtures and scores
 * but only changed markets.
 */
export type Origin = 'message' | 'snapshot' | 'changes'

/** Result of translating a message, or a batch. */
export type Translation = {
  readonly origin: Origin
  readonly facts: FeedFact[]
  /** Statuses reported for fixtures. */
  readonly statuses: { readonly fixtureId: FixtureId; readonly status: FixtureStatus }[]
  /** Start and end of times without bets (a goal, danger, a video review …). */
  readonly alarms: { readonly fixtureId: FixtureId; readonly on: boolean }[]
  /** Whether fixtures are included in the package that prices them. */
  readonly unsubscribed: { readonly fixtureId: FixtureId; readonly on: boolean }[]
  /** New incidents of matches. */
  readonly incidents: { readonly fixtureId: FixtureId; readonly incident: LiveIncident }[]
  /** Fixtures mentioned, with any data. */
  readonly heard: Set<FixtureId>
  /** Fixtures with incomplete data, which need a snapshot. */
  readonly incomplete: Set<FixtureId>
  /** Descriptions of message parts that could not be parsed. */
  readonly faults: string[]
  /** Names of message parts that are understood but deliberately ignored. */
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

/** Fixture and time of an event. */
export type EventHead = { readonly fixtureId: FixtureId; readonly at: Instant }

/** Fixture data required by the book, without its status. */
export type FixtureDetails = Pick<FixtureFact, 'sport' | 'location' | 'league' | 'home' | 'away' | 'startsAt'>
