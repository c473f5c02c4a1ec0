-- Bets that come out otherwise, by whose stake they were: `own` has all of them, those of free stakes with a stake of
-- nothing, and `free` those alone, as they are.
create or replace function settling_own_stakes(
  p_changes bet_change[], p_bets bet[], out own bet_change[], out free bet_change[]
)
language plpgsql
as $$
begin
  if not exists (select from unnest(p_bets) b where b.coupon_id is not null) then
    own := p_changes;
    return;
  end if;
  select
    array_agg(case when b.coupon_id is null then c.change
      else ((c.change).id, (c.change).member_id, 0, (c.change).revision, (c.change).old_status, (c.change).old_payout,
        (c.change).status, (c.change).payout)::bet_change end order by c.ord),
    array_agg(c.change order by c.ord) filter (where b.coupon_id is not null)
  into own, free
  from (select p_changes[i] as change, i as ord from generate_subscripts(p_changes, 1) i) c
  join unnest(p_bets) b on b.id = (c.change).id;
  own := coalesce(own, '{}');
end
$$;
