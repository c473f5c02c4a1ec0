-- Partners and their commissions (decisions 75 and 76). Who stands above whom follows from who has recommended whom, which
-- never changes; what somebody earns is a list of versions. Written only by src/server/partners.

-- What holds of a partner, or of a member with own rates, from a moment on: for bets accepted from then until the next
-- version. Rates are hundredths of a percent, in the order of commissionProducts (src/domain/partners).
create table commission_terms (
  member_id bigint not null,
  version integer not null,
  since timestamptz not null,
  -- 1 to 4 from the top; null of a member who is no partner.
  level smallint,
  active boolean not null,
  rolling integer[] not null,
  losing integer[] not null,
  -- For which products a member earns from the bets of those recommended as well.
  agent_of text[] not null default '{}',
  -- Who has changed it: operator:1, member:2; and why.
  changed_by text not null,
  reason text not null,
  constraint commission_terms_pkey primary key (member_id, version),
  constraint commission_terms_member_id_fkey foreign key (member_id) references member (id),
  constraint commission_terms_check check (version > 0 and level between 1 and 4
    and cardinality(rolling) = 8 and cardinality(losing) = 8 and agent_of <@ array['casino', 'slot', 'mini'])
);

-- What somebody has of an item: the sum of the own entries, which the accounts house:partner-… hold for all together.
-- A correction may take back more than there is, so a balance may be below nothing.
create table partner_purse (
  member_id bigint not null,
  item text not null,
  balance bigint not null default 0,
  -- Asked for and not decided on.
  reserved bigint not null default 0,
  constraint partner_purse_pkey primary key (member_id, item),
  constraint partner_purse_check check (item in ('rolling', 'losing', 'event') and reserved >= 0)
);

-- What each change of a bet has brought or taken back, each change once: for every earner what is added, and the postings
-- that it is part of (null where it is no rolling).
create table commission_entry (
  bet_id uuid not null,
  change bigint not null,
  at timestamptz not null,
  member_id bigint not null,
  product text not null,
  earners bigint[] not null,
  rolling bigint[] not null,
  -- Won times hundredths of a percent.
  losing_units bigint[] not null,
  postings uuid[] not null,
  constraint commission_entry_pkey primary key (bet_id, change)
);

-- The sums of these by earner, day of Seoul, who has bet and product, with what the bets came to.
create table commission_day (
  earner_id bigint not null,
  day date not null,
  member_id bigint not null,
  product text not null,
  bets bigint not null,
  turnover bigint not null,
  staked bigint not null,
  paid bigint not null,
  voided bigint not null,
  rolling bigint not null,
  losing_units bigint not null,
  constraint commission_day_pkey primary key (earner_id, day, member_id, product)
);

-- Losing shares of a week, Monday to Sunday; a partner and week has one row however often the run begins.
create table losing_run (
  earner_id bigint not null,
  week date not null,
  bet_units bigint not null,
  conversion_units bigint not null,
  carried bigint not null,
  share bigint not null,
  -- What the next week begins with, never above nothing.
  carry_left bigint not null,
  ref_id uuid,
  at timestamptz not null,
  constraint losing_run_pkey primary key (earner_id, week),
  constraint losing_run_check check (share >= 0 and carry_left <= 0 and carried <= 0 and (ref_id is null) = (share = 0))
);
-- The weeks whose run is over.
create table losing_week (
  week date not null,
  finished_at timestamptz not null,
  partners integer not null,
  total bigint not null,
  constraint losing_week_pkey primary key (week)
);

-- Requests for settlement (정산신청).
create table partner_claim (
  id uuid not null,
  member_id bigint not null,
  -- The browser's own, so that a request that comes twice is one.
  key text not null,
  item text not null,
  amount bigint not null,
  method text not null,
  address text,
  memo text not null default '',
  -- From when the item was earned: the day of the request before, or of the first commission.
  period_from date not null,
  period_to date not null,
  state text not null,
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  reason text not null default '',
  constraint partner_claim_pkey primary key (id),
  constraint partner_claim_key unique (member_id, key),
  constraint partner_claim_member_id_fkey foreign key (member_id) references member (id),
  constraint partner_claim_check check (amount > 0 and item in ('rolling', 'losing', 'event')
    and method in ('wallet', 'points', 'bank', 'tether') and state in ('asked', 'held', 'paid', 'cancelled')
    and (method = 'tether') = (address is not null) and (state in ('paid', 'cancelled')) = (decided_at is not null))
);
create unique index partner_claim_open on partner_claim (member_id, item) where state in ('asked', 'held');
create index partner_claim_waiting on partner_claim (asked_at) where state in ('asked', 'held');
create index partner_claim_by_time on partner_claim (asked_at desc);

-- Event money that operators give a partner (이벤트).
create table partner_grant (
  ref_id uuid not null,
  member_id bigint not null,
  operator_id bigint not null,
  key text not null,
  amount bigint not null,
  reason text not null,
  at timestamptz not null,
  constraint partner_grant_pkey primary key (ref_id),
  constraint partner_grant_key unique (operator_id, key),
  constraint partner_grant_check check (amount > 0)
);
create index partner_grant_by_member on partner_grant (member_id, at desc);

-- What partners have is owed to them, so it lies on accounts of its own until it is paid out.
insert into ledger_account (id, address, kind, currency)
select nextval('ledger_house_account_id'), address, 'house', 'won'
from (values
  -- What the house has given as commissions: the cost.
  ('house:commissions'),
  ('house:partner-rolling'), ('house:partner-losing'), ('house:partner-event'),
  -- Asked for and not decided on.
  ('house:partner-reserved'),
  -- Left the house by bank or tether, or was turned into points.
  ('house:partner-paid')
) as opening (address);

insert into bet_follower (name) values ('rolling');

insert into operator_permission (role_id, permission)
select role_id, 'partners:' || act
from (values
  (7, array['read', 'write', 'approve']),
  (8, array['read']),
  (1, array['read'])
) shipped (role_id, acts), unnest(acts) act;
