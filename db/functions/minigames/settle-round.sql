-- Settles the next bets of a round that was drawn, or gives their stakes back where it is void: those of the next p_limit
-- picks behind (p_after_member, p_after_bet) that have no result yet. Gives the last pick looked at (null where there was
-- none), how many were looked at (fewer than p_limit: there are no more), how many bets have changed, and the news for
-- their members as settle_bets gives them. A bet is settled once: it is locked, looked at as it stands then, and paid under
-- its number. Rows are found by index probes one by one, whatever the statistics say, as in booking.
create or replace function settle_round(
  p_round bigint, p_starts_at timestamptz, p_after_member bigint, p_after_bet uuid, p_limit integer,
  p_ref uuid, p_at timestamptz,
  out last_member bigint, out last_bet uuid, out picks integer, out changed integer, out news text
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
  round record;
  changes bet_change[];
begin
  select r.state, round_outcomes(r.results) as outcomes into round
  from minigame_round r where r.id = p_round and r.starts_at = p_starts_at;
  if round.state is null or round.state not in ('drawn', 'void') then
    raise exception 'round % has no result', p_round;
  end if;

  -- Bets have ids of their time, and the clocks of two servers are never a day apart.
  select j.last_member, j.last_bet, j.picks, j.changes into last_member, last_bet, picks, changes
  from round_judge(p_round, uuid_floor(p_starts_at - interval '1 day'), uuid_floor(p_starts_at + interval '2 days'),
    p_after_member, p_after_bet, p_limit, case when round.state = 'drawn' then round.outcomes end) j;
  changed := cardinality(changes);
  if changed = 0 then
    return;
  end if;
  perform settling_keep(p_round, 1, '{}', changes, null, p_at);
  perform bet_note_ended(changes, p_at);
  news := json_build_object(
    'reversals', settling_take_back(p_round, changes, p_ref, p_at),
    'balances', settling_pay(changes, p_at),
    'bets', (
      select json_agg(json_build_array(c.member_id, c.id, c.status, c.payout, null)) from unnest(changes) c)
  )::text;
end
$$;
