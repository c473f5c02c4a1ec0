import { type Sql, sql } from '#server/platform/postgres/postgres.ts'

/** Stretches that are taken at a time where they are small, as single cancellations are. */
const ROWS_AT_A_TIME = 500

const columns = sql`
  select t.at, u.*
  from taken t
  cross join lateral unnest(t.bets, t.members, t.stakes, t.old_statuses, t.old_payouts, t.statuses, t.payouts)
    u(id, member_id, stake, old_status, old_payout, status, payout)`

/**
 * Bets that have come out otherwise than they stood and that nobody has taken yet, as the first queries of a statement; the
 * last, `ended`, has the moment `at`, `id`, `member_id`, `stake`, and status and payout before (`old_status`, `old_payout`)
 * and now. The statement takes them away. At most so many and what is left of their last stretch, the first to end first.
 */
export const takenEndedBets = (limit: number): Sql => sql`
  next as materialized (
    select id, sum(cardinality(bets)) over (order by id) - cardinality(bets) as before
    from (select id, bets from bet_ended order by id limit ${ROWS_AT_A_TIME}) first
  ), taken as materialized (
    delete from bet_ended where id in (select id from next where before < ${limit}) returning *
  ), ended as materialized (${columns})`

/** The same bets, all of them, left where they are. */
export const endedBetsLeft: Sql = sql`taken as (select * from bet_ended), ended as materialized (${columns})`
