-- What a member has staked and got back, kept on the wallet by the same updates that move the money, so that limits are
-- asked at the price of no row more (decision 40). The figures are of the day, week (from Monday) and month in Seoul that
-- `use_day` lies in. `guarded`: the member has limits or an exclusion, so that bets ask for them.
alter table ledger_account
  add column guarded boolean not null default false,
  add column use_day date,
  add column staked_day bigint not null default 0,
  add column staked_week bigint not null default 0,
  add column staked_month bigint not null default 0,
  add column returned_day bigint not null default 0,
  add column returned_week bigint not null default 0,
  add column returned_month bigint not null default 0;

-- What was played before counts as well. A stake that was given back was given back within minutes, and counts in the
-- periods of its act.
update ledger_account a
set use_day = u.use_day, staked_day = u.staked_day, staked_week = u.staked_week, staked_month = u.staked_month,
  returned_day = u.returned_day, returned_week = u.returned_week, returned_month = u.returned_month
from (
  select w.wallet, w.use_day,
    coalesce(sum(w.staked) filter (where w.day >= w.use_day), 0) as staked_day,
    coalesce(sum(w.staked) filter (where w.day >= date_trunc('week', w.use_day)), 0) as staked_week,
    coalesce(sum(w.staked) filter (where w.day >= date_trunc('month', w.use_day)), 0) as staked_month,
    coalesce(sum(w.returned) filter (where w.day >= w.use_day), 0) as returned_day,
    coalesce(sum(w.returned) filter (where w.day >= date_trunc('week', w.use_day)), 0) as returned_week,
    coalesce(sum(w.returned) filter (where w.day >= date_trunc('month', w.use_day)), 0) as returned_month
  from (
    select m.*, max(m.moved_on) over (partition by m.wallet) as use_day,
      case when m.staked < 0 then least(m.staked_on, m.moved_on) else m.moved_on end as day
    from (
      select side.wallet, max((p.at at time zone 'Asia/Seoul')::date) over (partition by side.wallet order by p.n)
          as moved_on,
        (to_timestamp(('x' || left(replace(p.ref_id::text, '-', ''), 12))::bit(48)::bigint / 1000.0)
          at time zone 'Asia/Seoul')::date as staked_on,
        case when p.kind in ('bet', 'bet-waiting') and p.from_account > 0 then p.amount
          when p.kind in ('bet-refused', 'bet-cancelled') and p.to_account > 0 then -p.amount else 0 end as staked,
        case when p.kind = 'bet-settled' and p.to_account > 0 then p.amount
          when p.kind = 'settlement-reversed' and p.from_account > 0 then -p.amount else 0 end as returned
      from ledger_posting p
      cross join lateral (select greatest(p.from_account, p.to_account) / 16 * 16 as wallet) side
      where greatest(p.from_account, p.to_account) > 0 and p.kind in
        ('bet', 'bet-waiting', 'bet-refused', 'bet-cancelled', 'bet-settled', 'settlement-reversed')
    ) m
  ) w
  group by w.wallet, w.use_day
) u
where a.id = u.wallet;

-- The protection of players (handbook 8.2). Written only by src/server/protection and its functions.

create table protection_limit (
  member_id bigint not null,
  kind text not null,
  period text not null,
  -- Won, or minutes for time, in force; null: none.
  amount bigint,
  -- A higher amount (null: none at all) that was asked for and waits for its time and a second yes.
  rise_amount bigint,
  rise_asked_at timestamptz,
  changed_at timestamptz not null,
  constraint protection_limit_pkey primary key (member_id, kind, period),
  constraint protection_limit_member_id_fkey foreign key (member_id) references member(id),
  constraint protection_limit_check check (
    kind in ('stake', 'loss', 'time') and period in ('day', 'week', 'month') and (kind <> 'time' or period = 'day')
    and (amount is null or amount >= 0) and (rise_amount is null or rise_asked_at is not null))
);

-- For good: an exclusion is never shortened, another one may last longer.
create table protection_exclusion (
  id bigint not null generated always as identity,
  member_id bigint not null,
  period text not null,
  from_at timestamptz not null,
  -- Null: never.
  until_at timestamptz,
  -- An operator who has excluded the member; null where it was the member.
  operator_id bigint,
  constraint protection_exclusion_pkey primary key (id),
  constraint protection_exclusion_member_id_fkey foreign key (member_id) references member(id),
  constraint protection_exclusion_operator_id_fkey foreign key (operator_id) references member(id),
  constraint protection_exclusion_check check (
    period in ('1-day', '1-week', '1-month', '6-months', 'permanent') and (period = 'permanent') = (until_at is null)
    and (until_at is null or until_at > from_at))
);
create index protection_exclusion_of_member on protection_exclusion (member_id, from_at);

-- The pause after the house's loss cap was reached.
create table protection_cap (
  member_id bigint not null,
  reached_at timestamptz not null,
  until_at timestamptz not null,
  constraint protection_cap_pkey primary key (member_id),
  constraint protection_cap_member_id_fkey foreign key (member_id) references member(id)
);

-- What members did about their protection, and ran into: a refusal is noted once a day.
create table protection_history (
  id bigint not null generated always as identity,
  member_id bigint not null,
  at timestamptz not null,
  day date not null,
  what text not null,
  kind text,
  period text,
  amount_before bigint,
  amount_after bigint,
  constraint protection_history_pkey primary key (id),
  constraint protection_history_member_id_fkey foreign key (member_id) references member(id)
);
create index protection_history_of_member on protection_history (member_id, id desc);
create unique index protection_history_once on protection_history (member_id, day, what, kind, period)
  nulls not distinct where what in ('limit-reached', 'cap-reached', 'bet-while-excluded', 'time-used-up');

-- Sessions end when the protection asks for it, and their time is counted by the day.
alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check
  check (end_reason in ('logout', 'replaced', 'blocked', 'operator', 'idle', 'excluded', 'time-used-up'));
create index session_of_member on session (member_id, began_at);
