import type { FixtureId, MarketTypeId, OutcomeId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Line } from '#domain/line.ts'
import type { FixtureStatus, OutcomeFact, PeriodScore, ScoreFact } from '#server/fixtures/fixtures.ts'
import type { KoreanNames, SideIds } from './korean-names.ts'
import { type KnownLive, nothingLive } from './live-memory.ts'
import type { FixtureDetails } from './translation.ts'

export type KnownFixture = {
  details?: FixtureDetails
  sideIds?: SideIds
  detailsAt?: Instant
  status?: FixtureStatus
  statusAt?: Instant
  /** It has a result in the book, or is cancelled: only another result changes its status. */
  isDecided?: boolean
  /** By the vendor's package number. */
  readonly subscriptions: Map<number, Subscription>
  /** The vendor's code; valid until another one is sent. */
  description?: number | undefined
  /** By code: a later message may contain only the changed periods. */
  readonly periods: Map<number, PeriodScore>
  /** The last score. */
  score?: ScoreFact
  /** Time of the last message with anything besides prices. */
  momentAt?: Instant
  readonly live: KnownLive
  /** For markets that count from the score at the bet. */
  readonly quotes: Map<string, ScoreQuotes>
  /** By bet id, to find a bet that is sent without its name. */
  readonly quotedBets: Map<string, QuotedBet>
  /** Market types that were suspended or resumed as a whole. */
  readonly markets: Map<MarketTypeId, MarketWord>
}

/** Last state of a market type as a whole. */
export type MarketWord = { readonly at: Instant; readonly suspended: boolean }

/**
 * Whether a package includes a fixture. After a gap it is `returning` until a snapshot has sent its whole current
 * state, since nothing was sent meanwhile.
 */
export type Subscription = {
  readonly at: Instant
  readonly state: 'subscribed' | 'gone' | 'returning'
}

/**
 * One question of the book ("home at -0.5, counting from now on") as the feed quotes it: with a separate bet for every
 * score, of which the one for the current score applies.
 */
export type ScoreQuotes = {
  readonly typeId: MarketTypeId
  readonly line: Line | null
  readonly pick: string
  /** The book's outcome for the question, whichever bet is quoted. */
  readonly outcomeId: OutcomeId
  readonly byScore: Map<string, Quote>
  told: string
}

type Quote = Pick<OutcomeFact, 'odds' | 'status'> & { readonly at: Instant }

/** A bet of the feed: its question, and the score it is quoted at. */
export type QuotedBet = { readonly quotes: ScoreQuotes; readonly score: string }

/**
 * Fixture data accumulated from all messages so far. Needed because later messages contain only changes, but the book
 * needs complete facts. Filled from the snapshot at every start.
 */
export type FixtureMemory = {
  of(id: FixtureId): KnownFixture
  find(id: FixtureId): KnownFixture | undefined
  all(): (readonly [FixtureId, KnownFixture])[]
  readonly names: KoreanNames
  /** Fixtures whose last status is one of these. */
  inStatus(statuses: ReadonlySet<FixtureStatus>): FixtureId[]
  forget(id: FixtureId): void
}

export function openFixtureMemory(names: KoreanNames): FixtureMemory {
  const known = new Map<FixtureId, KnownFixture>()
  return {
    of: id => {
      const found = known.get(id) ?? {
        periods: new Map(),
        subscriptions: new Map(),
        live: nothingLive(),
        quotes: new Map(),
        quotedBets: new Map(),
        markets: new Map(),
      }
      known.set(id, found)
      return found
    },
    find: id => known.get(id),
    all: () => [...known],
    names,
    inStatus: statuses =>
      [...known].flatMap(([id, { status }]) => (status && statuses.has(status) ? [id] : [])),
    forget: id => void known.delete(id),
  }
}
