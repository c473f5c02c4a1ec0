import type { FixtureId, MarketTypeId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { FixtureStatus, PeriodScore, ScoreFact } from '#server/fixtures/fixtures.ts'
import type { FixtureDetails, QuotedBet, ScoreQuotes, SideIds, Subscription } from './known-facts.ts'
import type { KoreanNames } from './korean-names.ts'
import { type KnownLive, nothingLive } from './live-memory.ts'

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
