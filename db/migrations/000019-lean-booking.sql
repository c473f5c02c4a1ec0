-- Booking a bet costs less: fewer indexes to keep, fewer steps in each statement.

-- Stakes and payouts are nearly all postings there are, and every member's are found by their bets; only what
-- else moves an account has to be found by the account.
drop index ledger_posting_out;
drop index ledger_posting_in;
create index ledger_posting_out on ledger_posting (from_account, at desc)
  where from_after is not null and kind <> 'bet';
create index ledger_posting_in on ledger_posting (to_account, at desc)
  where to_after is not null and kind <> 'bet-settled';

-- As before, but open bets are read only where there are some; their legs in the order of the primary key, since
-- on a table that looks empty the planner else likes the index by fixture as well, and reads all of it. Lists are
-- unfolded in the select list, row by row: in the from list each of them would be stored first.
create or replace function booking_enter(
  p_members bigint[], p_fixtures bigint[], p_seqs integer[],
  -- Requests that carry a key.
  r_members bigint[], r_keys text[], r_hashes text[],
  -- Legs: open bets of the member on the fixture are looked for, with ids from p_since to p_until.
  l_members bigint[], l_fixtures bigint[], p_since uuid, p_until uuid,
  -- What the rules ask about each member, in columns; and JSON of those that are no active members of the
  -- ordinary kind, null without any.
  out members bigint[], out levels bigint[], out tendencies bigint[], out others text,
  -- The fixtures whose running number is another than the one given, with theirs.
  out changed_fixtures bigint[], out changed_seqs bigint[],
  -- JSON: the requests whose key is known, and the legs of the open bets; null without any.
  out known_requests text, out open_legs text,
  -- Changes whenever a level's limits do.
  out levels_mark integer
)
language plpgsql
as $$
declare
  held uuid[];
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

  select json_agg(json_build_object('memberId', r.member_id, 'sameBody', r.body_hash = decode(asked.hash, 'hex'),
    'betId', r.bet_id, 'balance', r.emoney, 'refusal', r.refusal))
  into known_requests
  from (select unnest(r_members) as member_id, unnest(r_keys) as key, unnest(r_hashes) as hash) asked
  cross join lateral (
    select r.* from bet_request r where r.member_id = asked.member_id and r.key = asked.key limit 1
  ) r;

  -- The range of ids is an "or", which rules partitions out but is no condition for an index: else the
  -- planner may walk the primary key of an empty-looking table over the whole range.
  select array_agg(distinct g.bet_id) into held
  from (select unnest(l_members) as member_id, unnest(l_fixtures) as fixture_id) asked
  cross join lateral (
    select g.bet_id from bet_leg g
    where g.fixture_id = asked.fixture_id and g.member_id = asked.member_id and g.result is null
      and (g.bet_id between p_since and p_until or g.bet_id = p_since)
    offset 0
  ) g;

  if held is not null then
    select json_agg(json_build_object('betId', b.id, 'memberId', b.member_id, 'stake', b.stake,
      'winnings', b.winnings, 'placedAt', (extract(epoch from b.placed_at) * 1000)::bigint,
      'fixtureId', l.fixture_id, 'marketTypeId', l.market_type_id, 'outcomeId', l.outcome_id::text, 'pick', l.pick))
    into open_legs
    from (select unnest(held) as id) one
    cross join lateral (select b.* from bet b where b.id = one.id and b.status = 0 limit 1) b
    cross join lateral (select l.* from bet_leg l where l.bet_id = b.id order by l.leg_no offset 0) l;
  end if;

  select hashtext(string_agg(s::text, ' ' order by s.level)) into levels_mark from level_setting s;
end
$$;

create or replace function booking_book(
  p_ids uuid[], p_members bigint[], p_detail_types smallint[], p_styles text[], p_stakes bigint[],
  p_total_odds integer[], p_winnings bigint[], p_winnings_max bigint[],
  p_bonus_odds integer[], p_bonus_folds smallint[], p_leg_counts smallint[],
  l_bet integer[], l_no smallint[], l_fixtures bigint[], l_markets bigint[], l_market_types integer[],
  l_outcomes bigint[], l_picks text[], l_lines integer[], l_odds integer[], l_versions integer[],
  l_starts_ms bigint[],
  r_members bigint[], r_keys text[], r_hashes text[], r_refusals text[], r_bet integer[],
  p_at timestamptz
) returns bigint[]
language plpgsql
as $$
declare
  balances constant bigint[] :=
    ledger_take(p_ids, 'bet', p_members, 'house:open-stakes', p_stakes, p_at, 'member');
begin
  insert into bet (id, member_id, detail_type, style, stake, total_odds, winnings, winnings_max,
    bonus_odds, bonus_folds, leg_count, placed_at)
  select b.id, b.member_id, b.detail_type, b.style, b.stake, b.total_odds, b.winnings, b.winnings_max,
    b.bonus_odds, b.bonus_folds, b.leg_count, p_at
  from (
    select unnest(p_ids) as id, unnest(p_members) as member_id, unnest(p_detail_types) as detail_type,
      unnest(p_styles) as style, unnest(p_stakes) as stake, unnest(p_total_odds) as total_odds,
      unnest(p_winnings) as winnings, unnest(p_winnings_max) as winnings_max,
      unnest(p_bonus_odds) as bonus_odds, unnest(p_bonus_folds) as bonus_folds,
      unnest(p_leg_counts) as leg_count, unnest(balances) as balance
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
  select r.member_id, r.key, decode(r.body_hash, 'hex'),
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

-- As before; lists are unfolded in the select list.
create or replace function ledger_take(
  p_ref uuid[], p_kind text, p_members bigint[], p_to text, p_amount bigint[], p_at timestamptz, p_actor text
) returns bigint[]
language plpgsql
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_bitmapscan = off
set plan_cache_mode = force_generic_plan
as $$
declare
  target constant bigint := ledger_account_id(p_to);
  places integer[];
  balances bigint[];
  answer bigint[];
begin
  if target is null then
    raise exception 'ledger: no such house account: %', p_to;
  end if;
  with taken as (
    update ledger_account a set balance = a.balance - t.amount
    from (
      select unnest(p_members) as member_id, unnest(p_amount) as amount,
        generate_series(1, cardinality(p_members)) as place
    ) t
    where a.id = ledger_wallet(t.member_id) and a.balance >= t.amount and t.amount > 0
    returning t.place, a.balance
  )
  select array_agg(t.place order by t.place), array_agg(t.balance order by t.place) into places, balances from taken t;

  insert into ledger_posting (ref_id, kind, from_account, to_account, amount, from_after, at, actor)
  select p_ref[t.place], p_kind, ledger_wallet(p_members[t.place]), target, p_amount[t.place], t.balance, p_at, p_actor
  from (select unnest(places) as place, unnest(balances) as balance) t;

  if cardinality(places) = cardinality(p_members) then
    return balances;
  end if;
  answer := array_fill(-1::bigint, array[cardinality(p_members)]);
  for i in 1 .. coalesce(cardinality(places), 0) loop
    answer[places[i]] := balances[i];
  end loop;
  return answer;
end
$$;
