-- A bet is always found through its member and a leg through its fixture, so each has one index instead of two:
-- at every bet that was a third of all index rows. A bet names its fixtures, which lead to its legs.

alter table bet add column fixtures bigint[];
update bet b set fixtures = (select array_agg(distinct l.fixture_id) from bet_leg l where l.bet_id = b.id);
-- A bet without legs, from before there were any, leads nowhere.
update bet set fixtures = '{}' where fixtures is null;
alter table bet alter column fixtures set not null;

alter table bet drop constraint bet_pkey;
drop index bet_by_member;
alter table bet add primary key (member_id, id);

alter table bet_leg drop constraint bet_leg_pkey;
drop index bet_leg_by_fixture;
alter table bet_leg add primary key (fixture_id, member_id, bet_id, leg_no);

-- As before, but legs are read through the fixtures of their bet, hashes come as bytes, and waiting bets are looked at
-- only where there are some.
drop function booking_enter;
create function booking_enter(p_members bigint[], p_fixtures bigint[], p_seqs integer[], r_members bigint[], r_keys text[], r_hashes bytea[], l_members bigint[], l_fixtures bigint[], p_since uuid, p_until uuid, OUT members bigint[], OUT levels bigint[], OUT tendencies bigint[], OUT others text, OUT changed_fixtures bigint[], OUT changed_seqs bigint[], OUT known_requests text, OUT open_legs text, OUT levels_mark integer)
returns record
language plpgsql
as $$
declare
  held uuid[];
  held_members bigint[];
  some_wait boolean;
begin
  perform set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
    set_config('enable_mergejoin', 'off', true), set_config('enable_bitmapscan', 'off', true),
    set_config('enable_sort', 'off', true), set_config('plan_cache_mode', 'force_generic_plan', true);

  select array_agg(m.id), array_agg(m.level::bigint), array_agg(m.tendency::bigint),
    json_agg(json_build_object('memberId', m.id, 'kind', m.kind, 'status', m.status))
      filter (where m.kind <> 'member' or m.status <> 'active')
  into members, levels, tendencies, others
  from (select unnest(p_members) as id order by 1) one,
    lateral (
      select m.id, m.kind, m.status, m.level, m.tendency from member m where m.id = one.id for no key update
    ) m;

  perform count(pg_advisory_xact_lock_shared(gate.id)) from (select unnest(p_fixtures) as id order by 1) gate;

  select array_agg(asked.id), array_agg(f.seq::bigint) into changed_fixtures, changed_seqs
  from (select unnest(p_fixtures) as id, unnest(p_seqs) as seq) asked
  cross join lateral (select f.seq from fixture f where f.id = asked.id limit 1) f
  where f.seq <> asked.seq;

  select exists (select from bet_waiting w where w.state = 'waiting') into some_wait;
  -- A key whose in-play bet still waits is taken as well: its answer will be stored under it.
  select json_agg(json_build_object('memberId', r.member_id, 'sameBody', r.same_body,
    'betId', r.bet_id, 'balance', r.emoney, 'refusal', r.refusal))
  into known_requests
  from (select unnest(r_members) as member_id, unnest(r_keys) as key, unnest(r_hashes) as hash) asked
  cross join lateral (
    select r.member_id, r.body_hash = asked.hash as same_body, r.bet_id, r.emoney, r.refusal
    from bet_request r where r.member_id = asked.member_id and r.key = asked.key
    union all
    select w.member_id, false, null, null, null
    from bet_waiting w
    where some_wait and w.member_id = asked.member_id and w.request_key = asked.key and w.state = 'waiting'
    limit 1
  ) r;

  -- The range of ids is an "or", which rules partitions out but is no condition for an index: else the
  -- planner may walk the primary key of an empty-looking table over the whole range.
  select array_agg(one.bet_id), array_agg(one.member_id) into held, held_members
  from (
    select distinct g.bet_id, asked.member_id
    from (select unnest(l_members) as member_id, unnest(l_fixtures) as fixture_id) asked
    cross join lateral (
      select g.bet_id from bet_leg g
      where g.fixture_id = asked.fixture_id and g.member_id = asked.member_id and g.result is null
        and (g.bet_id between p_since and p_until or g.bet_id = p_since)
      offset 0
    ) g
  ) one;

  if held is not null then
    select json_agg(json_build_object('betId', b.id, 'memberId', b.member_id, 'stake', b.stake,
      'winnings', b.winnings, 'placedAt', (extract(epoch from b.placed_at) * 1000)::bigint,
      'fixtureId', l.fixture_id, 'marketTypeId', l.market_type_id, 'outcomeId', l.outcome_id::text, 'pick', l.pick))
    into open_legs
    from (select unnest(held) as id, unnest(held_members) as member_id) one
    cross join lateral (
      select b.* from bet b where b.id = one.id and b.member_id = one.member_id and b.status = 0 limit 1
    ) b
    cross join lateral unnest(b.fixtures) on_fixture(id)
    cross join lateral (
      select l.* from bet_leg l
      where l.fixture_id = on_fixture.id and l.member_id = b.member_id and l.bet_id = b.id offset 0
    ) l;
  end if;

  select hashtext(string_agg(s::text, ' ' order by s.level)) into levels_mark from level_setting s;
end
$$;

-- As before, with the fixtures of each bet as a slice of one list, and hashes as bytes.
drop function booking_book;
create function booking_book(p_ids uuid[], p_members bigint[], p_detail_types smallint[], p_styles text[], p_stakes bigint[], p_total_odds integer[], p_winnings bigint[], p_winnings_max bigint[], p_bonus_odds integer[], p_bonus_folds smallint[], p_leg_counts smallint[], p_fixtures bigint[], p_fixture_firsts integer[], p_fixture_lasts integer[], l_bet integer[], l_no smallint[], l_fixtures bigint[], l_markets bigint[], l_market_types integer[], l_outcomes bigint[], l_picks text[], l_lines integer[], l_odds integer[], l_versions integer[], l_starts_ms bigint[], r_members bigint[], r_keys text[], r_hashes bytea[], r_refusals text[], r_bet integer[], p_at timestamp with time zone)
returns bigint[]
language plpgsql
as $$
declare
  balances constant bigint[] :=
    ledger_take(p_ids, 'bet', p_members, 'house:open-stakes', p_stakes, p_at, 'member');
begin
  insert into bet (id, member_id, detail_type, style, stake, total_odds, winnings, winnings_max,
    bonus_odds, bonus_folds, leg_count, fixtures, placed_at)
  select b.id, b.member_id, b.detail_type, b.style, b.stake, b.total_odds, b.winnings, b.winnings_max,
    b.bonus_odds, b.bonus_folds, b.leg_count, p_fixtures[b.first_fixture:b.last_fixture], p_at
  from (
    select unnest(p_ids) as id, unnest(p_members) as member_id, unnest(p_detail_types) as detail_type,
      unnest(p_styles) as style, unnest(p_stakes) as stake, unnest(p_total_odds) as total_odds,
      unnest(p_winnings) as winnings, unnest(p_winnings_max) as winnings_max,
      unnest(p_bonus_odds) as bonus_odds, unnest(p_bonus_folds) as bonus_folds,
      unnest(p_leg_counts) as leg_count, unnest(p_fixture_firsts) as first_fixture,
      unnest(p_fixture_lasts) as last_fixture, unnest(balances) as balance
  ) b
  where b.balance >= 0;

  insert into bet_leg (bet_id, leg_no, member_id, fixture_id, market_id, market_type_id, outcome_id,
    pick, line, odds, version, starts_at)
  select p_ids[l.bet], l.leg_no, p_members[l.bet], l.fixture_id, l.market_id, l.market_type_id, l.outcome_id,
    l.pick, l.line, l.odds, l.version, to_timestamp(l.starts_ms / 1000.0)
  from (
    select unnest(l_bet) as bet, unnest(l_no) as leg_no, unnest(l_fixtures) as fixture_id,
      unnest(l_markets) as market_id, unnest(l_market_types) as market_type_id, unnest(l_outcomes) as outcome_id,
      unnest(l_picks) as pick, unnest(l_lines) as line, unnest(l_odds) as odds, unnest(l_versions) as version,
      unnest(l_starts_ms) as starts_ms
  ) l
  where balances[l.bet] >= 0;

  insert into bet_request (member_id, key, body_hash, bet_id, emoney, refusal, created_at)
  select r.member_id, r.key, r.body_hash,
    case when balances[r.bet] >= 0 then p_ids[r.bet] end,
    case when balances[r.bet] >= 0 then balances[r.bet] end,
    case when balances[r.bet] >= 0 then null else coalesce(r.refusal, '{"code":"INSUFFICIENT_BALANCE"}') end,
    p_at
  from (
    select unnest(r_members) as member_id, unnest(r_keys) as key, unnest(r_hashes) as body_hash,
      unnest(r_refusals) as refusal, unnest(r_bet) as bet
  ) r;
  return balances;
end
$$;

-- As before, with the fixtures of each bet.
create or replace function inplay_book(p_bets json, p_legs json, p_requests json, p_at timestamp with time zone)
returns void
language plpgsql
as $$
begin
  insert into bet (id, member_id, game_type, detail_type, style, stake, total_odds, winnings, winnings_max,
    leg_count, fixtures, placed_at)
  select b.id, b.member, 2, b.detail_type, b.style, b.stake, b.total_odds, b.winnings, b.winnings_max,
    b.legs, b.fixtures, p_at
  from json_to_recordset(p_bets) b(id uuid, member bigint, detail_type smallint, style text, stake bigint,
    total_odds integer, winnings bigint, winnings_max bigint, legs smallint, fixtures bigint[]);

  insert into bet_leg (bet_id, leg_no, member_id, fixture_id, market_id, market_type_id, outcome_id, pick, line,
    odds, version, starts_at, home_at_bet, away_at_bet, incident_at_bet)
  select l.bet, l.number, l.member, l.fixture, l.market, l.market_type, l.outcome, l.pick, l.line, l.odds,
    l.version, to_timestamp(l.starts_ms / 1000.0), l.home_at_bet, l.away_at_bet, l.incident
  from json_to_recordset(p_legs) l(bet uuid, number smallint, member bigint, fixture bigint, market bigint,
    market_type integer, outcome bigint, pick text, line integer, odds integer, version integer,
    starts_ms bigint, home_at_bet smallint, away_at_bet smallint, incident integer);

  insert into bet_request (member_id, key, body_hash, bet_id, emoney, refusal, created_at)
  select r.member, r.key, decode(r.hash, 'hex'), r.bet, r.balance, r.refusal, p_at
  from json_to_recordset(p_requests) r(member bigint, key text, hash text, bet uuid, balance bigint, refusal text);
end
$$;

-- As before, but the legs of a bet are read through its fixtures.
create or replace function settle_bets(p_fixture bigint, p_revision integer, p_corrects boolean, p_after_member bigint, p_after_bet uuid, p_limit integer, p_tier_folds integer[], p_tier_odds integer[], p_bonus_above integer, p_ref uuid, p_at timestamp with time zone, OUT last_member bigint, OUT last_bet uuid, OUT legs integer, OUT changed integer, OUT news text)
returns record
language plpgsql
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_bitmapscan = off
set enable_sort = off
set plan_cache_mode = force_generic_plan
set jit = off
as $$
#variable_conflict use_column
declare
  taken uuid[];
  taken_members bigint[];
  held uuid[];
  held_members bigint[];
  -- Bets that come out otherwise than they stand, in the order of members.
  bets uuid[];
  members bigint[];
  stakes bigint[];
  statuses smallint[];
  new_statuses integer[];
  payouts bigint[];
  new_payouts bigint[];
  revisions integer[];
  reversal_news json;
  bets_paid uuid[];
  seqs_paid integer[];
  members_paid bigint[];
  amounts_paid bigint[];
  balances bigint[];
  unbooked integer;
begin
  select array_agg(next.bet_id), array_agg(next.member_id), count(*) into taken, taken_members, legs
  from (
    select l.member_id, l.bet_id from bet_leg l
    where l.fixture_id = p_fixture and (l.member_id, l.bet_id) > (p_after_member, p_after_bet)
    order by l.member_id, l.bet_id limit p_limit
  ) next;
  changed := 0;
  if legs = 0 then
    return;
  end if;
  last_bet := taken[legs];
  last_member := taken_members[legs];

  -- A bet with two legs on the fixture comes twice.
  select coalesce(array_agg(locked.id), '{}'), coalesce(array_agg(one.member_id), '{}')
  into held, held_members
  from (
    select u.id, u.member_id, lag(u.id) over (order by u.ord) as before
    from unnest(taken, taken_members) with ordinality u(id, member_id, ord)
  ) one
  cross join lateral (
    select b.id from bet b where b.id = one.id and b.member_id = one.member_id and b.status <> -1
    for no key update
  ) locked
  where one.id is distinct from one.before;

  with todo as materialized (
    select u.id as bet_id, u.member_id, l.leg_no, g.result, g.dead_heat_places, g.dead_heat_tied, g.score, g.reason
    from unnest(held, held_members) u(id, member_id)
    cross join lateral (
      select l.leg_no, l.market_type_id, l.pick, l.line, l.home_at_bet, l.away_at_bet, l.late, l.result,
        l.result_revision
      from bet_leg l
      where l.fixture_id = p_fixture and l.member_id = u.member_id and l.bet_id = u.id offset 0
    ) l
    cross join lateral (
      select g.* from outcome_grading g
      where g.fixture_id = p_fixture and g.revision = p_revision and g.market_type_id = l.market_type_id
        and g.pick = l.pick and g.line is not distinct from l.line
        and g.home_at_bet is not distinct from l.home_at_bet
        and g.away_at_bet is not distinct from l.away_at_bet
        and g.late = l.late and g.result is not null
      offset 0
    ) g
    where (p_corrects or l.result is null) and l.result_revision is distinct from p_revision
  )
  update bet_leg l set result = t.result, dead_heat_places = t.dead_heat_places,
    dead_heat_tied = t.dead_heat_tied, result_revision = p_revision, score = t.score, reason = t.reason
  from todo t
  where l.fixture_id = p_fixture and l.member_id = t.member_id and l.bet_id = t.bet_id and l.leg_no = t.leg_no;

  -- A statement of its own, so that it sees, behind the locks, what another settlement has just decided
  -- about the bets' other legs.
  with verdict as materialized (
    select u.ord, u.id as bet_id, b.member_id, b.stake, b.status, b.payout, b.revision,
      settled.payout as new_payout,
      case when t.has_lost then 1 when t.has_open then 0 when t.all_void then 3
        when settled.payout = 0 or t.half_lost_single then 1 else 2 end as new_status
    from unnest(held, held_members) with ordinality u(id, member_id, ord)
    cross join lateral (
      select b.member_id, b.stake, b.status, b.payout, b.revision, b.winnings_max, b.bonus_odds, b.bonus_folds,
        b.fixtures
      from bet b where b.id = u.id and b.member_id = u.member_id offset 0
    ) b
    cross join lateral (
      select bool_or(l.result = 'lost') is true as has_lost,
        bool_or(l.result is null) as has_open,
        bool_and(l.result = 'void') as all_void,
        count(*) = 1 and bool_and(l.result = 'half-lost') as half_lost_single,
        count(*) filter (where l.result = 'won' and l.odds > p_bonus_above) as counted,
        numeric_product(case l.result when 'won' then l.odds when 'half-won' then l.odds + 100
          when 'dead-heat' then l.odds::bigint * least(l.dead_heat_places, l.dead_heat_tied) else 1 end) as numerator,
        numeric_product(case l.result when 'won' then 100 when 'half-won' then 200 when 'half-lost' then 2
          when 'dead-heat' then 100 * l.dead_heat_tied else 1 end) as denominator
      from unnest(b.fixtures) on_fixture(id)
      cross join lateral (
        select l.* from bet_leg l
        where l.fixture_id = on_fixture.id and l.member_id = u.member_id and l.bet_id = u.id offset 0
      ) l
    ) t
    cross join lateral (
      select case when b.bonus_folds is null then 100 when t.counted >= b.bonus_folds then b.bonus_odds
        else coalesce((select tier.odds from unnest(p_tier_folds, p_tier_odds) tier(folds, odds)
          where tier.folds <= t.counted order by tier.folds desc limit 1), 100) end as odds
    ) bonus
    cross join lateral (
      select case when t.has_lost then 0 when t.has_open then null when t.all_void then b.stake
        else least(b.winnings_max, div(b.stake * div(t.numerator * bonus.odds * 2 + t.denominator,
          t.denominator * 2), 100))::bigint end as payout
    ) settled
  )
  select array_agg(v.bet_id order by v.ord), array_agg(v.member_id order by v.ord),
    array_agg(v.stake order by v.ord), array_agg(v.status order by v.ord),
    array_agg(v.new_status order by v.ord), array_agg(v.payout order by v.ord),
    array_agg(v.new_payout order by v.ord), array_agg(v.revision order by v.ord), count(*)
  into bets, members, stakes, statuses, new_statuses, payouts, new_payouts, revisions, changed
  from verdict v where v.new_status <> v.status or v.new_payout is distinct from v.payout;
  if changed = 0 then
    return;
  end if;

  update bet b set status = t.status, payout = t.payout, revision = t.revision + 1,
    settled_at = case when t.status = 0 then null else p_at end
  from unnest(bets, members, new_statuses, new_payouts, revisions) t(id, member_id, status, payout, revision)
  where b.id = t.id and b.member_id = t.member_id;

  -- The house's own side is booked as sums; what is taken back from a member may be owed.
  with move as materialized (
    select row_number() over () as pos, m.*
    from (
      select p_ref as ref, 'bet-settled' as kind, 0 as seq, null::bigint as member_id,
        'house:open-stakes' as from_account, 'house:bets' as to_account, sum(t.stake)::bigint as amount
      from unnest(stakes, statuses) t(stake, status) where t.status = 0
      union all
      select p_ref, 'settlement-reversed', 0, null, 'house:bets', 'house:open-stakes', sum(t.stake)::bigint
      from unnest(stakes, new_statuses) t(stake, status) where t.status = 0
      union all
      select t.bet_id, 'settlement-reversed', t.revision, t.member_id, null, 'house:bets', t.old_payout
      from unnest(bets, members, revisions, payouts, new_payouts)
        t(bet_id, member_id, revision, old_payout, payout)
      where t.old_payout is distinct from t.payout
    ) m
    where m.amount > 0
  ), posted as materialized (
    select p.ord, p.state, p.balance
    from ledger_post(
      array(select m.ref from move m order by m.pos), array(select m.kind from move m order by m.pos),
      array(select m.seq from move m order by m.pos), array(select 0 from move),
      array(select coalesce(ledger_wallet(m.member_id), ledger_account_id(m.from_account)) from move m order by m.pos),
      array(select ledger_account_id(m.to_account) from move m order by m.pos),
      array(select m.amount from move m order by m.pos), p_at, 'system:settlement', null, 'owe') p
  ), owner as (
    select array(select m.member_id from move m order by m.pos) as ids
  )
  select count(*) filter (where p.state <> 'booked'),
    coalesce(json_agg(json_build_array(o.ids[p.ord], p.balance) order by p.ord) filter (where o.ids[p.ord] is not null), '[]')
  into unbooked, reversal_news
  from posted p cross join owner o;
  if unbooked > 0 then
    raise exception 'settlement of fixture %: % postings found no account', p_fixture, unbooked;
  end if;

  select array_agg(t.bet_id), array_agg(t.revision + 1), array_agg(t.member_id), array_agg(t.payout)
  into bets_paid, seqs_paid, members_paid, amounts_paid
  from unnest(bets, members, revisions, payouts, new_payouts) t(bet_id, member_id, revision, old_payout, payout)
  where t.payout > 0 and t.payout is distinct from t.old_payout;
  if bets_paid is not null then
    balances := ledger_pay(bets_paid, 'bet-settled', seqs_paid, 'house:bets', members_paid, amounts_paid, p_at,
      'system:settlement');
  end if;

  news := json_build_object(
    'reversals', reversal_news,
    'balances', coalesce((
      select json_agg(json_build_array(t.member_id, t.balance))
      from unnest(members_paid, balances, members_paid[2:]) t(member_id, balance, next_member)
      where t.member_id is distinct from t.next_member), '[]'),
    'bets', (
      select json_agg(json_build_array(t.member_id, t.bet_id, t.status, t.payout))
      from unnest(members, bets, new_statuses, new_payouts) t(member_id, bet_id, status, payout))
  )::text;
end
$$;
