import type { FixtureId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Db, sql, timestamp } from '#server/platform/postgres/postgres.ts'

const BETS_A_CALL = 10_000
const STAKE = 10_000

/**
 * Inserts accepted bets of 10,000 won on the home side of each fixture, over the members in turn. The rows equal
 * those of a booking, in fewer calls.
 */
export async function insertBets(
  db: Db,
  bets: number,
  fixtures: readonly FixtureId[],
  now: Instant,
): Promise<void> {
  for (let from = 0; from < bets; from += BETS_A_CALL)
    await db.many(sql`
      with bettor as materialized (
        select row_number() over (order by m.id) as ord, m.id as member_id, uuidv7() as bet_id
        from (
          select id from member where user_id like 'bettor%' and id % 100 >= 5
          order by id offset ${from}::integer % 90000 limit ${Math.min(BETS_A_CALL, bets - from)}::integer
        ) m
      ), columns as (
        select array_agg(bet_id order by ord) as refs, array_agg('bet'::text) as kinds, array_agg(0) as zeros,
          array_agg(ledger_wallet(member_id) order by ord) as wallets,
          array_agg(ledger_account_id('house:open-stakes')) as house, array_agg(${STAKE}::bigint) as stakes
        from bettor
      ), posted as materialized (
        select p.ord from columns c, ledger_post(c.refs, c.kinds, c.zeros, c.zeros, c.wallets, c.house, c.stakes,
          ${timestamp(now)}::timestamptz, 'member') p where p.state = 'booked'
      ), new_bet as (
        insert into bet (id, member_id, detail_type, style, stake, total_odds, winnings, winnings_max, leg_count,
          fixtures, placed_at, payout_rule)
        select b.bet_id, b.member_id, 1, 'KR', ${STAKE}, 200, ${STAKE * 2}, 1000000000,
          ${fixtures.length}::integer, ${fixtures}::bigint[], ${timestamp(now)}::timestamptz, 1
        from bettor b join posted p on p.ord = b.ord
      )
      insert into bet_leg (bet_id, leg_no, member_id, fixture_id, market_id, market_type_id, outcome_id, pick, line,
        odds, version, starts_at)
      select b.bet_id, f.leg_no, b.member_id, f.fixture_id, 1, pick.type_id, pick.type_id * 10 + length(pick.pick),
        pick.pick, pick.line, 150 + b.ord % 100, 1, ${timestamp(now)}::timestamptz
      from bettor b join posted p on p.ord = b.ord
      cross join unnest(${fixtures}::bigint[]) with ordinality f(fixture_id, leg_no)
      cross join lateral (
        select * from (values (0, 1, '1', null::integer), (1, 2, 'Over', 150), (2, 3, '1', -50)) pick(n, type_id, pick, line)
        where pick.n = (b.ord + f.leg_no) % 3
      ) pick`)
}
