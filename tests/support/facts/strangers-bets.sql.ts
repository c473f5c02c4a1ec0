import type { Instant } from '#domain/instant.ts'
import { type Db, raw, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/**
 * Inserts open bets of other members on a fixture, in the month of a moment: so many that a full scan would show. They
 * have neither members nor postings.
 */
export const insertStrangersBets = (db: Db, count: number, fixture: number, at: Instant): Promise<number> =>
  db.run(sql`
    with stranger as (
      select n, (left(uuid_floor(${timestamp(at)}::timestamptz)::text, 13) || '-7' || substr(md5(n::text), 1, 3)
        || '-8' || substr(md5(n::text), 4, 3) || '-' || substr(md5(n::text), 7, 12))::uuid as id
      from generate_series(1, ${count}::integer) n
    ), bets as (
      insert into bet (id, member_id, detail_type, style, stake, total_odds, winnings, winnings_max, leg_count,
        fixtures, placed_at, payout_rule)
      select id, 1000000 + n, 91, 'EU', 5000, 190, 9500, 3000000, 1, array[${fixture}::bigint], now(), 1 from stranger
    )
    insert into bet_leg (bet_id, leg_no, member_id, fixture_id, market_id, market_type_id, outcome_id, pick, odds,
      version, starts_at)
    select id, 1, 1000000 + n, ${fixture}::bigint, 1, 1, 1, '1', 190, 1, now() from stranger`)

/**
 * Inserts postings of stakes for bets that do not exist, and updates the tables' statistics. Must be rolled back,
 * because the ledger would not balance.
 */
export async function insertStakes(tx: Tx): Promise<void> {
  await tx.run(sql`
    insert into ledger_posting (ref_id, kind, from_account, to_account, amount, at, actor)
    select b.id, 'bet', b.member_id * 16, (select min(id) from ledger_account where kind = 'house'), b.stake,
      b.placed_at, 'test'
    from bet b`)
  await tx.run(raw('analyze bet, bet_leg, ledger_posting'))
}
