-- What is known of requests that carry a key: as JSON those that have their answer, and whose key is that of an in-play
-- bet that waits; null without any. For booking_enter, under its settings.
create or replace function booking_known_requests(
  p_members bigint[], p_digests bytea[], p_hashes bytea[], out known text, out waiting bigint[]
)
language plpgsql
as $$
begin
  -- Each row is looked up by itself ("offset 0" keeps the planner from turning a join round), whatever the statistics
  -- say.
  select json_agg(json_build_object('memberId', asked.member_id,
    'sameBody', r.body_hash = asked.hash and r.member_id = asked.member_id,
    'betId', r.bet_id, 'balance', r.emoney, 'refusal', r.refusal))
  into known
  from (select unnest(p_members) as member_id, unnest(p_digests) as digest, unnest(p_hashes) as hash) asked
  cross join lateral (
    select r.member_id, r.body_hash, r.bet_id, r.emoney, r.refusal
    from bet_request r where r.digest = asked.digest offset 0
  ) r;

  -- A key whose in-play bet still waits is taken as well: its answer will be stored under it.
  if exists (select from bet_waiting w where w.state = 'waiting') then
    select array_agg(asked.member_id) into waiting
    from (select unnest(p_members) as member_id, unnest(p_digests) as digest) asked
    cross join lateral (
      select from bet_waiting w
      where w.member_id = asked.member_id and w.request_digest = asked.digest and w.state = 'waiting' offset 0
    ) w;
  end if;
end
$$;
