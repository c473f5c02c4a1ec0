-- What members have to bet before they may withdraw (롤링 조건, handbook 5.4 rule 7; decision 77).

-- A requirement: opened by a deposit, a bonus, converted points or a coupon; filled by settled bets. Written, as the two
-- below, only by src/server/cashier/turnover/turnover.sql.ts.
create table turnover_requirement (
  id bigint not null generated always as identity,
  member_id bigint not null,
  opened_at timestamptz not null,
  -- 'deposit', 'bonus', 'conversion', 'coupon' or 'operator', and the act that opened it: one act opens one once.
  cause text not null,
  ref_id uuid not null,
  -- In Korean, as the member reads it.
  title text not null,
  amount bigint not null,
  percent integer not null,
  needed bigint not null,
  done bigint not null default 0,
  state text not null default 'open',
  ended_at timestamptz,
  constraint turnover_requirement_pkey primary key (id),
  constraint turnover_requirement_once unique (ref_id, cause),
  constraint turnover_requirement_member_id_fkey foreign key (member_id) references member (id),
  constraint turnover_requirement_check check (cause in ('deposit', 'bonus', 'conversion', 'coupon', 'operator')
    and state in ('open', 'met', 'closed', 'waived', 'reversed') and amount > 0 and percent > 0
    and needed > 0 and done between 0 and needed and (state <> 'met' or done = needed)
    and (state = 'open') = (ended_at is null))
);
create index turnover_requirement_open on turnover_requirement (member_id, id) where state = 'open';
create index turnover_requirement_member on turnover_requirement (member_id, id);

-- A bet that ended while its member had an open requirement, as it counts now, and why.
create table turnover_bet (
  member_id bigint not null,
  bet_id uuid not null,
  at timestamptz not null,
  game_type smallint not null,
  stake bigint not null,
  percent integer not null,
  counted bigint not null,
  reason text not null,
  constraint turnover_bet_pkey primary key (member_id, bet_id),
  constraint turnover_bet_check check (counted between 0 and stake * 10 and percent >= 0)
);
create index turnover_bet_latest on turnover_bet (member_id, at desc);

-- What a bet gave to a requirement.
create table turnover_fill (
  bet_id uuid not null,
  requirement_id bigint not null,
  amount bigint not null,
  constraint turnover_fill_pkey primary key (bet_id, requirement_id),
  constraint turnover_fill_requirement_id_fkey foreign key (requirement_id) references turnover_requirement (id),
  constraint turnover_fill_amount check (amount > 0)
);
create index turnover_fill_requirement on turnover_fill (requirement_id);

-- What operators have set of weights and percents; without a row it is as shipped. Written only by
-- src/server/cashier/turnover/turnover-rule.sql.ts.
create table turnover_rule (
  one boolean not null default true,
  value jsonb not null,
  updated_at timestamptz not null,
  constraint turnover_rule_pkey primary key (one),
  constraint turnover_rule_one check (one)
);

insert into bet_follower (name) values ('turnover');
