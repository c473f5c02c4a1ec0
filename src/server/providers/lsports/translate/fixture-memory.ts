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
  /** It has a result in the book, or is called off: its status changes only with another result. */
  isDecided?: boolean
  /** By the vendor's number of the package. */
  readonly subscriptions: Map<number, Subscription>
  /** The vendor's number; told once, it stands until another one is. */
  description?: number | undefined
  /** By code: a later message may carry only the periods that changed. */
  readonly periods: Map<number, PeriodScore>
  /** How it stood last. */
  score?: ScoreFact
  /** When something beside prices was last told of it. */
  momentAt?: Instant
  readonly live: KnownLive
  /** Of markets that count from the score at the bet. */
  readonly quotes: Map<string, ScoreQuotes>
  /** By the id of the bet: one that comes without a name is found by it. */
  readonly quotedBets: Map<string, QuotedBet>
  /** Kinds of market that were told to stand still, or to go on, as a whole. */
  readonly markets: Map<MarketTypeId, MarketWord>
}

/** What was said last of a market as a whole. */
export type MarketWord = { readonly at: Instant; readonly suspended: boolean }

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

/**
 * What messages have told of the fixtures so far: later messages carry only what changed, the book asks for
 * whole facts. Filled anew by the snapshot that every start begins with.
 */
export type FixtureMemory = {
  of(id: FixtureId): KnownFixture
  find(id: FixtureId): KnownFixture | undefined
  all(): (readonly [FixtureId, KnownFixture])[]
  readonly names: KoreanNames
  /** Fixtures last told to be in one of these states. */
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
