-- In-play bets: a stake is set aside while the bet waits out its delay; then it is booked, or given back.

-- Counts every change of the score, also one that is taken back later: whoever waits sees that something was.
alter table fixture_score add column changes integer not null default 0;

-- What an in-play bet rests on beside its price. Football's handicaps count from the score at the bet; the
-- incident is the last one that was known when the bet was taken.
alter table bet_leg
  add column home_at_bet smallint,
  add column away_at_bet smallint,
  add column incident_at_bet integer,
  add check ((home_at_bet is null) = (away_at_bet is null));

-- In-play bets from their request to their answer, kept for some days. Written only by src/server/bets.
create table bet_waiting (
  -- The hold of the stake and, once accepted, the bet have the same.
  id uuid primary key,
  member_id bigint not null,
  detail_type smallint not null,
  style text not null check (style in ('KR', 'EU')),
  accepts text not null check (accepts in ('none', 'better', 'any')),
  stake bigint not null check (stake > 0),
  -- As the member sent it, and as judged when the bet came; the bet is judged anew at the end.
  asked_odds bigint not null,
  total_odds integer not null check (total_odds >= 100),
  winnings bigint not null,
  request_key text,
  body_hash bytea,
  seconds smallint not null check (seconds >= 0),
  started_at timestamptz not null,
  due_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused')),
  -- The wallet after the end, and the refusal as JSON text.
  balance bigint,
  refusal text,
  ended_at timestamptz,
  check ((request_key is null) = (body_hash is null)),
  check ((state = 'waiting') = (ended_at is null)),
  check ((state = 'waiting') = (balance is null)),
  check ((state = 'refused') = (refusal is not null))
) with (fillfactor = 70);
create index bet_waiting_by_member on bet_waiting (member_id, id) where state = 'waiting';
create index bet_waiting_by_due on bet_waiting (due_at) where state = 'waiting';
create index bet_waiting_by_end on bet_waiting (ended_at) where state <> 'waiting';
create unique index bet_waiting_key on bet_waiting (member_id, request_key) where state = 'waiting';

create table bet_waiting_leg (
  waiting_id uuid not null,
  leg_no smallint not null,
  fixture_id bigint not null,
  sport_id bigint not null,
  market_type_id integer not null,
  outcome_id bigint not null,
  pick text not null,
  -- Line, price and version as the member saw them.
  line integer,
  odds integer not null check (odds >= 100),
  version integer not null,
  -- How far the match had come: fixture_score.changes and the last incident that matters.
  score_changes integer not null,
  incident integer not null,
  primary key (waiting_id, leg_no)
);

-- Sets money of members aside, each member named once, under the ids of the holds: what ledger_take does.
-- Answers the balance after each row in its place, -1 where it did not suffice and nothing was moved.
create function ledger_hold_take(
  p_ids uuid[], p_kind text, p_members bigint[], p_amounts bigint[], p_at timestamptz, p_actor text
) returns bigint[]
language plpgsql
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_bitmapscan = off
set plan_cache_mode = force_generic_plan
as $$
declare
  held constant bigint := ledger_account_id('house:held');
  answer bigint[];
begin
  with taken as (
    update ledger_account a set balance = a.balance - t.amount
    from unnest(p_members, p_amounts) with ordinality t(member_id, amount, place)
    where a.id = ledger_wallet(t.member_id) and a.balance >= t.amount and t.amount > 0
    returning t.place::integer, t.amount, a.id, a.balance
  ), posted as (
    insert into ledger_posting (ref_id, kind, from_account, to_account, amount, from_after, at, actor)
    select p_ids[t.place], p_kind, t.id, held, t.amount, t.balance, p_at, p_actor from taken t
  ), noted as (
    insert into ledger_hold (id, account, amount, held_at)
    select p_ids[t.place], t.id, t.amount, p_at from taken t
  )
  select array_agg(coalesce(t.balance, -1) order by asked.place) into answer
  from generate_subscripts(p_ids, 1) asked(place) left join taken t on t.place = asked.place;
  return answer;
end
$$;

-- Closes holds that are open, each id named once; one that is not is a bug and throws.
create function ledger_hold_end(
  p_ids uuid[], p_state text, p_at timestamptz, out members bigint[], out amounts bigint[]
)
language plpgsql
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_bitmapscan = off
set plan_cache_mode = force_generic_plan
as $$
begin
  with ended as (
    update ledger_hold h set state = p_state, closed_at = p_at
    from unnest(p_ids) with ordinality asked(id, place)
    where h.id = asked.id and h.state = 'held' and h.account % 16 = 0
    returning asked.place, h.account / 16 as member_id, h.amount
  )
  select array_agg(e.member_id order by e.place), array_agg(e.amount order by e.place)
  into members, amounts from ended e;
  if coalesce(cardinality(members), 0) <> cardinality(p_ids) then
    raise exception 'ledger: % of % holds of won are open', coalesce(cardinality(members), 0), cardinality(p_ids);
  end if;
end
$$;

-- The money of these holds goes to a house account for good.
create function ledger_hold_capture(p_ids uuid[], p_kind text, p_to text, p_at timestamptz, p_actor text)
returns void
language plpgsql
as $$
begin
  insert into ledger_posting (ref_id, kind, from_account, to_account, amount, at, actor)
  select held.id, p_kind, ledger_account_id('house:held'), ledger_account_id(p_to), held.amount, p_at, p_actor
  from (select unnest(p_ids) as id, unnest(e.amounts) as amount from ledger_hold_end(p_ids, 'captured', p_at) e) held;
end
$$;

-- The money of these holds goes back to their members, a debt repaid first. The holds of a member must lie
-- together, in the order of members. Answers the balance after each.
create function ledger_hold_release(p_ids uuid[], p_kind text, p_at timestamptz, p_actor text)
returns bigint[]
language plpgsql
as $$
declare
  ended record;
begin
  select e.members, e.amounts into ended from ledger_hold_end(p_ids, 'released', p_at) e;
  return ledger_pay(p_ids, p_kind, array(select 0 from unnest(p_ids)), 'house:held', ended.members,
    ended.amounts, p_at, p_actor);
end
$$;

-- Stores in-play bets whose stakes have been captured, their legs, and answers of requests that carry a key;
-- each as rows of JSON.
create function inplay_book(p_bets json, p_legs json, p_requests json, p_at timestamptz) returns void
language plpgsql
as $$
begin
  insert into bet (id, member_id, game_type, detail_type, style, stake, total_odds, winnings, winnings_max,
    leg_count, placed_at)
  select b.id, b.member, 2, b.detail_type, b.style, b.stake, b.total_odds, b.winnings, b.winnings_max,
    b.legs, p_at
  from json_to_recordset(p_bets) b(id uuid, member bigint, detail_type smallint, style text, stake bigint,
    total_odds integer, winnings bigint, winnings_max bigint, legs smallint);

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
