-- Adds to the sums of days by member. Keys come in their order.
create or replace function report_add_members(p_counted report_entry[]) returns void
language plpgsql
as $$
begin
  insert into report_member_day as known (day, member_id, product, level,
    bets, staked, cancelled_bets, cancelled, settled_bets, settled, void_bets, void, paid)
  select seoul_day(c.hour), c.member_id, c.product, c.level,
    sum(c.bets), sum(c.staked), sum(c.cancelled_bets), sum(c.cancelled), sum(c.settled_bets),
    sum(c.settled), sum(c.void_bets), sum(c.void), sum(c.paid)
  from unnest(p_counted) c
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (day, member_id, product, level) do update set
    bets = known.bets + excluded.bets, staked = known.staked + excluded.staked,
    cancelled_bets = known.cancelled_bets + excluded.cancelled_bets, cancelled = known.cancelled + excluded.cancelled,
    settled_bets = known.settled_bets + excluded.settled_bets, settled = known.settled + excluded.settled,
    void_bets = known.void_bets + excluded.void_bets, void = known.void + excluded.void,
    paid = known.paid + excluded.paid;
end
$$;
