-- As ledger_post, for acts that may come twice. A row whose key exists answers 'repeated' when the posting
-- is this very one and 'conflict' when it has other content; neither books anything.
create or replace function ledger_post_once(
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
#variable_conflict use_column
declare
  known integer[];
  fresh integer[];
begin
  -- Whoever books the same keys waits here, so that the look for old postings below sees theirs. A member's
  -- row does it where one is touched; postings within the house wait for each other by their act.
  perform pg_advisory_xact_lock(2, hashtext(act.ref::text))
    from (select distinct r.ref from unnest(p_ref, p_from, p_to) r(ref, from_account, to_account)
          where greatest(r.from_account, r.to_account) < 0 order by r.ref) act;
  perform from (select distinct touched.id from unnest(p_from || p_to) touched(id)
                where touched.id > 0 order by touched.id) member,
    lateral (select a.id from ledger_account a where a.id = member.id for no key update) locked;

  select coalesce(array_agg(r.ord::integer order by r.ord) filter (where old.amount is not null), '{}'),
    coalesce(array_agg(r.ord::integer order by r.ord) filter (where old.amount is null), '{}')
  into known, fresh
  from unnest(p_ref, p_kind, p_seq, p_part) with ordinality r(ref, kind, seq, part, ord)
  left join lateral (
    select o.amount from ledger_posting o
    where o.ref_id = r.ref and o.kind = r.kind and o.seq = r.seq and o.part between 2 * r.part and 2 * r.part + 1
    limit 1
  ) old on true;

  return query
  select fresh[posted.ord], posted.state, posted.balance, posted.debt
  from ledger_post(
    array(select p_ref[i] from unnest(fresh) i), array(select p_kind[i] from unnest(fresh) i),
    array(select p_seq[i] from unnest(fresh) i), array(select p_part[i] from unnest(fresh) i),
    array(select p_from[i] from unnest(fresh) i), array(select p_to[i] from unnest(fresh) i),
    array(select p_amount[i] from unnest(fresh) i), p_at, p_actor,
    array(select p_memo[i] from unnest(fresh) i), p_shortfall) posted;

  return query
  select k, case when old.amount = p_amount[k] and old.from_account = p_from[k] and old.to_account = p_to[k]
      then 'repeated' else 'conflict' end,
    own.balance, own.owed
  from unnest(known) k
  cross join lateral (
    select sum(o.amount) as amount,
      min(o.from_account - case when o.from_account > 0 then o.part % 2 else 0 end) as from_account,
      min(o.to_account - case when o.to_account > 0 then o.part % 2 else 0 end) as to_account
    from ledger_posting o
    where o.ref_id = p_ref[k] and o.kind = p_kind[k] and o.seq = p_seq[k]
      and o.part between 2 * p_part[k] and 2 * p_part[k] + 1
  ) old
  left join lateral (
    select a.balance, a.owed from ledger_account a where a.id = greatest(p_from[k], p_to[k]) and a.id > 0
  ) own on true;
end
$$;
