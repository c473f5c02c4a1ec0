-- Writes what was judged: the results of legs, and bets that come out otherwise.
create or replace function settling_keep(
  p_fixture bigint, p_revision integer, p_legs graded_leg[], p_changes bet_change[], p_cause text, p_at timestamptz
) returns void
language plpgsql
as $$
begin
  update bet_leg l set result = g.result, dead_heat_places = g.dead_heat_places, dead_heat_tied = g.dead_heat_tied,
    result_revision = p_revision, score = g.score, reason = g.reason
  from unnest(p_legs) g
  where l.fixture_id = p_fixture and l.member_id = g.member_id and l.bet_id = g.bet_id and l.leg_no = g.leg_no;

  update bet b set status = c.status, payout = c.payout, revision = c.revision + 1,
    settled_at = case when c.status = 0 then null else p_at end,
    first_settled_at = case when c.old_status in (1, 2) then coalesce(b.first_settled_at, b.settled_at)
      else b.first_settled_at end,
    resettled_by = case when c.old_status = 0 then b.resettled_by else p_cause end
  from unnest(p_changes) c
  where b.id = c.id and b.member_id = c.member_id;
end
$$;
