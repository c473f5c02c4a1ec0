-- Settles the next bets of a fixture by the gradings of a revision: those of the next p_limit legs behind
-- (p_after_member, p_after_bet), in the order of member and bet. Gives the last bet looked at (null where there was none),
-- how many legs were looked at (fewer than p_limit: there are no more), how many bets have changed, and the news for their
-- members as JSON: {"reversals": [[member, balance]], "balances": [[member, balance]],
-- "bets": [[member, bet, status, payout, before]]}, where before is [stake, status, payout] of one that had been settled.
-- p_cause is why such a bet comes out otherwise.
--
-- Every bet is judged anew by all of its legs, so settling, settling anew after a correction and settling twice are one and
-- the same act: a bet that comes out as it stands is left alone. One that comes out otherwise gives its old payout back,
-- owed where the balance does not suffice, and gets the new one; the bet's revisions are their keys. Cancelled bets are
-- passed over. Rows are found by index probes one by one, whatever the statistics say, as in booking.
create or replace function settle_bets(
  p_fixture bigint, p_revision integer, p_corrects boolean, p_cause text,
  p_after_member bigint, p_after_bet uuid, p_limit integer,
  p_ref uuid, p_at timestamptz,
  out last_member bigint, out last_bet uuid, out legs integer, out changed integer, out news text
)
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

  -- Also of a bet that waits for another fixture, or stays as it is for another leg.
  if p_cause in ('voided', 'void-withdrawn') then
    update bet b set resettled_by = p_cause
    from unnest(held, held_members) u(id, member_id)
    where b.id = u.id and b.member_id = u.member_id
      and b.resettled_by = case p_cause when 'voided' then 'void-withdrawn' else 'voided' end
      and (p_cause = 'voided') = exists (
        select from unnest(b.fixtures) on_fixture(id)
        cross join lateral (
          select l.result from bet_leg l
          where l.fixture_id = on_fixture.id and l.member_id = b.member_id and l.bet_id = b.id offset 0
        ) l
        where l.result = 'void');
  end if;

  -- A statement of its own, so that it sees, behind the locks, what another settlement has just decided
  -- about the bets' other legs.
  with verdict as materialized (
    select u.ord, u.id as bet_id, b.member_id, b.stake, b.status, b.payout, b.revision,
      settled.payout as new_payout, settled.status as new_status
    from unnest(held, held_members) with ordinality u(id, member_id, ord)
    cross join lateral (
      select b.member_id, b.stake, b.status, b.payout, b.revision, b.winnings_max, b.bonus_odds, b.bonus_folds,
        b.fixtures, b.payout_rule
      from bet b where b.id = u.id and b.member_id = u.member_id offset 0
    ) b
    -- Of a bet without a bonus none is looked for.
    left join payout_rule rule on rule.id = case when b.bonus_folds is not null then b.payout_rule end
    cross join lateral (
      select bool_or(l.result = 'lost') is true as has_lost,
        bool_or(l.result is null) as has_open,
        bool_and(l.result = 'void') as all_void,
        count(*) = 1 and bool_and(l.result = 'half-lost') as half_lost_single,
        count(*) filter (where l.result = 'won' and l.odds > rule.leg_odds_above) as counted,
        numeric_product(leg_numerator(l.result, l.odds, l.dead_heat_places, l.dead_heat_tied)) as numerator,
        numeric_product(leg_denominator(l.result, l.dead_heat_tied)) as denominator
      from unnest(b.fixtures) on_fixture(id)
      cross join lateral (
        select l.* from bet_leg l
        where l.fixture_id = on_fixture.id and l.member_id = u.member_id and l.bet_id = u.id offset 0
      ) l
    ) t
    cross join lateral bet_verdict(b.stake, b.winnings_max, b.bonus_odds, b.bonus_folds, t.has_lost, t.has_open,
      t.all_void, t.half_lost_single, t.counted, t.numerator, t.denominator, rule.tier_folds, rule.tier_odds) settled
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
    settled_at = case when t.status = 0 then null else p_at end,
    resettled_by = case when t.old_status = 0 then b.resettled_by else p_cause end
  from unnest(bets, members, statuses, new_statuses, new_payouts, revisions)
    t(id, member_id, old_status, status, payout, revision)
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
      select json_agg(json_build_array(t.member_id, t.bet_id, t.status, t.payout,
        case when t.old_status <> 0 then json_build_array(t.stake, t.old_status, t.old_payout) end))
      from unnest(members, bets, new_statuses, new_payouts, stakes, statuses, payouts)
        t(member_id, bet_id, status, payout, stake, old_status, old_payout))
  )::text;
end
$$;
