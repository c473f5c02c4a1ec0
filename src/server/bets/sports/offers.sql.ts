import type { FixtureId, LeagueId, MarketId, MarketTypeId, OutcomeId, SportId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Line } from '#domain/line.ts'
import type { Odds } from '#domain/odds.ts'
import { prepared, sql, type Tx } from '#server/platform/postgres/postgres.ts'

/** Current offer of the book for a picked outcome. */
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
  /** The fixture's sequence number at which this row is valid. */
  readonly seq: number
  readonly sport_id: SportId
  readonly league_id: LeagueId
  readonly fixture_status: string
  readonly fixture_suspended: boolean
  readonly starts_at: Instant
  /** An operator took the fixture off the proto list. */
  readonly off_proto: boolean
  /** Korean names shown to members. */
  readonly sport_name: string
  readonly league_name: string
  readonly home_name: string
  readonly away_name: string
}

/** An array of ids in PostgreSQL's text form. The driver would quote and escape each of them. */
const bigintArray = (ids: readonly OutcomeId[]): string => `{${ids.join()}}`

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
          f.suspended as fixture_suspended, f.starts_at,
          coalesce((select p.off from proto_game p where p.fixture_id = f.id), false) as off_proto, s.name_korean as sport_name,
          l.name_korean as league_name, f.home_name_korean as home_name, f.away_name_korean as away_name
        from unnest(${bigintArray(outcomes)}::bigint[]) asked(id)
        cross join lateral (select o.* from outcome o where o.id = asked.id limit 1) o
        cross join lateral (select m.* from market m where m.id = o.market_id limit 1) m
        cross join lateral (select f.* from fixture f where f.id = o.fixture_id limit 1) f
        cross join lateral (select s.* from sport s where s.id = f.sport_id limit 1) s
        cross join lateral (select l.* from league l where l.id = f.league_id limit 1) l`,
    ),
  )
