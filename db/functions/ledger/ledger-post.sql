-- Books many postings at once; every row is answered on its own, and a refused row books nothing. Their keys
-- must be new: a key that exists is a unique violation (see ledger_post_once).
-- Rows name accounts by id and join the house with one member's spendable account (or the house with the
-- house). `part` numbers the postings of one transfer; a posting that touches a debt is stored as two.
-- p_shortfall: 'refuse' answers 'short' where the balance does not suffice; 'owe' takes what is there and
-- books the rest on the member's debt account.
-- state: 'booked', 'short' or 'closed' (no such member account). balance: the spendable one, after; debt
-- likewise; both null where no member is touched.
-- Everything is found by index probes row by row, whatever the statistics say: the plan is right on empty, fresh and
-- grown tables alike.
create or replace function ledger_post(
  p_ref uuid[], p_kind text[], p_seq integer[], p_part integer[],
  p_from bigint[], p_to bigint[], p_amount bigint[],
  p_at timestamptz, p_actor text, p_memo text[] default null, p_shortfall text default 'refuse'
) returns table (ord integer, state text, balance bigint, debt bigint)
language plpgsql
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_bitmapscan = off
set plan_cache_mode = force_generic_plan
as $$
declare
  steps ledger_step[];
begin
  perform ledger_assert_rows(p_from, p_to, p_amount, p_shortfall);
  steps := ledger_walk_rows(p_from, p_to, p_amount, p_shortfall);

  update ledger_account a set balance = s.balance, owed = s.debt
  from unnest(steps) s
  where a.id = s.account and s.is_last and s.changed;

  insert into ledger_account (id, address, member_id, kind, currency, balance)
  select distinct on (s.account) s.account + 1,
    'member:' || s.member_id || case s.currency when 'won' then ':debt' else ':points-debt' end,
    s.member_id, case s.currency when 'won' then 'debt' else 'points-debt' end, s.currency, s.debt
  from unnest(steps) s
  where s.owed <> 0
  order by s.account, s.ord desc
  on conflict (id) do update set balance = excluded.balance;

  perform ledger_write(array_agg(p_ref[h.ord]), array_agg(p_kind[h.ord]), array_agg(p_seq[h.ord]),
    array_agg(2 * p_part[h.ord] + h.odd),
    array_agg(p_from[h.ord] + case when p_from[h.ord] > 0 then h.odd else 0 end),
    array_agg(p_to[h.ord] + case when p_to[h.ord] > 0 then h.odd else 0 end), array_agg(h.amount),
    array_agg(case when p_from[h.ord] > 0 then h.after end), array_agg(case when p_to[h.ord] > 0 then h.after end),
    p_at, p_actor, array_agg(p_memo[h.ord]))
  from (
    select s.ord, half.*
    from unnest(steps) s
    cross join lateral (values
      (0, case when s.account is null then p_amount[s.ord] else abs(s.moved) end, s.balance),
      (1, abs(s.owed), s.debt)
    ) half(odd, amount, after)
    where half.amount > 0
    order by s.ord, half.odd
  ) h;

  perform ledger_use(array_agg(p_ref[s.ord]), array_agg(p_kind[s.ord]), array_agg(p_from[s.ord]),
    array_agg(p_to[s.ord]), array_agg(p_amount[s.ord]), p_at)
  from unnest(steps) s
  where s.booked and s.account is not null and p_kind[s.ord] in
    ('bet', 'bet-waiting', 'bet-refused', 'bet-cancelled', 'bet-settled', 'settlement-reversed')
  having count(*) > 0;

  return query
  select s.ord, case when s.booked then 'booked' when s.balance is null then 'closed' else 'short' end, s.balance, s.debt
  from unnest(steps) s;
end
$$;
