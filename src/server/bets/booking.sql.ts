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
import { prepared, sql, type Tx, timestamp } from '#server/platform/postgres.ts'
import { type BookingColumns, plainArray } from './booking-columns.ts'

/** What the rules ask about a member. */
export type EnteredRow = {
  readonly member_id: MemberId
  readonly kind: 'member' | 'operator' | 'partner'
  readonly status: string
  readonly level: number
  readonly tendency: number
}

/**
 * The first act of a batch: locks the members and holds the gates of the fixtures until the transaction ends.
 * It also has every further statement of the transaction find its rows by index. The statements below fix the
 * order as well, by `lateral` with a limit or offset: else, where statistics still call a table empty, the
 * planner begins with the whole of it.
 */
export const enterBooking = (tx: Tx, members: readonly MemberId[], fixtures: readonly FixtureId[]) =>
  tx.many<EnteredRow>(
    prepared(
      'booking_enter',
      sql`select * from booking_enter(${plainArray(members)}, ${plainArray(fixtures)})`,
    ),
  )

/** What a member's key stands for already. */
export type KnownRequestRow = {
  readonly member_id: MemberId
  readonly same_body: boolean
  readonly bet_id: string | null
  readonly emoney: number | null
  readonly refusal: string | null
}

/** One array a column, as PostgreSQL reads them; hashes in hexadecimal. */
export type RequestColumns = { readonly members: string; readonly keys: string; readonly hashes: string }

/** Those of the requests whose key is known. */
export const listKnownRequests = (tx: Tx, { members, keys, hashes }: RequestColumns) =>
  tx.many<KnownRequestRow>(
    prepared(
      'booking_requests',
      sql`
        select r.member_id, r.body_hash = decode(asked.hash, 'hex') as same_body, r.bet_id, r.emoney, r.refusal
        from unnest(${members}::bigint[], ${keys}::text[], ${hashes}::text[]) asked(member_id, key, hash)
        cross join lateral (
          select r.* from bet_request r where r.member_id = asked.member_id and r.key = asked.key limit 1
        ) r`,
    ),
  )

/** Those of the fixtures whose running number is another than the one beside their id. */
export const listChangedFixtures = (tx: Tx, ids: readonly FixtureId[], seqs: readonly number[]) =>
  tx.many<{ id: FixtureId; seq: number }>(
    prepared(
      'booking_fixtures',
      sql`
        select asked.id, f.seq
        from unnest(${plainArray(ids)}::bigint[], ${plainArray(seqs)}::integer[]) asked(id, seq)
        cross join lateral (select f.seq from fixture f where f.id = asked.id limit 1) f
        where f.seq <> asked.seq`,
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
  readonly sport_id: SportId
  readonly league_id: LeagueId
  readonly fixture_status: string
  readonly fixture_suspended: boolean
  readonly starts_at: Instant
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
          f.id as fixture_id, f.sport_id, f.league_id, f.status as fixture_status,
          f.suspended as fixture_suspended, f.starts_at
        from unnest(${plainArray(outcomes)}::bigint[]) asked(id)
        cross join lateral (select o.* from outcome o where o.id = asked.id limit 1) o
        cross join lateral (select m.* from market m where m.id = o.market_id limit 1) m
        cross join lateral (select f.* from fixture f where f.id = o.fixture_id limit 1) f`,
    ),
  )

/** One leg of an open bet. */
export type OpenLegRow = {
  readonly bet_id: string
  readonly member_id: MemberId
  readonly stake: Won
  readonly winnings: Won
  readonly placed_at: Instant
  readonly fixture_id: FixtureId
  readonly market_type_id: MarketTypeId
  readonly outcome_id: OutcomeId
  readonly pick: string
}

/**
 * The open bets of members that hold a leg on the fixture beside the member's name, one row a leg. Only bets
 * with ids in the range are looked for, which keeps the partitions of other months out. The range is put as
 * an `or`, which rules partitions out but is no condition for an index: else, on a table that statistics call
 * empty, the planner may walk the primary key over the whole range.
 */
export const listOpenLegs = (
  tx: Tx,
  members: readonly MemberId[],
  fixtures: readonly FixtureId[],
  [since, until]: readonly [string, string],
) =>
  tx.many<OpenLegRow>(
    prepared(
      'booking_open_bets',
      sql`
        select distinct b.id as bet_id, l.leg_no, b.member_id, b.stake, b.winnings, b.placed_at,
          l.fixture_id, l.market_type_id, l.outcome_id::text, l.pick
        from unnest(${plainArray(members)}::bigint[], ${plainArray(fixtures)}::bigint[]) asked(member_id, fixture_id)
        cross join lateral (
          select g.bet_id from bet_leg g
          where g.fixture_id = asked.fixture_id and g.member_id = asked.member_id and g.result is null
            and (g.bet_id between ${since} and ${until} or g.bet_id = ${since})
          offset 0
        ) held
        cross join lateral (select b.* from bet b where b.id = held.bet_id and b.member_id = asked.member_id and b.status = 0 limit 1) b
        cross join lateral (select g.* from bet_leg g where g.bet_id = b.id offset 0) l`,
    ),
  )

/**
 * Takes the stakes and stores bets, legs and the answers of requests with a key. Answers the balance after
 * each bet, in the order of the columns, and -1 for a bet whose stake was not there.
 */
export const bookBets = async (
  tx: Tx,
  { bets, legs, requests }: BookingColumns,
  now: Instant,
): Promise<readonly number[]> => {
  const { balances } = await tx.one<{ balances: readonly number[] }>(
    prepared(
      'booking_book',
      sql`
        select booking_book(
          ${bets.ids}, ${bets.members}, ${bets.detailTypes}, ${bets.styles}, ${bets.stakes}, ${bets.totalOdds},
          ${bets.winnings}, ${bets.winningsMax}, ${bets.bonusOdds}, ${bets.bonusFolds}, ${bets.legCounts},
          ${legs.bets}, ${legs.numbers}, ${legs.fixtures}, ${legs.markets}, ${legs.marketTypes}, ${legs.outcomes},
          ${legs.picks}, ${legs.lines}, ${legs.odds}, ${legs.versions}, ${legs.starts},
          ${requests.members}, ${requests.keys}, ${requests.hashes}, ${requests.refusals}, ${requests.bets},
          ${timestamp(now)}) as balances`,
    ),
  )
  return balances
}
