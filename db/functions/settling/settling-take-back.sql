-- Books what bets that come out otherwise were settled by: their stakes between what is open and what is settled, in
-- sums, since those are the house's own accounts; and what they were paid is taken back, owed where the balance does not
-- suffice. Gives the balance of each member who was taken something from, as JSON: [[member, balance]].
create or replace function settling_take_back(
  p_fixture bigint, p_changes bet_change[], p_ref uuid, p_at timestamptz
) returns json
language plpgsql
as $$
declare
  stakes constant bigint := ledger_account_id('house:open-stakes');
  settled constant bigint := ledger_account_id('house:bets');
  unbooked integer;
  balances json;
begin
  with move as materialized (
    select row_number() over () as pos, m.*
    from (
      select p_ref as ref, 'bet-settled' as kind, 0 as seq, null::bigint as member_id, stakes as from_account,
        settled as to_account, sum(c.stake)::bigint as amount
      from unnest(p_changes) c where c.old_status = 0
      union all
      select p_ref, 'settlement-reversed', 0, null, settled, stakes, sum(c.stake)::bigint
      from unnest(p_changes) c where c.status = 0
      union all
      select c.id, 'settlement-reversed', c.revision, c.member_id, ledger_wallet(c.member_id), settled, c.old_payout
      from unnest(p_changes) c where c.old_payout is distinct from c.payout
    ) m
    where m.amount > 0
  ), columns as materialized (
    select array_agg(m.ref order by m.pos) as refs, array_agg(m.kind order by m.pos) as kinds,
      array_agg(m.seq order by m.pos) as seqs, array_agg(0) as parts, array_agg(m.from_account order by m.pos) as froms,
      array_agg(m.to_account order by m.pos) as tos, array_agg(m.amount order by m.pos) as amounts,
      array_agg(m.member_id order by m.pos) as members
    from move m
  )
  select count(*) filter (where p.state <> 'booked'),
    coalesce(json_agg(json_build_array(c.members[p.ord], p.balance) order by p.ord)
      filter (where c.members[p.ord] is not null), '[]')
  into unbooked, balances
  from columns c
  cross join lateral ledger_post(c.refs, c.kinds, c.seqs, c.parts, c.froms, c.tos, c.amounts, p_at,
    'system:settlement', null, 'owe') p;
  if unbooked > 0 then
    raise exception 'settlement of fixture %: % postings found no account', p_fixture, unbooked;
  end if;
  return balances;
end
$$;
