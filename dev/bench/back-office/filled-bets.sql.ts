import { FOOTBALL } from '#domain/sports/sports.ts'
import { type Queries, type Sql, sql } from '#server/platform/postgres/postgres.ts'

/** Data of the past; `first` and `last` are the numbers of the members who bet. */
export type Past = {
  readonly first: number
  readonly last: number
  readonly bets: number
  /** Matches of the past days, and those in the book that have not started. */
  readonly matches: number
  readonly fixtures: number
  /** Won that each well-off member was credited at the beginning. */
  readonly grant: number
}

/** Past days that have bets. The month partitions of a new database reach back further. */
export const PAST_DAYS = 45
/** Finished matches have their own id range. */
const PAST_FIXTURES = 10_000
const LEAGUES = 20
const REGULARS = 10

/** A pseudo-random number that is the same in each run. */
const chance = (key: Sql, below: number): Sql =>
  sql`(hashint8extended(${key}, 7) & 1073741823) % ${below}::integer`

/** Inserts leagues of four sports, and the matches of the past days. */
export async function insertPastMatches(db: Queries, { matches }: Past): Promise<void> {
  await db.run(sql`
    insert into sport (id, name, name_korean_by_feed)
    values (48242, 'Basketball', '농구'), (154914, 'Baseball', '야구'), (154830, 'Volleyball', '배구')
    on conflict do nothing`)
  await db.run(sql`
    insert into league (id, sport_id, location_id, name, name_korean_by_feed)
    select 100 + n, (array[${FOOTBALL}::integer, 48242, 154914, 154830])[1 + n % 4], 1, 'League ' || n, '리그 ' || n
    from generate_series(0, ${LEAGUES - 1}::integer) n`)
  await db.run(sql`
    insert into fixture (id, sport_id, league_id, home_name, away_name, home_name_korean_by_feed, away_name_korean_by_feed,
      starts_at_by_feed, status, source, fed_at, status_fed_at, updated_at)
    select ${PAST_FIXTURES}::integer + n, l.sport_id, l.id, 'Home ' || n, 'Away ' || n, '지난홈 ' || n, '지난원정 ' || n,
      m.at, 'finished', 'bench', m.at, m.at, m.at
    from generate_series(0, ${matches}::integer) n
    cross join lateral (
      select now() - ${PAST_DAYS}::integer * interval '1 day' * (1 - n::float8 / ${matches}::integer) as at
    ) m
    join league l on l.id = 100 + n % ${LEAGUES}::integer`)
}

/**
 * Drafts bets in the table `past_bet`, spread evenly over the days: singles to three-folds on matches of the next
 * hours. Every twentieth bet belongs to one of ten regulars, who have thousands each. Bets that are still open are on
 * tomorrow's matches.
 */
export const draftBets = (db: Queries, { first, last, bets, matches }: Past) =>
  db.run(sql`
    create unlogged table past_bet as
    select n, at, (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(mark, 1, 3) || '8'
        || substr(mark, 4, 15))::uuid as id,
      case when member % 100 < 5 then member + case when member + 45 > ${last} then -45 else 45 end else member end
        as member_id,
      case when luck % 100 = 0 then 500000 + luck % 50 * 10000 else 5000 + luck % 16 * 1000 end::bigint as stake,
      legs, on_match, luck, case when ended_at > now() - interval '10 minutes' then null else ended_at end as ended_at
    from (
      select n, ${chance(sql`n`, 1_000_000)} as luck, md5(n::text) as mark, now() - ${PAST_DAYS}::integer * interval '1 day'
          * (1 - n::float8 / ${bets}::integer) - interval '3 seconds' as at,
        case when n % 20 = 0 then ${first}::bigint + 50 + 100 * (n / 20 % ${REGULARS}::integer)
          else ${first}::bigint + ${chance(sql`n * 31`, last - first + 1)} end as member
      from generate_series(1, ${bets}::integer) n
    ) b
    cross join lateral (
      select case when luck % 10 < 5 then 1 when luck % 10 < 8 then 2 else 3 end as legs,
        (n::float8 / ${bets}::integer * ${matches}::integer)::integer + 6 + luck % 24 as on_match
    ) m
    cross join lateral (
      select at + ((on_match + 3 * (legs - 1)) - n::float8 / ${bets}::integer * ${matches}::integer)
        * ${PAST_DAYS}::integer * interval '1 day' / ${matches}::integer + interval '2 hours' as ended_at
    ) e`)

/**
 * Drafts the end of each bet in `past_end`, with all columns that bets and sums need: nearly half won, few void or
 * cancelled.
 */
export const draftEnds = (db: Queries, { fixtures }: Past) =>
  db.run(sql`
    create unlogged table past_end as
    select b.*, s.status, f.fixtures, t.total, b.stake * t.total / 100 as winnings,
      case s.status when 2 then b.stake * t.total / 100 when 3 then b.stake when 1 then 0 end::bigint as payout,
      case when b.ended_at is null then ${FOOTBALL}::integer when b.legs > 1 then 0
        else (array[${FOOTBALL}::integer, 48242, 154914, 154830])[1 + b.on_match % ${LEAGUES}::integer % 4] end as sport_id,
      case when b.ended_at is null then 1 when b.legs > 1 then 0 else 100 + b.on_match % ${LEAGUES}::integer end as league_id,
      case when b.legs > 1 then 0 else 1 + (b.luck + 1) % 3 end::integer as market_type_id,
      (90 + b.legs)::smallint as detail_type, m.level
    from past_bet b
    join member m on m.id = b.member_id
    cross join lateral (
      select case when b.ended_at is null then 0 when b.luck % 97 = 0 then -1 when b.luck % 53 = 0 then 3
        when b.luck % 7 < 3 then 2 else 1 end::smallint as status
    ) s
    cross join lateral (
      select array_agg(case when b.ended_at is null then 1 + (b.luck + leg) % ${fixtures}::integer
          else ${PAST_FIXTURES}::integer + b.on_match + 3 * (leg - 1) end::bigint order by leg) as fixtures
      from generate_series(1, b.legs) leg
    ) f
    cross join lateral (
      select floor(100 * (1.5 + b.luck % 60 / 100.0) ^ b.legs)::integer as total
    ) t`)

export const insertPastBets = (db: Queries) =>
  db.run(sql`
    insert into bet (id, member_id, game_type, detail_type, style, status, stake, total_odds, winnings, winnings_max,
      leg_count, fixtures, placed_at, payout, revision, settled_at, cancelled_by, payout_rule, device, address, accepts,
      first_settled_at)
    select id, member_id, 1 + (luck % 9 = 0)::integer, detail_type, case when luck % 3 = 0 then 'EU' else 'KR' end, status,
      stake, total, winnings, 1000000000, legs, fixtures, at, payout, (status > 0)::integer, ended_at,
      case when status = -1 then 'member' end, 1, 'Chrome · Android', '203.0.113.7', 'none',
      case when status > 0 then ended_at end
    from past_end order by n`)

export const insertPastLegs = (db: Queries) =>
  db.run(sql`
    insert into bet_leg (bet_id, leg_no, member_id, fixture_id, market_id, market_type_id, outcome_id, pick, line, odds,
      version, starts_at, result, score)
    select b.id, f.leg, b.member_id, f.id, 1, pick.type_id, pick.type_id * 10 + length(pick.pick), pick.pick, pick.line,
      150 + b.luck % 60, 1, coalesce(b.ended_at, now() + interval '1 day'),
      case b.status when 2 then 'won' when 3 then 'void' when 1 then case when f.leg = 1 then 'lost' else 'won' end end,
      case when b.status > 0 then '2:1' else '' end
    from past_end b
    cross join unnest(b.fixtures) with ordinality f(id, leg)
    join (values (1, 1, '1', null::integer), (2, 2, 'Over', 250), (0, 3, '1', -50)) pick(n, type_id, pick, line)
      on pick.n = (b.luck + f.leg) % 3
    order by b.n, f.leg`)

/** Inserts every stake, payout and returned stake in order of time, each with the balance after it. */
export async function insertPastPostings(db: Queries, { grant }: Past): Promise<void> {
  await db.run(sql`
    create unlogged table past_move as
    select id, member_id, at, 'bet' as kind, 0 as seq, -stake as change from past_end
    union all
    select id, member_id, ended_at, case when status = -1 then 'bet-cancelled' else 'bet-settled' end,
      (status > 0)::integer, case when status = -1 then stake else payout end
    from past_end where status = -1 or payout > 0`)
  await db.run(sql`
    insert into ledger_posting (ref_id, kind, seq, part, from_account, to_account, amount, from_after, to_after, at, actor)
    select m.id, m.kind, m.seq, 0, case when m.change < 0 then ledger_wallet(m.member_id) else house.id end,
      case when m.change < 0 then house.id else ledger_wallet(m.member_id) end, abs(m.change),
      case when m.change < 0 then m.after end, case when m.change > 0 then m.after end, m.at,
      case when m.kind = 'bet-settled' then 'system:settlement' else 'member' end
    from (
      select *, ${grant}::bigint + sum(change) over (partition by member_id order by at, id, kind) as after from past_move
    ) m
    join ledger_account house
      on house.address = case when m.kind = 'bet-settled' then 'house:bets' else 'house:open-stakes' end
    order by m.at, m.id, m.kind`)
  // A settled stake leaves the account of open stakes. Posted in sums.
  await db.run(sql`
    insert into ledger_posting (ref_id, kind, seq, part, from_account, to_account, amount, at, actor)
    select gen_random_uuid(), 'bet-settled', 0, 0, ledger_account_id('house:open-stakes'), ledger_account_id('house:bets'),
      sum(stake), max(ended_at), 'system:settlement'
    from past_end where status > 0 group by seoul_day(ended_at)`)
}

const since = (start: Sql, what: Sql) =>
  sql`coalesce(sum(${what}) filter (where m.day >= ${start}), 0)::bigint`
const periods = [
  sql`use_day`,
  sql`date_trunc('week', use_day)::date`,
  sql`date_trunc('month', use_day)::date`,
]

/** Sets balances and use of all wallets from the postings. */
export const sumUpWallets = (db: Queries) => {
  const [day, week, month] = periods.map(start => ({
    staked: sql`${since(start, sql`m.staked`)} - coalesce(sum(m.back) filter (where m.day >= ${start}
      and m.placed_on >= ${start}), 0)::bigint`,
    returned: since(start, sql`m.returned`),
  }))
  if (!day || !week || !month) throw new Error('three periods')
  return db.run(sql`
    update ledger_account a set balance = a.balance + u.change, use_day = u.use_day,
      staked_day = u.staked_day, staked_week = u.staked_week, staked_month = u.staked_month,
      returned_day = u.returned_day, returned_week = u.returned_week, returned_month = u.returned_month
    from (
      select m.member_id, m.use_day, sum(m.change)::bigint as change, ${day.staked} as staked_day,
        ${week.staked} as staked_week, ${month.staked} as staked_month, ${day.returned} as returned_day,
        ${week.returned} as returned_week, ${month.returned} as returned_month
      from (
        select p.member_id, p.change, seoul_day(p.at) as day, max(seoul_day(p.at)) over (partition by p.member_id) as use_day,
          seoul_day(to_timestamp(('x' || substr(replace(p.id::text, '-', ''), 1, 12))::bit(48)::bigint / 1000.0)) as placed_on,
          case when p.kind = 'bet' then -p.change else 0 end as staked,
          case when p.kind = 'bet-cancelled' then p.change else 0 end as back,
          case when p.kind = 'bet-settled' then p.change else 0 end as returned
        from past_move p
      ) m
      group by m.member_id, m.use_day
    ) u
    where a.id = ledger_wallet(u.member_id)`)
}

const product = sql`(1 + (luck % 9 = 0)::integer)::smallint`

/** Inserts the sums of the reports that following each bet would produce. The server follows later bets. */
export async function insertPastSums(db: Queries): Promise<void> {
  await db.run(sql`
    create unlogged table past_sum as
    select at, ${product} as product, detail_type as detail, sport_id, league_id, market_type_id, level, member_id,
      1 as bets, stake as staked, 0 as cancelled_bets, 0::bigint as cancelled, 0 as settled_bets, 0::bigint as settled,
      0 as void_bets, 0::bigint as void, 0::bigint as paid
    from past_end
    union all
    select ended_at, ${product}, detail_type, sport_id, league_id, market_type_id, level, member_id, 0, 0,
      (status = -1)::integer, case when status = -1 then stake else 0 end, (status > 0)::integer,
      case when status > 0 then stake else 0 end, (status = 3)::integer, case when status = 3 then payout else 0 end,
      case when status > 0 then payout else 0 end
    from past_end where status <> 0`)
  const figures = sql`bets, staked, cancelled_bets, cancelled, settled_bets, settled, void_bets, void, paid`
  const sums = sql`sum(bets), sum(staked), sum(cancelled_bets), sum(cancelled), sum(settled_bets), sum(settled),
    sum(void_bets), sum(void), sum(paid)`
  await db.run(sql`
    insert into report_day (day, product, detail, sport_id, league_id, market_type_id, level, ${figures})
    select seoul_day(at), product, detail, sport_id, league_id, market_type_id, level, ${sums} from past_sum
    group by 1, 2, 3, 4, 5, 6, 7`)
  await db.run(sql`
    insert into report_member_day (day, member_id, product, level, ${figures})
    select seoul_day(at), member_id, product, level, ${sums} from past_sum group by 1, 2, 3, 4 order by 1, 2`)
  await db.run(sql`
    insert into report_hour (hour, product, ${figures})
    select date_trunc('hour', at, 'UTC'), product, ${sums} from past_sum group by 1, 2`)
  await db.run(sql`
    update report_follow set bets_to = uuid_floor(now() - interval '1 second'), counted_at = now() - interval '1 second',
      points_to = (select last_value from ledger_posting_n)`)
}

export const dropDrafts = (db: Queries) => db.run(sql`drop table past_bet, past_end, past_move, past_sum`)
