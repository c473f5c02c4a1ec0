-- Pays the bets that come out otherwise what they have won, under the revision that they now have. Gives the balance of
-- each member who was paid, after the last payment, as JSON: [[member, balance]].
create or replace function settling_pay(p_changes bet_change[], p_at timestamptz) returns json
language plpgsql
as $$
declare
  refs uuid[];
  seqs integer[];
  members bigint[];
  amounts bigint[];
  balances bigint[];
begin
  select array_agg(c.id), array_agg(c.revision + 1), array_agg(c.member_id), array_agg(c.payout)
  into refs, seqs, members, amounts
  from unnest(p_changes) c
  where c.payout > 0 and c.payout is distinct from c.old_payout;
  if refs is null then
    return '[]';
  end if;
  balances := ledger_pay(refs, 'bet-settled', seqs, 'house:bets', members, amounts, p_at, 'system:settlement');
  return (
    select json_agg(json_build_array(t.member_id, t.balance))
    from unnest(members, balances, members[2:]) t(member_id, balance, next_member)
    where t.member_id is distinct from t.next_member);
end
$$;
