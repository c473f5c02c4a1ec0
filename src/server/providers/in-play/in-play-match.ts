import type { Danger, StopReason } from '#domain/fixtures/in-play-stop.ts'
import type { FixtureId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Line } from '#domain/line.ts'
import type { Odds } from '#domain/odds.ts'
import type { FixtureFact, LiveIncident, ScoreFact, Sheet } from '#server/fixtures/fixtures.ts'

/**
 * A match with pre-match and in-play prices, simulated or recorded. Pure: equal times give equal results, so a restart
 * continues where the last process stopped.
 */
export type InPlayMatch = {
  readonly id: FixtureId
  /** Name of the feed in the book. */
  readonly source: string
  readonly kickOff: Instant
  readonly endsAt: Instant
  /** Teams and status. */
  head(now: Instant): FixtureFact
  score(now: Instant): ScoreFact
  /** Equal for two times between which no offer can have changed. */
  offerMark(now: Instant): string
  offers(now: Instant, terms: OfferTerms): readonly Offer[]
  state(now: Instant): InPlayState
  /** Final verdicts on markets offered during the match. */
  verdicts(now: Instant, offers: readonly OfferKey[]): readonly OfferVerdict[]
  readonly sheet: Sheet
}

/** Average payback of a market, in ten-thousandths (handbook 1.13). */
export type OfferTerms = { readonly payoutBefore: number; readonly payoutLive: number }

/** A market at one line, with all prices. */
export type Offer = {
  readonly typeId: number
  readonly line: Line | null
  readonly main: boolean
  readonly outcomes: readonly { readonly pick: string; readonly odds: Odds }[]
}

/** A market that has been offered, with its picks in the order of their ids. */
export type OfferKey = Pick<Offer, 'typeId' | 'line'> & { readonly picks: readonly string[] }

export type OfferVerdict = OfferKey & { readonly codes: readonly (1 | 2 | 3 | 4 | 5)[] }

export type InPlayState = {
  readonly danger: Danger | null
  /** Why no prices are offered; null while they are. */
  readonly stop: StopReason | null
  /** All incidents so far, numbered from 1. */
  readonly incidents: readonly LiveIncident[]
}

/** A calendar of such matches. Nothing in it is stored. */
export type InPlayPlan = {
  readonly source: string
  /** Matches that are listed and not over, in no particular order. */
  matchesAt(now: Instant): readonly InPlayMatch[]
  /** The match of an id created by this plan, however old; undefined for other ids. */
  findMatch(id: FixtureId): InPlayMatch | undefined
}
