-- Coupons (handbook 5.7).

-- What operators have handed out: to a member, a level, everybody, or whoever enters a code. Written only by
-- src/server/promotions/coupons/coupon-issues.sql.ts.
create table coupon_issue (
  id bigint not null generated always as identity,
  name text not null,
  kind text not null,
  -- Points or won; of a bonus on the next deposit the most points that it gives.
  amount bigint not null,
  -- Of a bonus on the next deposit: percent of the deposit in points.
  percent smallint,
  -- What has to be bet before a withdrawal, in percent of the money, or of the deposit.
  turnover_percent smallint not null,
  -- The last day of use in Seoul.
  last_day date not null,
  audience text not null,
  member_id bigint,
  level smallint,
  code text,
  -- How many may enter the code.
  uses_max integer,
  issued_at timestamptz not null,
  operator_id bigint,
  -- The operator's own name for it, so that it is handed out once.
  key text,
  recalled_at timestamptz,
  constraint coupon_issue_pkey primary key (id),
  constraint coupon_issue_key unique (operator_id, key),
  constraint coupon_issue_code unique (code),
  constraint coupon_issue_member_id_fkey foreign key (member_id) references member (id),
  constraint coupon_issue_operator_id_fkey foreign key (operator_id) references member (id),
  constraint coupon_issue_check check (kind in ('points', 'money', 'deposit-bonus', 'free-bet') and amount > 0
    and (kind = 'deposit-bonus') = (percent is not null) and percent between 1 and 100
    and turnover_percent between 0 and 300
    and audience in ('member', 'level', 'all', 'code') and (audience = 'member') = (member_id is not null)
    and (audience = 'level') = (level is not null) and (audience = 'code') = (code is not null)
    and (audience = 'code') = (uses_max is not null) and uses_max > 0 and code ~ '^[A-Z0-9]{8,12}$')
);

-- A member's own. Written only by src/server/promotions/coupons/coupons.sql.ts.
create table coupon (
  id uuid not null,
  issue_id bigint not null,
  member_id bigint not null,
  given_at timestamptz not null,
  state text not null default 'unused',
  used_at timestamptz,
  recalled_at timestamptz,
  constraint coupon_pkey primary key (id),
  constraint coupon_once unique (issue_id, member_id),
  constraint coupon_issue_id_fkey foreign key (issue_id) references coupon_issue (id),
  constraint coupon_member_id_fkey foreign key (member_id) references member (id),
  constraint coupon_check check (state in ('unused', 'used', 'recalled') and (state = 'used') = (used_at is not null)
    and (state = 'recalled') = (recalled_at is not null))
);
create index coupon_of_member on coupon (member_id, given_at desc, id);
