-- The first act of a batch, and all that it reads of what changes from bet to bet: one call, since a turn between server
-- and database costs a batch more than most of its statements. Takes the stakes, which holds the wallets in the order of
-- their members, then holds the gates of the fixtures for readers in the order of theirs, so that no price of them changes
-- before the batch has committed. What is read after the locks is read by statements of its own, so that it is what the
-- holder before has left. Of the few members with limits, an exclusion or much use the facts of the protection gate are
-- read as well. Requests are looked for by their digest alone; one of another member is not the same request.
--
-- Until the end of the transaction every statement finds its rows by index probes, one by one and in a fixed order (lateral
-- with a limit or offset), whatever the statistics say: where they call a table empty, a joined plan would begin with the
-- whole of it, and go on doing so when it has grown. Lists are unfolded in the select list, row by row: in the from list
-- each of them would be stored first.
create or replace function booking_enter(
  p_members bigint[], p_stakes bigint[], p_fixtures bigint[], p_seqs integer[],
  r_members bigint[], r_digests bytea[], r_hashes bytea[],
  l_members bigint[], l_fixtures bigint[], p_since uuid, p_until uuid,
  p_at timestamptz, p_staked_max bigint, p_lost_max bigint,
  out members bigint[], out levels bigint[], out tendencies bigint[], out others text,
  out takers bigint[], out balances bigint[], out changed_fixtures bigint[], out changed_seqs integer[],
  out known_requests text, out waiting_requests bigint[], out open_legs text, out levels_mark integer,
  out protection text
)
language plpgsql
as $$
declare
  watched bigint[];
begin
  perform set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
    set_config('enable_mergejoin', 'off', true), set_config('enable_bitmapscan', 'off', true),
    set_config('enable_sort', 'off', true), set_config('plan_cache_mode', 'force_generic_plan', true);

  select r.members, r.balances, r.watched into takers, balances, watched
  from ledger_reserve(p_members, p_stakes, p_at, p_staked_max, p_lost_max) r;
  if watched is not null then
    protection := protection_facts(watched, p_at)::text;
  end if;

  -- A supplier may name somebody whom there is not: then nobody is told of.
  select coalesce(array_agg(m.id), '{}'), coalesce(array_agg(m.level::bigint), '{}'),
    coalesce(array_agg(m.tendency::bigint), '{}'),
    json_agg(json_build_object('memberId', m.id, 'kind', m.kind, 'status', m.status))
      filter (where m.kind <> 'member' or m.status <> 'active')
  into members, levels, tendencies, others
  from (select unnest(p_members) as id) asked
  cross join lateral (select m.* from member m where m.id = asked.id offset 0) m;

  perform count(pg_advisory_xact_lock_shared(gate.id)) from (select unnest(p_fixtures) as id) gate;

  select c.changed_fixtures, c.changed_seqs into changed_fixtures, changed_seqs
  from booking_changed_fixtures(p_fixtures, p_seqs) c;
  select r.known, r.waiting into known_requests, waiting_requests
  from booking_known_requests(r_members, r_digests, r_hashes) r;
  open_legs := booking_open_legs(l_members, l_fixtures, p_since, p_until);
  select hashtext(string_agg(s::text, ' ' order by s.level)) into levels_mark from level_setting s;
end
$$;
