-- Puts amounts into the wallets of members who owe nothing, and answers their places in the list, in order, and what they
-- have then. Payouts count in the use; what else is given is none of it, or counted by ledger_use. Members come in
-- ascending order, each once.
create or replace function ledger_give(
  p_members bigint[], p_amounts bigint[], p_is_payout boolean, p_at timestamptz,
  out places integer[], out balances bigint[]
)
language plpgsql
as $$
declare
  today constant date := seoul_day(p_at);
  week constant date := date_trunc('week', today);
  month constant date := date_trunc('month', today);
begin
  with given as (
    update ledger_account a set balance = a.balance + t.amount,
      use_day = case when p_is_payout then greatest(a.use_day, today) else a.use_day end,
      staked_day = case when p_is_payout then ledger_kept(a.staked_day, a.use_day, today) else a.staked_day end,
      staked_week = case when p_is_payout then ledger_kept(a.staked_week, a.use_day, week) else a.staked_week end,
      staked_month = case when p_is_payout then ledger_kept(a.staked_month, a.use_day, month) else a.staked_month end,
      returned_day = case when p_is_payout then ledger_kept(a.returned_day, a.use_day, today) + t.amount
        else a.returned_day end,
      returned_week = case when p_is_payout then ledger_kept(a.returned_week, a.use_day, week) + t.amount
        else a.returned_week end,
      returned_month = case when p_is_payout then ledger_kept(a.returned_month, a.use_day, month) + t.amount
        else a.returned_month end
    from (
      select unnest(p_members) as member_id, unnest(p_amounts) as amount, generate_subscripts(p_members, 1) as place
    ) t
    where a.id = ledger_wallet(t.member_id) and a.owed = 0
    returning t.place, a.balance
  )
  select array_agg(g.place order by g.place), array_agg(g.balance order by g.place) into places, balances from given g;
end
$$;
