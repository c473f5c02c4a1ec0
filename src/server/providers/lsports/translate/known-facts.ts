import type { MarketTypeId, OutcomeId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Line } from '#domain/line.ts'
import type { FixtureFact, OutcomeFact } from '#server/fixtures/fixtures.ts'

/** What the book asks of a fixture, without its status. */
export type FixtureDetails = Pick<FixtureFact, 'sport' | 'location' | 'league' | 'home' | 'away' | 'startsAt'>

/** The ids of both sides, where the feed has told them. */
export type SideIds = { readonly home?: number; readonly away?: number }

/**
 * Whether a package still brings a fixture. One that it brings again is `returning` until a snapshot has told how all
 * of it stands now: nothing came of it in the meantime.
 */
export type Subscription = {
  readonly at: Instant
  readonly state: 'subscribed' | 'gone' | 'returning'
}

/**
 * One question of the book ("home at -0.5, only what is scored from now on counts") as the feed quotes it: with a
 * bet of its own for every score, of which the one of the score as it is now counts.
 */
export type ScoreQuotes = {
  readonly typeId: MarketTypeId
  readonly line: Line | null
  readonly pick: string
  /** Under which the book knows the question, whichever bet is quoted. */
  readonly outcomeId: OutcomeId
  readonly byScore: Map<string, Quote>
  told: string
}

type Quote = Pick<OutcomeFact, 'odds' | 'status'> & { readonly at: Instant }

/** A bet of the feed: the question that it stands for, and the score that it is quoted at. */
export type QuotedBet = { readonly quotes: ScoreQuotes; readonly score: string }
