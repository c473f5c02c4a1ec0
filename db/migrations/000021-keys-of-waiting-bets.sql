-- A key names one request of a member at both betting doors. Before, a pre-match bet could take the key of an in-play
-- bet that waited; the answer of that one then had no place, so it could not be ended and its stake stayed held.

-- As in 000019, but for the keys of bets that wait.
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

  -- A key whose in-play bet still waits is taken as well: its answer will be stored under it.
  select json_agg(json_build_object('memberId', r.member_id, 'sameBody', r.same_body,
    'betId', r.bet_id, 'balance', r.emoney, 'refusal', r.refusal))
  into known_requests
  from (select unnest(r_members) as member_id, unnest(r_keys) as key, unnest(r_hashes) as hash) asked
  cross join lateral (
    select r.member_id, r.body_hash = decode(asked.hash, 'hex') as same_body, r.bet_id, r.emoney, r.refusal
    from bet_request r where r.member_id = asked.member_id and r.key = asked.key
    union all
    select w.member_id, false, null, null, null
    from bet_waiting w where w.member_id = asked.member_id and w.request_key = asked.key and w.state = 'waiting'
    limit 1
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
