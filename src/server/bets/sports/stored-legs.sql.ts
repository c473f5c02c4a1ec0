import { type Sql, sql } from '#server/platform/postgres/postgres.ts'
import type { LegColumns } from './leg-columns.ts'

/** Part of the statement that stores bet heads: stores their legs (`Picks.stored`). */
export const storedLegs = (legs: LegColumns): Sql => sql`
  picked as (
    insert into bet_leg (bet_id, leg_no, member_id, fixture_id, market_id, market_type_id, outcome_id,
      pick, line, odds, version, starts_at, names, home_at_bet, away_at_bet, incident_at_bet)
    select (select ids from given)[l.bet], l.leg_no, (select members from given)[l.bet], l.fixture_id,
      l.market_id, l.market_type_id, l.outcome_id, l.pick, l.line, l.odds, l.version, l.starts_at, l.names,
      l.home, l.away, l.incident
    from (
      select unnest(${legs.bets}::integer[]) as bet, unnest(${legs.numbers}::smallint[]) as leg_no,
        unnest(${legs.fixtures}::bigint[]) as fixture_id, unnest(${legs.markets}::bigint[]) as market_id,
        unnest(${legs.marketTypes}::integer[]) as market_type_id, unnest(${legs.outcomes}::bigint[]) as outcome_id,
        unnest(${legs.picks}::text[]) as pick, unnest(${legs.lines}::integer[]) as line,
        unnest(${legs.odds}::integer[]) as odds, unnest(${legs.versions}::integer[]) as version,
        unnest(${legs.starts}::timestamptz[]) as starts_at, unnest(${legs.names}::integer[]) as names,
        unnest(${legs.stands?.homes ?? null}::smallint[]) as home,
        unnest(${legs.stands?.aways ?? null}::smallint[]) as away,
        unnest(${legs.stands?.incidents ?? null}::integer[]) as incident
    ) l
  )`
