-- Running state of one member account over the rows of a call, in order: {balance, debt, moved, owed, ok}.
-- A credit repays the debt first; a debit beyond the balance is refused, or owed where p_may_owe.
create or replace function ledger_walk(
  p_state bigint[], p_balance bigint, p_debt bigint, p_change bigint, p_may_owe boolean
) returns bigint[]
language plpgsql immutable parallel safe as $$
declare
  balance bigint := coalesce(p_state[1], p_balance);
  debt bigint := coalesce(p_state[2], p_debt);
  on_debt bigint;
begin
  if p_change >= 0 then
    on_debt := least(p_change, -debt);
  elsif balance + p_change >= 0 then
    on_debt := 0;
  elsif p_may_owe then
    on_debt := balance + p_change;
  else
    return array[balance, debt, 0, 0, 0];
  end if;
  return array[balance + p_change - on_debt, debt + on_debt, p_change - on_debt, on_debt, 1];
end
$$;
