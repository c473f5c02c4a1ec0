-- A batch of bets takes its stakes with its first statement: the wallets it has to change anyway hold its members, so
-- their own rows need not be locked, and every balance is known before the bets are stored. Those are stored by one
-- statement of the server's own, whose arrays PostgreSQL reads as they came.

create function ledger_reserve(p_members bigint[], p_amounts bigint[], out members bigint[], out balances bigint[])
language plpgsql as $$
begin
  with taken as (
    update ledger_account a set balance = a.balance - t.amount
    from (select unnest(p_members) as member_id, unnest(p_amounts) as amount) t
    where a.id = ledger_wallet(t.member_id) and a.balance >= t.amount and t.amount > 0
    returning t.member_id, a.balance
  )
  select array_agg(t.member_id), array_agg(t.balance) into members, balances from taken t;

  if coalesce(cardinality(members), 0) < cardinality(p_members) then
    perform from (select unnest(p_members) as id except select unnest(members) order by 1) rest,
      lateral (select a.id from ledger_account a where a.id = ledger_wallet(rest.id) for no key update) held;
  end if;
end
$$;
comment on function ledger_reserve is
  'Takes amounts from wallets before it is known what for, and answers who had them and what is left. The transaction '
  'must post each of them with ledger_post_reserved or give it back with ledger_give_back. Amount 0 takes nothing. The '
  'wallets of all members are held until its end; members come in ascending order, each once.';

create function ledger_post_reserved(p_refs uuid[], p_kind text, p_members bigint[], p_to text, p_amounts bigint[],
  p_balances bigint[], p_at timestamp with time zone, p_actor text)
returns integer language plpgsql as $$
declare
  target constant bigint := ledger_account_id(p_to);
  posted integer;
begin
  if target is null then
    raise exception 'ledger: no such house account: %', p_to;
  end if;
  insert into ledger_posting (ref_id, kind, from_account, to_account, amount, from_after, at, actor)
  select r.ref, p_kind, ledger_wallet(r.member_id), target, r.amount, r.balance, p_at, p_actor
  from (
    select unnest(p_refs) as ref, unnest(p_members) as member_id, unnest(p_amounts) as amount,
      unnest(p_balances) as balance
  ) r;
  get diagnostics posted = row_count;
  return posted;
end
$$;
comment on function ledger_post_reserved is
  'Posts what ledger_reserve took in the same transaction, each amount with the balance that it left. Answers how many.';

create function ledger_give_back(p_members bigint[], p_amounts bigint[])
returns void language plpgsql as $$
begin
  update ledger_account a set balance = a.balance + t.amount
  from (select unnest(p_members) as member_id, unnest(p_amounts) as amount) t
  where a.id = ledger_wallet(t.member_id);
end
$$;
comment on function ledger_give_back is 'Gives back what ledger_reserve took in the same transaction.';

drop function booking_enter;
create function booking_enter(p_members bigint[], p_stakes bigint[], p_fixtures bigint[], p_seqs integer[], r_members bigint[], r_keys text[], r_hashes bytea[], l_members bigint[], l_fixtures bigint[], p_since uuid, p_until uuid, OUT members bigint[], OUT levels bigint[], OUT tendencies bigint[], OUT others text, OUT takers bigint[], OUT balances bigint[], OUT changed_fixtures bigint[], OUT changed_seqs integer[], OUT known_requests text, OUT waiting_requests bigint[], OUT open_legs text, OUT levels_mark integer)
returns record
language plpgsql
as $$
declare
  found bigint[];
  seqs integer[];
  held uuid[];
  held_members bigint[];
begin
  perform set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
    set_config('enable_mergejoin', 'off', true), set_config('enable_bitmapscan', 'off', true),
    set_config('enable_sort', 'off', true), set_config('plan_cache_mode', 'force_generic_plan', true);

  select r.members, r.balances into takers, balances from ledger_reserve(p_members, p_stakes) r;

  select array_agg(m.id), array_agg(m.level::bigint), array_agg(m.tendency::bigint),
    json_agg(json_build_object('memberId', m.id, 'kind', m.kind, 'status', m.status))
      filter (where m.kind <> 'member' or m.status <> 'active')
  into members, levels, tendencies, others
  from member m where m.id = any(p_members);

  perform count(pg_advisory_xact_lock_shared(gate.id)) from (select unnest(p_fixtures) as id) gate;

  -- Read in one walk through the index, in whose order they come; where all are there, the rest is comparing lists.
  select array_agg(f.id), array_agg(f.seq) into found, seqs from fixture f where f.id = any(p_fixtures);
  if found is distinct from p_fixtures then
    select array_agg(f.id), array_agg(f.seq) into changed_fixtures, changed_seqs
    from (select unnest(p_fixtures) as id, unnest(p_seqs) as known) asked
    cross join lateral (select f.id, f.seq from fixture f where f.id = asked.id offset 0) f
    where f.seq <> asked.known;
  elsif seqs <> p_seqs then
    select array_agg(f.id), array_agg(f.seq) into changed_fixtures, changed_seqs
    from (select unnest(found) as id, unnest(seqs) as seq, unnest(p_seqs) as known) f
    where f.seq <> f.known;
  end if;

  -- Each row is looked up by itself ("offset 0" keeps the planner from turning a join round), whatever the statistics
  -- say.
  select json_agg(json_build_object('memberId', asked.member_id, 'sameBody', r.body_hash = asked.hash,
    'betId', r.bet_id, 'balance', r.emoney, 'refusal', r.refusal))
  into known_requests
  from (select unnest(r_members) as member_id, unnest(r_keys) as key, unnest(r_hashes) as hash) asked
  cross join lateral (
    select r.body_hash, r.bet_id, r.emoney, r.refusal
    from bet_request r where r.member_id = asked.member_id and r.key = asked.key offset 0
  ) r;

  -- A key whose in-play bet still waits is taken as well: its answer will be stored under it.
  if exists (select from bet_waiting w where w.state = 'waiting') then
    select array_agg(asked.member_id) into waiting_requests
    from (select unnest(r_members) as member_id, unnest(r_keys) as key) asked
    cross join lateral (
      select from bet_waiting w
      where w.member_id = asked.member_id and w.request_key = asked.key and w.state = 'waiting' offset 0
    ) w;
  end if;

  -- The range of ids is an "or", which rules partitions out but is no condition for an index: else the
  -- planner may walk the primary key of an empty-looking table over the whole range.
  select array_agg(one.bet_id), array_agg(one.member_id) into held, held_members
  from (
    select distinct g.bet_id, asked.member_id
    from (select unnest(l_members) as member_id, unnest(l_fixtures) as fixture_id) asked
    cross join lateral (
      select g.bet_id from bet_leg g
      where g.fixture_id = asked.fixture_id and g.member_id = asked.member_id and g.result is null
        and (g.bet_id between p_since and p_until or g.bet_id = p_since)
      offset 0
    ) g
  ) one;

  if held is not null then
    select json_agg(json_build_object('betId', b.id, 'memberId', b.member_id, 'stake', b.stake,
      'winnings', b.winnings, 'placedAt', (extract(epoch from b.placed_at) * 1000)::bigint,
      'fixtureId', l.fixture_id, 'marketTypeId', l.market_type_id, 'outcomeId', l.outcome_id::text, 'pick', l.pick))
    into open_legs
    from (select unnest(held) as id, unnest(held_members) as member_id) one
    cross join lateral (
      select b.* from bet b where b.id = one.id and b.member_id = one.member_id and b.status = 0 limit 1
    ) b
    cross join lateral unnest(b.fixtures) on_fixture(id)
    cross join lateral (
      select l.* from bet_leg l
      where l.fixture_id = on_fixture.id and l.member_id = b.member_id and l.bet_id = b.id offset 0
    ) l;
  end if;

  select hashtext(string_agg(s::text, ' ' order by s.level)) into levels_mark from level_setting s;
end
$$;

drop function booking_book;
drop function ledger_take;

-- Every row is held against each constraint by itself; one expression that ends at the first doubt costs less.
alter table ledger_account
  drop constraint ledger_account_check, drop constraint ledger_account_check1, drop constraint ledger_account_check2,
  drop constraint ledger_account_check3, drop constraint ledger_account_check4, drop constraint ledger_account_check5,
  drop constraint ledger_account_currency_check, drop constraint ledger_account_kind_check,
  drop constraint ledger_account_owed_check,
  add constraint ledger_account_check check (
    owed <= 0 and (currency = 'won' or currency = 'point')
    and case kind
      when 'wallet' then coalesce(balance >= 0 and id = member_id * 16 and id >= 0, false)
      when 'debt' then coalesce(balance <= 0 and id = member_id * 16 + 1 and id >= 0, false)
      when 'points' then coalesce(balance >= 0 and id = member_id * 16 + 2 and id >= 0, false)
      when 'points-debt' then coalesce(balance <= 0 and id = member_id * 16 + 3 and id >= 0, false)
      else kind = 'house' and id < 0 and member_id is null and balance is null
    end
  );

alter table ledger_posting
  drop constraint ledger_posting_amount_check, drop constraint ledger_posting_check,
  add constraint ledger_posting_check check (amount > 0 and from_account <> to_account);

alter table bet
  drop constraint bet_cancelled_by_check, drop constraint bet_check, drop constraint bet_check1,
  drop constraint bet_check2, drop constraint bet_leg_count_check, drop constraint bet_payout_check,
  drop constraint bet_stake_check, drop constraint bet_status_check, drop constraint bet_style_check,
  drop constraint bet_total_odds_check,
  add constraint bet_check check (
    stake > 0 and total_odds >= 100 and leg_count between 1 and 10 and status between -1 and 3
    and (style = 'EU' or style = 'KR')
    and (status = 0) = (settled_at is null)
    and (payout is null or payout >= 0)
    and (bonus_odds is null) = (bonus_folds is null)
    and (status = -1) = (cancelled_by is not null)
    and (cancelled_by is null or cancelled_by in ('member', 'operator'))
  );

alter table bet_leg
  drop constraint bet_leg_check, drop constraint bet_leg_odds_check, drop constraint bet_leg_result_check,
  add constraint bet_leg_check check (
    odds >= 100 and (home_at_bet is null) = (away_at_bet is null)
    and (result is null or result in ('won', 'half-won', 'void', 'half-lost', 'lost', 'dead-heat'))
  );

alter table bet_request
  drop constraint bet_request_check, drop constraint bet_request_check1,
  add constraint bet_request_check check (
    (bet_id is null) = (refusal is not null) and (bet_id is null) = (emoney is null)
  );
