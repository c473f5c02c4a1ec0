-- Takes stakes from wallets before it is known what for, and answers whose were there, in their order, what is left, and
-- who is to be looked at: whose use of the day reaches what the house allows (null: anything), or who has limits of his own.
-- The transaction must post each of them with ledger_post_reserved at the same moment, or give it back with
-- ledger_unreserve. Amount 0 takes nothing. The wallets of all members are held until its end; members come in ascending
-- order, each once.
create or replace function ledger_reserve(
  p_members bigint[], p_amounts bigint[], p_at timestamptz,
  p_staked_max bigint default null, p_lost_max bigint default null,
  out members bigint[], out balances bigint[], out watched bigint[]
)
language plpgsql
as $$
declare
  today constant date := seoul_day(p_at);
  week constant date := date_trunc('week', today);
  month constant date := date_trunc('month', today);
begin
  with taken as (
    update ledger_account a set balance = a.balance - t.amount,
      use_day = greatest(a.use_day, today),
      staked_day = ledger_kept(a.staked_day, a.use_day, today) + t.amount,
      staked_week = ledger_kept(a.staked_week, a.use_day, week) + t.amount,
      staked_month = ledger_kept(a.staked_month, a.use_day, month) + t.amount,
      returned_day = ledger_kept(a.returned_day, a.use_day, today),
      returned_week = ledger_kept(a.returned_week, a.use_day, week),
      returned_month = ledger_kept(a.returned_month, a.use_day, month)
    from (select unnest(p_members) as member_id, unnest(p_amounts) as amount) t
    where a.id = ledger_wallet(t.member_id) and a.balance >= t.amount and t.amount > 0
    returning t.member_id, a.balance,
      a.guarded or a.staked_day > p_staked_max or a.staked_day - a.returned_day > p_lost_max as is_watched
  )
  select array_agg(t.member_id), array_agg(t.balance), array_agg(t.member_id) filter (where t.is_watched)
  into members, balances, watched from taken t;

  if coalesce(cardinality(members), 0) < cardinality(p_members) then
    select watched || array_agg(held.member_id) filter (where held.is_watched) into watched
    from (select unnest(p_members) as id except select unnest(members) order by 1) rest,
      lateral (
        select a.member_id, a.guarded or ledger_kept(a.staked_day, a.use_day, today) > p_staked_max
            or ledger_kept(a.staked_day - a.returned_day, a.use_day, today) > p_lost_max as is_watched
        from ledger_account a where a.id = ledger_wallet(rest.id) for no key update
      ) held;
  end if;
end
$$;
