-- The first act of a batch, and all that it reads of what changes from bet to bet: one call, since a turn between server
-- and database costs a batch more than most of its statements. Takes the stakes, which holds the wallets in the order of
-- their members, then holds the gates of the fixtures for readers in the order of theirs, so that no price of them changes
-- before the batch has committed. What is read after the locks is read by statements of its own, so that it is what the
-- holder before has left. Requests are looked for by their digest alone; one of another member is not the same request.
--
-- Until the end of the transaction every statement finds its rows by index probes, one by one and in a fixed order (lateral
-- with a limit or offset), whatever the statistics say: where they call a table empty, a joined plan would begin with the
-- whole of it, and go on doing so when it has grown. Lists are unfolded in the select list, row by row: in the from list
-- each of them would be stored first.
create or replace function booking_enter(
  p_members bigint[], p_stakes bigint[], p_fixtures bigint[], p_seqs integer[],
  r_members bigint[], r_digests bytea[], r_hashes bytea[],
  l_members bigint[], l_fixtures bigint[], p_since uuid, p_until uuid,
  out members bigint[], out levels bigint[], out tendencies bigint[], out others text,
  out takers bigint[], out balances bigint[], out changed_fixtures bigint[], out changed_seqs integer[],
  out known_requests text, out waiting_requests bigint[], out open_legs text, out levels_mark integer
)
language plpgsql
as $$
declare
  found bigint[];
  seqs integer[];
  held uuid[];
  held_members bigint[];
begin
  perform set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
    set_config('enable_mergejoin', 'off', true), set_config('enable_bitmapscan', 'off', true),
    set_config('enable_sort', 'off', true), set_config('plan_cache_mode', 'force_generic_plan', true);

  select r.members, r.balances into takers, balances from ledger_reserve(p_members, p_stakes) r;

  select array_agg(m.id), array_agg(m.level::bigint), array_agg(m.tendency::bigint),
    json_agg(json_build_object('memberId', m.id, 'kind', m.kind, 'status', m.status))
      filter (where m.kind <> 'member' or m.status <> 'active')
  into members, levels, tendencies, others
  from (select unnest(p_members) as id) asked
  cross join lateral (select m.* from member m where m.id = asked.id offset 0) m;

  perform count(pg_advisory_xact_lock_shared(gate.id)) from (select unnest(p_fixtures) as id) gate;

  -- Read in one walk through the index, in whose order they come; where all are there, the rest is comparing lists.
  select array_agg(f.id), array_agg(f.seq) into found, seqs from fixture f where f.id = any(p_fixtures);
  if found is distinct from p_fixtures then
    select array_agg(f.id), array_agg(f.seq) into changed_fixtures, changed_seqs
    from (select unnest(p_fixtures) as id, unnest(p_seqs) as known) asked
    cross join lateral (select f.id, f.seq from fixture f where f.id = asked.id offset 0) f
    where f.seq <> asked.known;
  elsif seqs <> p_seqs then
    select array_agg(f.id), array_agg(f.seq) into changed_fixtures, changed_seqs
    from (select unnest(found) as id, unnest(seqs) as seq, unnest(p_seqs) as known) f
    where f.seq <> f.known;
  end if;

  -- Each row is looked up by itself ("offset 0" keeps the planner from turning a join round), whatever the statistics
  -- say.
  select json_agg(json_build_object('memberId', asked.member_id,
    'sameBody', r.body_hash = asked.hash and r.member_id = asked.member_id,
    'betId', r.bet_id, 'balance', r.emoney, 'refusal', r.refusal))
  into known_requests
  from (select unnest(r_members) as member_id, unnest(r_digests) as digest, unnest(r_hashes) as hash) asked
  cross join lateral (
    select r.member_id, r.body_hash, r.bet_id, r.emoney, r.refusal
    from bet_request r where r.digest = asked.digest offset 0
  ) r;

  -- A key whose in-play bet still waits is taken as well: its answer will be stored under it.
  if exists (select from bet_waiting w where w.state = 'waiting') then
    select array_agg(asked.member_id) into waiting_requests
    from (select unnest(r_members) as member_id, unnest(r_digests) as digest) asked
    cross join lateral (
      select from bet_waiting w
      where w.member_id = asked.member_id and w.request_digest = asked.digest and w.state = 'waiting' offset 0
    ) w;
  end if;

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
