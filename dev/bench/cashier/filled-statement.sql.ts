import type { MemberId } from '#domain/ids.ts'
import { DAY, type Instant, instant } from '#domain/instant.ts'
import { openMemberAccounts } from '#server/ledger/ledger.ts'
import { ensureMonthPartitions } from '#server/platform/postgres/partitions.sql.ts'
import { type Db, raw, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** The bets are between these numbers of days old. None is in the current month, so they use up no limit. */
const FIRST_DAY = 200
const LAST_DAY = 46
const STAKE = 1_000

/**
 * Gives a member a credit and this many settled singles, every second one won at even odds, with all postings, so
 * that the books balance. Two thirds of the movements are stakes.
 */
export async function fillStatement(db: Db, member: MemberId, bets: number, now: Instant): Promise<void> {
  for (let day = FIRST_DAY; day >= 0; day -= 28) await ensureMonthPartitions(db, instant(now - day * DAY))
  await openMemberAccounts(db, member)
  const from = instant(now - FIRST_DAY * DAY)
  const apart = Math.floor(((FIRST_DAY - LAST_DAY) * DAY) / bets)
  await db.transaction(async tx => {
    await tx.run(sql`
      insert into bet (id, member_id, detail_type, style, status, stake, total_odds, winnings, winnings_max, leg_count,
        fixtures, placed_at, payout_rule, payout, revision, settled_at)
      select (left(uuid_floor(at)::text, 14) || '7' || right(uuid_floor(at)::text, 21))::uuid, ${member}, 91, 'EU',
        case when n % 2 = 0 then 2 else 1 end, ${STAKE}, 200, ${2 * STAKE}, 3000000, 1, array[1], at, 1,
        case when n % 2 = 0 then ${2 * STAKE}::bigint else 0 end, 1, at + interval '1 second'
      from generate_series(1, ${bets}::integer) n
      cross join lateral (select ${timestamp(from)}::timestamptz + n * ${apart}::bigint * interval '1 millisecond' as at) t`)
    await tx.run(sql`
      insert into ledger_posting (ref_id, kind, seq, from_account, to_account, amount, from_after, to_after, at, actor)
      select ref, kind, seq, case when change > 0 then house.id else own.id end,
        case when change > 0 then own.id else house.id end, abs(change),
        case when change < 0 then after end, case when change > 0 then after end, at, 'bench'
      from (
        select *, sum(change) over (order by at, ref) as after from (
          select gen_random_uuid() as ref, 'event-credit' as kind, 0 as seq, ${STAKE * bets}::bigint as change,
            ${timestamp(from)}::timestamptz as at
          union all
          select id, 'bet', 0, -stake, placed_at from bet where member_id = ${member}
          union all
          select id, 'bet-settled', 1, payout, settled_at from bet where member_id = ${member} and payout > 0
        ) moved
      ) posting
      cross join (select ledger_wallet(${member}::bigint) as id) own
      cross join (select ledger_account_id('house:bets') as id) house
      order by at, ref`)
    await tx.run(sql`
      update ledger_account set use_day = seoul_day(${timestamp(now)}), balance = ${2 * STAKE * Math.floor(bets / 2)}
      where id = ledger_wallet(${member}::bigint)`)
  })
  await db.run(raw('analyze bet, ledger_posting'))
}
