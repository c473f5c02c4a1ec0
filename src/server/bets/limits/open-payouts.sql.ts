import type { OpenPayout } from '#domain/house-limits/open-payouts.ts'
import type { FixtureId } from '#domain/ids.ts'
import { prepared, type Queries, sql, type Tx } from '#server/platform/postgres/postgres.ts'

/**
 * Locks the house's payout on fixtures until the transaction ends, in key order, so that concurrent batches are counted
 * one after the other.
 */
export const holdOpenPayouts = (tx: Tx, fixtures: readonly FixtureId[]) =>
  tx.run(
    prepared(
      'booking_hold_payouts',
      sql`
        select count(pg_advisory_xact_lock(12, hashtext(held.id)))
        from (select id::text as id from unnest(${fixtures}::bigint[]) id order by hashtext(id::text)) held`,
    ),
  )

/** Payouts of the open bets on fixtures, by outcome; each leg counts with the full payout of its bet. */
export const listOpenPayouts = (queries: Queries, fixtures: readonly FixtureId[]) =>
  queries.many<OpenPayout>(
    prepared(
      'booking_open_payouts',
      sql`
        select l.fixture_id as "fixtureId", l.market_type_id as "marketTypeId", l.line, l.home_at_bet as "homeAtBet",
          l.away_at_bet as "awayAtBet", l.pick, sum(least(b.winnings, b.winnings_max))::bigint as payout
        from unnest(${fixtures}::bigint[]) asked(id)
        cross join lateral (
          select l.* from bet_leg l where l.fixture_id = asked.id and l.result is null offset 0
        ) l
        cross join lateral (
          select b.winnings, b.winnings_max from bet b
          where b.id = l.bet_id and b.member_id = l.member_id and b.status = 0 limit 1
        ) b
        group by 1, 2, 3, 4, 5, 6`,
    ),
  )
