-- Rows that no caller may give: a bug, so it throws and nothing of the call is kept.
create or replace function ledger_assert_rows(
  p_from bigint[], p_to bigint[], p_amount bigint[], p_shortfall text
) returns void
language plpgsql as $$
begin
  if p_shortfall not in ('refuse', 'owe') then
    raise exception 'ledger: unknown shortfall %', p_shortfall;
  end if;
  if exists (select from unnest(p_amount) amount where amount is null or amount <= 0)
    or cardinality(p_amount) <> cardinality(p_from) then
    raise exception 'ledger: a posting moves something';
  end if;
  if exists (select from unnest(p_from, p_to) r(from_account, to_account)
             where r.from_account is null or r.to_account is null
               or r.from_account > 0 and (r.to_account > 0 or r.from_account % 2 = 1)
               or r.to_account > 0 and r.to_account % 2 = 1) then
    raise exception 'ledger: a posting joins the house with one spendable account of a member';
  end if;
  if exists (select from (select distinct id from unnest(p_from || p_to) id where id < 0) house
             where not exists (select from ledger_account a where a.id = house.id)) then
    raise exception 'ledger: no such house account';
  end if;
end
$$;
