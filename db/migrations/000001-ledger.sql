-- Double entry by shape: a posting is one row that takes from one account and gives to another.
-- Written only by src/server/ledger and by the functions of this file.

-- Members' accounts have ids that follow from the member's: 16 * member_id + slot. A spendable account is
-- even and its debt the odd one behind it. House accounts are negative and store no balance: theirs is the
-- sum of their postings, so that no row is written by every bet.
create sequence ledger_house_account_id as bigint increment -1 maxvalue -1 minvalue -1000000000 start -1;

create table ledger_account (
  id bigint primary key,
  address text not null unique,
  member_id bigint,
  kind text not null check (kind in ('house', 'wallet', 'debt', 'points', 'points-debt')),
  currency text not null check (currency in ('won', 'point')),
  balance bigint,
  -- On a spendable account: a copy of the balance of the debt behind it, so that one locked read tells both.
  owed bigint not null default 0 check (owed <= 0),
  check ((kind = 'house') = (member_id is null)),
  check ((kind = 'house') = (balance is null)),
  check ((kind = 'house') = (id < 0)),
  check (kind not in ('wallet', 'points') or balance >= 0),
  check (kind not in ('debt', 'points-debt') or balance <= 0),
  check (kind = 'house' or id = member_id * 16
    + case kind when 'wallet' then 0 when 'debt' then 1 when 'points' then 2 else 3 end)
) with (fillfactor = 70);

create function ledger_wallet(p_member_id bigint) returns bigint
language sql immutable strict parallel safe return p_member_id * 16;

create function ledger_points(p_member_id bigint) returns bigint
language sql immutable strict parallel safe return p_member_id * 16 + 2;

create function ledger_account_id(p_address text) returns bigint
language sql stable strict parallel safe
return (select id from ledger_account where address = p_address);

insert into ledger_account (id, address, kind, currency)
select nextval('ledger_house_account_id'), address, 'house', currency
from (values
  ('house:open-stakes', 'won'),
  ('house:bets', 'won'),
  ('house:grants', 'won'),
  ('house:held', 'won'),
  ('house:points', 'point'),
  ('house:points-held', 'point')
) as opening (address, currency);

-- No foreign keys to ledger_account: they would lock the house's few rows for every posting. The functions
-- below post between accounts they have just read, and the checker proves it.
create sequence ledger_posting_n as bigint;

create table ledger_posting (
  -- The business act (a UUIDv7): postings of one act lie together and are found by it.
  ref_id uuid not null,
  kind text not null,
  seq smallint not null default 0,
  part smallint not null default 0,
  from_account bigint not null,
  to_account bigint not null,
  amount bigint not null check (amount > 0),
  -- Balance of the member's side after this posting; null for the house's side.
  from_after bigint,
  to_after bigint,
  -- Order of booking: within one account exactly the order in which its balance changed.
  n bigint not null default nextval('ledger_posting_n'),
  at timestamptz not null,
  actor text not null,
  memo text,
  primary key (ref_id, kind, seq, part),
  check (from_account <> to_account)
) partition by range (ref_id);
alter sequence ledger_posting_n owned by ledger_posting.n;
create index ledger_posting_out on ledger_posting (from_account, at desc) where from_after is not null;
create index ledger_posting_in on ledger_posting (to_account, at desc) where to_after is not null;

create function ledger_refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception 'the ledger is append-only: % on % refused', tg_op, tg_table_name
    using errcode = 'insufficient_privilege';
end
$$;

create trigger ledger_posting_kept before update or delete on ledger_posting
  for each row execute function ledger_refuse_change();
create trigger ledger_posting_not_emptied before truncate on ledger_posting
  for each statement execute function ledger_refuse_change();

select register_month_partitions('ledger_posting');

-- Money set aside: it lies on a house account until it is captured or released, exactly once.
create table ledger_hold (
  id uuid primary key,
  account bigint not null references ledger_account,
  amount bigint not null check (amount > 0),
  state text not null default 'held' check (state in ('held', 'captured', 'released')),
  held_at timestamptz not null,
  closed_at timestamptz,
  check ((state = 'held') = (closed_at is null))
);

-- Running state of one member account over the rows of a call, in order: {balance, debt, moved, owed, ok}.
-- A credit repays the debt first; a debit beyond the balance is refused, or owed where p_may_owe.
create function ledger_walk(
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

create aggregate ledger_walked(bigint, bigint, bigint, boolean) (sfunc = ledger_walk, stype = bigint[]);

-- Rows that no caller may give: a bug, so it throws and nothing of the call is kept.
create function ledger_assert_rows(
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
create function ledger_post(
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

-- As ledger_post, for acts that may come twice. A row whose key exists answers 'repeated' when the posting
-- is this very one and 'conflict' when it has other content; neither books anything.
create function ledger_post_once(
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

-- Takes won from the wallets of many members, each named once, for one reason: what ledger_post does, for
-- the path of each bet, where every microsecond is paid thousands of times a second. One update locks, checks
-- and writes a balance. Answers the balance after each row in its place, -1 where the balance did not suffice
-- and nothing was booked. Whoever calls holds the members' rows, in order, so that two calls never wait for
-- each other in a circle.
create function ledger_take(
  p_ref uuid[], p_kind text, p_members bigint[], p_to text, p_amount bigint[], p_at timestamptz, p_actor text
) returns bigint[]
language plpgsql
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_bitmapscan = off
set plan_cache_mode = force_generic_plan
as $$
declare
  target constant bigint := ledger_account_id(p_to);
  places integer[];
  balances bigint[];
  answer bigint[];
begin
  if target is null then
    raise exception 'ledger: no such house account: %', p_to;
  end if;
  with taken as (
    update ledger_account a set balance = a.balance - t.amount
    from unnest(p_members, p_amount) with ordinality t(member_id, amount, place)
    where a.id = ledger_wallet(t.member_id) and a.balance >= t.amount and t.amount > 0
    returning t.place::integer, t.amount, a.id, a.balance
  ), posted as (
    insert into ledger_posting (ref_id, kind, from_account, to_account, amount, from_after, at, actor)
    select p_ref[t.place], p_kind, t.id, target, t.amount, t.balance, p_at, p_actor
    from taken t
  )
  select array_agg(t.place order by t.place), array_agg(t.balance order by t.place) into places, balances from taken t;
  if cardinality(places) = cardinality(p_members) then
    return balances;
  end if;
  answer := array_fill(-1::bigint, array[cardinality(p_members)]);
  for i in 1 .. coalesce(cardinality(places), 0) loop
    answer[places[i]] := balances[i];
  end loop;
  return answer;
end
$$;

-- Pays members from one house account, in fewer steps than ledger_post: each member's wallet is written once,
-- however often it is paid. The rows of a member must lie together, in the order of members. A member who
-- owes repays first, as everywhere. Keys must be new; a member without a wallet throws.
-- Gives the balance after each row.
create function ledger_pay(
  p_ref uuid[], p_kind text, p_seq integer[], p_from text, p_members bigint[], p_amount bigint[],
  p_at timestamptz, p_actor text
) returns bigint[]
language plpgsql
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_bitmapscan = off
set plan_cache_mode = force_generic_plan
as $$
declare
  source constant bigint := ledger_account_id(p_from);
  rows_given constant integer := cardinality(p_members);
  places integer[];
  balances bigint[];
  rest integer[];
  after bigint;
  answer bigint[];
begin
  if source is null or exists (
    select from unnest(p_members, p_amount) with ordinality r(member_id, amount, place)
    group by r.member_id
    having max(r.place) - min(r.place) + 1 <> count(*) or min(r.amount) <= 0 or bool_or(r.amount is null)
  ) then
    raise exception 'ledger: a payment needs a house account, amounts, and the rows of a member together';
  end if;
  with purse as materialized (
    select r.member_id, min(r.place)::integer as first, max(r.place)::integer as last, sum(r.amount)::bigint as total
    from unnest(p_members, p_amount) with ordinality r(member_id, amount, place)
    group by r.member_id order by r.member_id
  ), paid as (
    update ledger_account a set balance = a.balance + p.total
    from purse p where a.id = ledger_wallet(p.member_id) and a.owed = 0
    returning a.id, a.balance, p.first, p.last
  ), posting as materialized (
    select p.id, at.place, p.balance - coalesce(sum(p_amount[at.place])
      over (partition by p.id order by at.place desc rows between unbounded preceding and 1 preceding), 0)::bigint as balance_after
    from paid p cross join lateral generate_series(p.first, p.last) at(place)
  ), posted as (
    insert into ledger_posting (ref_id, kind, seq, from_account, to_account, amount, to_after, at, actor)
    select p_ref[p.place], p_kind, p_seq[p.place], source, p.id, p_amount[p.place], p.balance_after, p_at, p_actor
    from posting p order by p.place
  )
  select array_agg(p.place order by p.place), array_agg(p.balance_after order by p.place) into places, balances from posting p;
  if cardinality(places) = rows_given then
    return balances;
  end if;

  answer := array_fill(null::bigint, array[rows_given]);
  for i in 1 .. coalesce(cardinality(places), 0) loop
    answer[places[i]] := balances[i];
  end loop;
  rest := array(select place from generate_series(1, rows_given) place where answer[place] is null);
  for i in 1 .. cardinality(rest) loop
    select p.balance into after
    from ledger_post(p_ref[rest[i]:rest[i]], array[p_kind], p_seq[rest[i]:rest[i]], array[0], array[source],
      array[ledger_wallet(p_members[rest[i]])], p_amount[rest[i]:rest[i]], p_at, p_actor) p
    where p.state = 'booked';
    if after is null then
      raise exception 'ledger: member % has no wallet to be paid to', p_members[rest[i]];
    end if;
    answer[rest[i]] := after;
  end loop;
  return answer;
end
$$;
