import type { Danger, StopReason } from '#domain/fixtures/in-play-stop.ts'
import type { FixtureId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Line } from '#domain/line.ts'
import type { Odds } from '#domain/odds.ts'
import type { FixtureFact, LiveIncident, ScoreFact, Sheet } from '#server/fixtures/fixtures.ts'

/**
 * A match with prices before and while it is played, whatever tells them: a simulation or a recording. Pure:
 * the same moment always gives the same, so a restart goes on where the last one stopped.
 */
export type InPlayMatch = {
  readonly id: FixtureId
  /** Name of the feed in the book. */
  readonly source: string
  readonly kickOff: Instant
  readonly endsAt: Instant
  /** Who plays, and how far it has come. */
  head(now: Instant): FixtureFact
  score(now: Instant): ScoreFact
  /** Equal at two moments between which no offer can have moved. */
  offerMark(now: Instant): string
  offers(now: Instant, terms: OfferTerms): readonly Offer[]
  state(now: Instant): InPlayState
  /** What has been decided for good, of markets offered in the match. */
  verdicts(now: Instant, offers: readonly OfferKey[]): readonly OfferVerdict[]
  readonly sheet: Sheet
}

/** Of what a market pays back on average, in ten-thousandths (handbook 1.13). */
export type OfferTerms = { readonly payoutBefore: number; readonly payoutLive: number }

/** A market at one line, with whole prices. */
export type Offer = {
  readonly typeId: number
  readonly line: Line | null
  readonly main: boolean
  readonly outcomes: readonly { readonly pick: string; readonly odds: Odds }[]
}

/** A market that has been offered, by its picks in the order of their ids. */
export type OfferKey = Pick<Offer, 'typeId' | 'line'> & { readonly picks: readonly string[] }

export type OfferVerdict = OfferKey & { readonly codes: readonly (1 | 2 | 3 | 4 | 5)[] }

export type InPlayState = {
  readonly danger: Danger | null
  /** Why no prices are offered; null while they are. */
  readonly stop: StopReason | null
  /** Everything that has happened so far, numbered from 1. */
  readonly incidents: readonly LiveIncident[]
}

/** A calendar of such matches. Nothing in it is stored. */
export type InPlayPlan = {
  readonly source: string
  /** Listed and not over; by no order. */
  matchesAt(now: Instant): readonly InPlayMatch[]
  /** The match of an id that this plan gave, however long ago; undefined for any other plan's. */
  findMatch(id: FixtureId): InPlayMatch | undefined
}
