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
import { prepared, sql, type Tx, timestamp } from '../platform/postgres.ts'
import type { BookingColumns } from './booking-columns.ts'

/** What the rules ask about a member, and the answer that the request's key has got already. */
export type EnteredRow = {
  readonly member_id: MemberId
  readonly kind: 'member' | 'operator' | 'partner'
  readonly status: string
  readonly level: number
  readonly tendency: number
  /** The key of the request is known. */
  readonly known: boolean
  readonly same_body: boolean | null
  readonly bet_id: string | null
  readonly emoney: number | null
  readonly refusal: string | null
}

export type Entering = {
  readonly members: readonly MemberId[]
  readonly keys: readonly (string | null)[]
  readonly hashes: readonly (Buffer | null)[]
  readonly fixtures: readonly FixtureId[]
}

/** Locks the members and holds the gates of the fixtures until the transaction ends; the first act of a batch. */
export const enterBooking = (tx: Tx, { members, keys, hashes, fixtures }: Entering) =>
  tx.many<EnteredRow>(
    prepared(
      'booking_enter',
      sql`select * from booking_enter(${members}::bigint[], ${keys}::text[], ${hashes}::bytea[], ${fixtures}::bigint[])`,
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

export const listOffers = (tx: Tx, outcomes: readonly OutcomeId[]) =>
  tx.many<OfferedRow>(
    prepared('booking_outcomes', sql`select * from booking_outcomes(${outcomes}::bigint[])`),
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

/** The open bets of members that touch one of their fixtures, one row a leg; pairs side by side. */
export const listOpenLegs = (
  tx: Tx,
  members: readonly MemberId[],
  fixtures: readonly FixtureId[],
  sinceBetId: string,
  untilBetId: string,
) =>
  tx.many<OpenLegRow>(
    prepared(
      'booking_open_bets',
      sql`select * from booking_open_bets(${members}::bigint[], ${fixtures}::bigint[], ${sinceBetId}, ${untilBetId})`,
    ),
  )

export type BookedRow = {
  readonly ord: number
  readonly state: 'booked' | 'short' | 'closed'
  readonly balance: number | null
}

/** Takes the stakes and stores bets, legs and the answers of requests with a key; answers row by row. */
export const bookBets = (tx: Tx, { bets, legs, requests }: BookingColumns, now: Instant) =>
  tx.many<BookedRow>(
    prepared(
      'booking_book',
      sql`
        select * from booking_book(
          ${bets.ids}, ${bets.members}, ${bets.detailTypes}, ${bets.styles}, ${bets.stakes}, ${bets.totalOdds},
          ${bets.winnings}, ${bets.winningsMax}, ${bets.bonusOdds}, ${bets.bonusFolds}, ${bets.legCounts},
          ${legs.bets}, ${legs.numbers}, ${legs.fixtures}, ${legs.markets}, ${legs.marketTypes}, ${legs.outcomes},
          ${legs.picks}, ${legs.lines}, ${legs.odds}, ${legs.versions}, ${legs.starts},
          ${requests.members}, ${requests.keys}, ${requests.hashes}, ${requests.refusals}, ${requests.bets},
          ${timestamp(now)})`,
    ),
  )
