-- Adds to the sums of hours. Keys come in their order.
create or replace function report_add_hours(p_counted report_entry[]) returns void
language plpgsql
as $$
begin
  insert into report_hour as known (hour, product,
    bets, staked, cancelled_bets, cancelled, settled_bets, settled, void_bets, void, paid)
  select c.hour, c.product,
    sum(c.bets), sum(c.staked), sum(c.cancelled_bets), sum(c.cancelled), sum(c.settled_bets),
    sum(c.settled), sum(c.void_bets), sum(c.void), sum(c.paid)
  from unnest(p_counted) c
  group by 1, 2 order by 1, 2
  on conflict (hour, product) do update set
    bets = known.bets + excluded.bets, staked = known.staked + excluded.staked,
    cancelled_bets = known.cancelled_bets + excluded.cancelled_bets, cancelled = known.cancelled + excluded.cancelled,
    settled_bets = known.settled_bets + excluded.settled_bets, settled = known.settled + excluded.settled,
    void_bets = known.void_bets + excluded.void_bets, void = known.void + excluded.void,
    paid = known.paid + excluded.paid;
end
$$;
