import type {
  FixtureId,
  LeagueId,
  MarketId,
  MarketTypeId,
  MemberId,
  OutcomeId,
  SportId,
} from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Line } from '#domain/line.ts'
import type { Won } from '#domain/money.ts'
import type { Odds } from '#domain/odds.ts'
import { plainArray } from '#server/platform/postgres/plain-array.ts'
import { prepared, sql, type Tx } from '#server/platform/postgres/postgres.ts'

/** What a batch asks first; lists as PostgreSQL takes them (`booking-columns.ts`). */
export type EnteringColumns = {
  readonly members: Buffer
  /** What is taken of each member's wallet; 0 only holds it. */
  readonly stakes: Buffer
  readonly fixtures: Buffer
  readonly seqs: Buffer
  readonly requests: { readonly members: Buffer; readonly digests: Buffer; readonly hashes: Buffer }
  readonly legs: { readonly members: Buffer; readonly fixtures: Buffer }
  /** Ids between which open bets are looked for. */
  readonly since: string
  readonly until: string
}

export type EnteredRow = {
  readonly members: readonly MemberId[]
  readonly levels: readonly number[]
  readonly tendencies: readonly number[]
  /** JSON of `OtherMember[]`. */
  readonly others: string | null
  /** Whose stakes were there and are taken, and the balance after each. */
  readonly takers: readonly MemberId[] | null
  readonly balances: readonly number[] | null
  readonly changed_fixtures: readonly FixtureId[] | null
  readonly changed_seqs: readonly number[] | null
  /** JSON of `KnownRequest[]`. */
  readonly known_requests: string | null
  /** Whose key is that of an in-play bet that waits. */
  readonly waiting_requests: readonly MemberId[] | null
  /** JSON of `OpenLeg[]`. */
  readonly open_legs: string | null
  readonly levels_mark: number
}

/** Somebody who is no active member of the ordinary kind. */
export type OtherMember = {
  readonly memberId: MemberId
  readonly kind: 'member' | 'operator' | 'partner'
  readonly status: string
}

/** What a member's key stands for already. */
export type KnownRequest = {
  readonly memberId: MemberId
  readonly sameBody: boolean
  readonly betId: string | null
  readonly balance: number | null
  /** JSON of the refusal. */
  readonly refusal: string | null
}

/** One leg of an open bet of a member. */
export type OpenLeg = {
  readonly betId: string
  readonly memberId: MemberId
  readonly stake: Won
  readonly winnings: Won
  readonly placedAt: Instant
  readonly fixtureId: FixtureId
  readonly marketTypeId: MarketTypeId
  readonly outcomeId: OutcomeId
  readonly pick: string
}

/**
 * The first act of a batch: takes its stakes, which holds its members' wallets until the transaction ends, holds
 * the gates of its fixtures as long and reads what changes from bet to bet. Members come in ascending order. It also
 * has every further statement of the transaction find its rows by index.
 */
export const enterBooking = (
  tx: Tx,
  { members, stakes, fixtures, seqs, requests, legs, since, until }: EnteringColumns,
) =>
  tx.one<EnteredRow>(
    prepared(
      'booking_enter',
      sql`
        select * from booking_enter(${members}, ${stakes}, ${fixtures}, ${seqs},
          ${requests.members}, ${requests.digests}, ${requests.hashes},
          ${legs.members}, ${legs.fixtures}, ${since}, ${until})`,
    ),
  )

/** What the book offers now for a picked outcome. */
export type OfferedRow = {
  readonly outcome_id: OutcomeId
  readonly pick: string
  readonly offered_odds: Odds
  readonly operator_odds: Odds | null
  readonly version: number
  readonly status: 'open' | 'suspended' | 'settled'
  readonly market_id: MarketId
  readonly market_type_id: MarketTypeId
  readonly line: Line | null
  readonly market_suspended: boolean
  readonly fixture_id: FixtureId
  /** The fixture's running number, under which all of this stands. */
  readonly seq: number
  readonly sport_id: SportId
  readonly league_id: LeagueId
  readonly fixture_status: string
  readonly fixture_suspended: boolean
  readonly starts_at: Instant
  /** What members see, in Korean. */
  readonly sport_name: string
  readonly league_name: string
  readonly home_name: string
  readonly away_name: string
}

/** Those of the outcomes that exist. */
export const listOffers = (tx: Tx, outcomes: readonly OutcomeId[]) =>
  tx.many<OfferedRow>(
    prepared(
      'booking_outcomes',
      sql`
        select o.id::text as outcome_id, o.pick, o.odds as offered_odds, o.odds_by_operator as operator_odds,
          o.version, o.status,
          m.id::text as market_id, m.type_id as market_type_id, m.line, m.suspended as market_suspended,
          f.id as fixture_id, f.seq, f.sport_id, f.league_id, f.status as fixture_status,
          f.suspended as fixture_suspended, f.starts_at, s.name_korean as sport_name,
          l.name_korean as league_name, f.home_name_korean as home_name, f.away_name_korean as away_name
        from unnest(${plainArray(outcomes)}::bigint[]) asked(id)
        cross join lateral (select o.* from outcome o where o.id = asked.id limit 1) o
        cross join lateral (select m.* from market m where m.id = o.market_id limit 1) m
        cross join lateral (select f.* from fixture f where f.id = o.fixture_id limit 1) f
        cross join lateral (select s.* from sport s where s.id = f.sport_id limit 1) s
        cross join lateral (select l.* from league l where l.id = f.league_id limit 1) l`,
    ),
  )
