-- What postings between these accounts make of the members' ones, row by row; nothing is written yet. Members are locked
-- in the order of their ids, and read by the lock itself, so that a balance is never older than the lock.
create or replace function ledger_walk_rows(
  p_from bigint[], p_to bigint[], p_amount bigint[], p_shortfall text
) returns ledger_step[]
language plpgsql
as $$
begin
  return array(
    select (w.ord, w.account, w.member_id, w.currency,
      w.walk[1] <> w.balance_before or w.walk[2] <> w.debt_before, w.walk[1], w.walk[2], w.walk[3], w.walk[4],
      w.account is null or coalesce(w.walk[5] = 1, false), w.is_last)::ledger_step
    from (
      select g.*,
        case when g.balance_before is not null then
          ledger_walked(g.balance_before, g.debt_before, g.change, p_shortfall = 'owe')
            filter (where g.balance_before is not null)
            over (partition by g.account order by g.ord rows unbounded preceding)
        end as walk,
        lead(g.ord) over (partition by g.account order by g.ord) is null as is_last
      from (
        select r.ord::integer, r.account, case when r.from_account > 0 then -r.amount else r.amount end as change,
          own.balance as balance_before, own.owed as debt_before, own.member_id, own.currency
        from (
          select r.*, case when greatest(r.from_account, r.to_account) > 0
            then greatest(r.from_account, r.to_account) end as account
          from unnest(p_from, p_to, p_amount) with ordinality r(from_account, to_account, amount, ord)
          order by account, r.ord
        ) r
        left join lateral (
          select a.balance, a.owed, a.member_id, a.currency from ledger_account a where a.id = r.account
          for no key update
        ) own on true
      ) g
    ) w
    order by w.ord);
end
$$;
