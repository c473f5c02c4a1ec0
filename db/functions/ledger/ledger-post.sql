-- Books many postings at once; every row is answered on its own, and a refused row books nothing. Their keys
-- must be new: a key that exists is a unique violation (see ledger_post_once).
-- Rows name accounts by id and join the house with one member's spendable account (or the house with the
-- house). `part` numbers the postings of one transfer; a posting that touches a debt is stored as two.
-- p_shortfall: 'refuse' answers 'short' where the balance does not suffice; 'owe' takes what is there and
-- books the rest on the member's debt account.
-- state: 'booked', 'short' or 'closed' (no such member account). balance: the spendable one, after; debt
-- likewise; both null where no member is touched.
--
-- Members are locked in the order of their ids, and read by the lock itself, so that a balance is never
-- older than the lock. Everything is found by index probes row by row, whatever the statistics say: the
-- plan is right on empty, fresh and grown tables alike.
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
begin
  perform ledger_assert_rows(p_from, p_to, p_amount, p_shortfall);
  return query
  with given as materialized (
    select g.ord::integer, g.ref, g.kind, g.seq::smallint, (2 * g.part)::smallint as part,
      g.from_account, g.to_account, g.amount, g.member,
      case when g.from_account > 0 then -g.amount else g.amount end as change,
      own.balance as balance_before, own.owed as debt_before, own.member_id, own.currency
    from (
      select r.*, case when greatest(r.from_account, r.to_account) > 0
        then greatest(r.from_account, r.to_account) end as member
      from unnest(p_ref, p_kind, p_seq, p_part, p_from, p_to, p_amount) with ordinality
        r(ref, kind, seq, part, from_account, to_account, amount, ord)
      order by member, r.ord
    ) g
    left join lateral (
      select a.balance, a.owed, a.member_id, a.currency
      from ledger_account a where a.id = g.member
      for no key update
    ) own on true
  ), walked as materialized (
    select g.*,
      case when g.balance_before is not null then
        ledger_walked(g.balance_before, g.debt_before, g.change, p_shortfall = 'owe')
          filter (where g.balance_before is not null)
          over (partition by g.member order by g.ord rows unbounded preceding)
      end as walk,
      lead(g.ord) over (partition by g.member order by g.ord) is null as is_last
    from given g
  ), balance_written as (
    update ledger_account a set balance = w.walk[1], owed = w.walk[2]
    from walked w
    where a.id = w.member and w.is_last and (w.walk[1] <> w.balance_before or w.walk[2] <> w.debt_before)
  ), debt_written as (
    insert into ledger_account (id, address, member_id, kind, currency, balance)
    select distinct on (w.member) w.member + 1,
      'member:' || w.member_id || case w.currency when 'won' then ':debt' else ':points-debt' end,
      w.member_id, case w.currency when 'won' then 'debt' else 'points-debt' end, w.currency, w.walk[2]
    from walked w
    where w.walk[4] <> 0
    order by w.member, w.ord desc
    on conflict (id) do update set balance = excluded.balance
  ), posted as (
    insert into ledger_posting (ref_id, kind, seq, part, from_account, to_account, amount,
      from_after, to_after, at, actor, memo)
    select w.ref, w.kind, w.seq, w.part + half.odd,
      case when w.from_account > 0 then w.from_account + half.odd else w.from_account end,
      case when w.to_account > 0 then w.to_account + half.odd else w.to_account end,
      half.amount,
      case when w.from_account > 0 then half.after end,
      case when w.to_account > 0 then half.after end,
      p_at, p_actor, p_memo[w.ord]
    from walked w
    cross join lateral (values
      (0, case when w.member is null then w.amount else abs(w.walk[3]) end, w.walk[1]),
      (1, abs(w.walk[4]), w.walk[2])
    ) half(odd, amount, after)
    where half.amount > 0
    order by w.ord, half.odd
  )
  select w.ord,
    case
      when w.member is null or w.walk[5] = 1 then 'booked'
      when w.walk is null then 'closed'
      else 'short'
    end,
    w.walk[1], w.walk[2]
  from walked w
  order by w.ord;
end
$$;
