-- Bets and their legs. Ids are UUIDv7, so ranges of id are ranges of time: the tables are partitioned by it
-- and the primary key stays unique over all of them. Written only by src/server/bets.
--
-- No foreign keys: one check a row would cost a bet more than all of its other work. A bet is written only
-- by the booking below, beside the facts it has just read and locked.

create table bet (
  id uuid primary key,
  member_id bigint not null,
  game_type smallint not null default 1,
  detail_type smallint not null,
  style text not null check (style in ('KR', 'EU')),
  -- The spec's codes: -1 cancelled, 0 in progress, 1 lost, 2 won, 3 special.
  status smallint not null default 0 check (status between -1 and 3),
  stake bigint not null check (stake > 0),
  total_odds integer not null check (total_odds >= 100),
  -- Stake times total odds, and the most that may ever be paid: the limit of the time of the bet.
  winnings bigint not null,
  winnings_max bigint not null,
  -- Bonus pick in hundredths and the folds it asked for; null without one (handbook 1.6).
  bonus_odds integer,
  bonus_folds smallint,
  leg_count smallint not null check (leg_count between 1 and 10),
  placed_at timestamptz not null,
  payout bigint check (payout >= 0),
  -- Counts the settlements: the first is 1, each correction one more.
  revision smallint not null default 0,
  settled_at timestamptz,
  cancelled_by text check (cancelled_by in ('member', 'operator')),
  check ((status = 0) = (settled_at is null)),
  check ((status = -1) = (cancelled_by is not null)),
  check ((bonus_odds is null) = (bonus_folds is null))
) partition by range (id);
create index bet_by_member on bet (member_id, id);
select register_month_partitions('bet');

-- Everything of an outcome as it was when the bet was taken.
create table bet_leg (
  bet_id uuid not null,
  leg_no smallint not null,
  member_id bigint not null,
  fixture_id bigint not null,
  market_id bigint not null,
  market_type_id integer not null,
  outcome_id bigint not null,
  pick text not null,
  line integer,
  odds integer not null check (odds >= 100),
  version integer not null,
  starts_at timestamptz not null,
  result text check (result in ('won', 'half-won', 'void', 'half-lost', 'lost', 'dead-heat')),
  dead_heat_places smallint,
  dead_heat_tied smallint,
  -- The revision of the fixture's result that decided the leg, the score it was decided by, and why.
  result_revision integer,
  score text not null default '',
  reason text not null default '',
  primary key (bet_id, leg_no)
) partition by range (bet_id);
-- One index for both questions: what a member has open on a fixture, and which bets a fixture's result
-- decides, in the order of members.
create index bet_leg_by_fixture on bet_leg (fixture_id, member_id, bet_id);
select register_month_partitions('bet_leg');

-- One answer a member and key: a request sent again gets the same answer (kept for some days). Accepted
-- when bet_id is set; otherwise `refusal` is the refusal as JSON text, its keys in their first order.
create table bet_request (
  member_id bigint not null,
  key text not null,
  body_hash bytea not null,
  bet_id uuid,
  emoney bigint,
  refusal text,
  created_at timestamptz not null,
  primary key (member_id, key),
  check ((bet_id is null) = (refusal is not null)),
  check ((bet_id is null) = (emoney is null))
);

-- The first act of a batch, and all that it reads of what changes from bet to bet: one call, since a turn
-- between server and database costs a batch more than most of its statements.
-- Locks the members in the order of their ids, then holds the gates of the fixtures for readers in the order
-- of theirs, so that no price of them changes before the batch has committed. What is read after the locks is
-- read by statements of its own, so that it is what the holder before has left.
--
-- Until the end of the transaction every statement finds its rows by index probes, one by one and in a fixed
-- order (lateral with a limit or offset), whatever the statistics say: where they call a table empty, a joined
-- plan would begin with the whole of it, and go on doing so when it has grown.
create function booking_enter(
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
begin
  perform set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
    set_config('enable_mergejoin', 'off', true), set_config('enable_bitmapscan', 'off', true),
    set_config('plan_cache_mode', 'force_generic_plan', true);

  select array_agg(m.id), array_agg(m.level::bigint), array_agg(m.tendency::bigint),
    json_agg(json_build_object('memberId', m.id, 'kind', m.kind, 'status', m.status))
      filter (where m.kind <> 'member' or m.status <> 'active')
  into members, levels, tendencies, others
  from (select asked.id from unnest(p_members) asked(id) order by asked.id) one,
    lateral (
      select m.id, m.kind, m.status, m.level, m.tendency from member m where m.id = one.id for no key update
    ) m;

  perform count(pg_advisory_xact_lock_shared(gate.id))
    from (select asked.id from unnest(p_fixtures) asked(id) order by asked.id) gate;

  select array_agg(asked.id), array_agg(f.seq::bigint) into changed_fixtures, changed_seqs
  from unnest(p_fixtures, p_seqs) asked(id, seq)
  cross join lateral (select f.seq from fixture f where f.id = asked.id limit 1) f
  where f.seq <> asked.seq;

  select json_agg(json_build_object('memberId', r.member_id, 'sameBody', r.body_hash = decode(asked.hash, 'hex'),
    'betId', r.bet_id, 'balance', r.emoney, 'refusal', r.refusal))
  into known_requests
  from unnest(r_members, r_keys, r_hashes) asked(member_id, key, hash)
  cross join lateral (
    select r.* from bet_request r where r.member_id = asked.member_id and r.key = asked.key limit 1
  ) r;

  -- The range of ids is an "or", which rules partitions out but is no condition for an index: else the
  -- planner may walk the primary key of an empty-looking table over the whole range.
  select json_agg(json_build_object('betId', o.bet_id, 'memberId', o.member_id, 'stake', o.stake,
    'winnings', o.winnings, 'placedAt', (extract(epoch from o.placed_at) * 1000)::bigint,
    'fixtureId', o.fixture_id, 'marketTypeId', o.market_type_id, 'outcomeId', o.outcome_id::text, 'pick', o.pick))
  into open_legs
  from (
    select distinct b.id as bet_id, l.leg_no, b.member_id, b.stake, b.winnings, b.placed_at,
      l.fixture_id, l.market_type_id, l.outcome_id, l.pick
    from unnest(l_members, l_fixtures) asked(member_id, fixture_id)
    cross join lateral (
      select g.bet_id from bet_leg g
      where g.fixture_id = asked.fixture_id and g.member_id = asked.member_id and g.result is null
        and (g.bet_id between p_since and p_until or g.bet_id = p_since)
      offset 0
    ) held
    cross join lateral (
      select b.* from bet b where b.id = held.bet_id and b.member_id = asked.member_id and b.status = 0 limit 1
    ) b
    cross join lateral (select l.* from bet_leg l where l.bet_id = b.id offset 0) l
  ) o;

  select hashtext(string_agg(s::text, ' ' order by s.level)) into levels_mark from level_setting s;
end
$$;

-- Books a batch that has been judged: takes the stakes, stores each bet whose stake was there with its legs,
-- and the answers of the requests that carry a key. Bets are rows of p_…, legs of l_… (l_bet is the place of
-- their bet), requests of r_… (r_bet is the place of their bet, null where r_refusal says no). Answers the
-- balance after each bet in its place, -1 where it did not suffice and nothing was stored but the refusal.
create function booking_book(
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
  from unnest(p_ids, p_members, p_detail_types, p_styles, p_stakes, p_total_odds, p_winnings,
    p_winnings_max, p_bonus_odds, p_bonus_folds, p_leg_counts) with ordinality
    b(id, member_id, detail_type, style, stake, total_odds, winnings, winnings_max,
      bonus_odds, bonus_folds, leg_count, place)
  where balances[b.place] >= 0;

  insert into bet_leg (bet_id, leg_no, member_id, fixture_id, market_id, market_type_id, outcome_id,
    pick, line, odds, version, starts_at)
  select p_ids[l.bet], l.leg_no, p_members[l.bet], l.fixture_id, l.market_id, l.market_type_id, l.outcome_id,
    l.pick, l.line, l.odds, l.version, to_timestamp(l.starts_ms / 1000.0)
  from unnest(l_bet, l_no, l_fixtures, l_markets, l_market_types, l_outcomes, l_picks, l_lines, l_odds,
    l_versions, l_starts_ms)
    l(bet, leg_no, fixture_id, market_id, market_type_id, outcome_id, pick, line, odds, version, starts_ms)
  where balances[l.bet] >= 0;

  insert into bet_request (member_id, key, body_hash, bet_id, emoney, refusal, created_at)
  select r.member_id, r.key, decode(r.body_hash, 'hex'),
    case when balances[r.bet] >= 0 then p_ids[r.bet] end,
    case when balances[r.bet] >= 0 then balances[r.bet] end,
    case when balances[r.bet] >= 0 then null else coalesce(r.refusal, '{"code":"INSUFFICIENT_BALANCE"}') end,
    p_at
  from unnest(r_members, r_keys, r_hashes, r_refusals, r_bet) r(member_id, key, body_hash, refusal, bet);
  return balances;
end
$$;
