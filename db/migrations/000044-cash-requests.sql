-- Requests to the cashier (handbook 5.3, 5.4). A request and its steps are written only by
-- src/server/cashier/requests/cash-requests.sql.ts; what a method needs beyond it stands in tables of the method that
-- name the request.
create table cash_request (
  -- Of the ledger as well: every posting for the request has it as its reference.
  id uuid not null,
  -- What members and operators call it by.
  no bigint not null generated always as identity,
  member_id bigint not null,
  direction text not null,
  method text not null,
  amount bigint not null,
  state text not null default 'requested',
  -- Of a deposit: the bonus that the member chose, by its key.
  bonus text not null default 'none',
  -- Bank and the last digits of the account as it was on file, for whoever looks at the request; whole ones are sealed.
  account_masked text not null default '',
  account_sealed bytea,
  -- The name on that account: of who pays in, or is paid.
  holder_sealed bytea,
  -- The browser's own name for it: sent twice, it is one request.
  key text not null,
  -- The day in Seoul of a free refill, which is given once in it.
  refill_day date,
  created_at timestamptz not null,
  decided_at timestamptz,
  -- The operator who decided; null where the member or the house did.
  decided_by bigint,
  -- Why it was cancelled or failed, in words for the member.
  reason text,
  constraint cash_request_pkey primary key (id),
  constraint cash_request_no_key unique (no),
  constraint cash_request_once unique (member_id, key),
  constraint cash_request_member_id_fkey foreign key (member_id) references member(id),
  constraint cash_request_decided_by_fkey foreign key (decided_by) references member(id),
  constraint cash_request_direction_check check (direction in ('deposit', 'withdrawal')),
  constraint cash_request_method_check check (method in ('bank', 'tether', 'play')),
  constraint cash_request_state_check check (state in ('requested', 'on-hold', 'done', 'cancelled', 'failed')),
  constraint cash_request_amount_check check (amount > 0),
  constraint cash_request_decided_check check ((state in ('requested', 'on-hold')) = (decided_at is null)),
  constraint cash_request_play_check check ((method = 'play') = (refill_day is not null)),
  constraint cash_request_refill_check check (method <> 'play' or direction = 'deposit')
);
-- One waits at a time.
create unique index cash_request_waiting on cash_request (member_id, direction, method)
  where state in ('requested', 'on-hold');
create unique index cash_request_refill on cash_request (member_id, refill_day) where method = 'play';
create index cash_request_member on cash_request (member_id, no desc);
create index cash_request_queue on cash_request (direction, method, no) where state in ('requested', 'on-hold');
create index cash_request_list on cash_request (direction, no desc);
create index cash_request_decided on cash_request (decided_at) where decided_at is not null;

-- Every step of a request: its timeline.
create table cash_request_event (
  id bigint not null generated always as identity,
  request_id uuid not null,
  state text not null,
  at timestamptz not null,
  -- As the ledger names actors: `member:12`, `operator:1`, `system:tether`.
  actor text not null,
  -- What the member reads beside it.
  word text not null default '',
  constraint cash_request_event_pkey primary key (id),
  constraint cash_request_event_request_id_fkey foreign key (request_id) references cash_request(id),
  constraint cash_request_event_state_check check (state in ('requested', 'on-hold', 'done', 'cancelled', 'failed'))
);
create index cash_request_event_request on cash_request_event (request_id, id);

-- Where a member's withdrawals go; one of the own name, on file. Written only by
-- src/server/cashier/accounts/member-accounts.sql.ts.
create table cash_member_account (
  member_id bigint not null,
  bank text not null,
  number_sealed bytea not null,
  -- By which the same account of two members is found, without the key to nobody.
  number_mark bytea not null,
  -- The last digits, for the member's own page.
  number_end text not null,
  holder_sealed bytea not null,
  set_at timestamptz not null,
  -- When it was changed last; null for the first one, which needs no rest.
  changed_at timestamptz,
  constraint cash_member_account_pkey primary key (member_id),
  constraint cash_member_account_member_id_fkey foreign key (member_id) references member(id)
);
create index cash_member_account_mark on cash_member_account (number_mark);

-- What each level of members may ask for, and the account that they pay into. No account is shipped (handbook 8.2).
-- Written only by src/server/cashier/terms/cash-levels.sql.ts.
create table cash_level (
  level smallint not null,
  deposit_min bigint not null default 10000,
  deposit_max bigint not null default 5000000,
  withdrawal_min bigint not null default 10000,
  withdrawal_max bigint not null default 5000000,
  withdrawal_day_max bigint not null default 20000000,
  -- Hours between the end of a withdrawal and the next request.
  withdrawal_hours smallint not null default 3,
  bank text not null default '',
  account_sealed bytea,
  holder text not null default '',
  revision integer not null default 1,
  constraint cash_level_pkey primary key (level),
  constraint cash_level_level_check check (level between 1 and 10),
  constraint cash_level_deposit_check check (0 < deposit_min and deposit_min <= deposit_max),
  constraint cash_level_withdrawal_check
    check (0 < withdrawal_min and withdrawal_min <= withdrawal_max and withdrawal_max <= withdrawal_day_max),
  constraint cash_level_hours_check check (withdrawal_hours between 0 and 720),
  constraint cash_level_account_check check ((bank = '') = (account_sealed is null) and (bank = '') = (holder = ''))
);
insert into cash_level (level) select generate_series(1, 10);

-- What stands on the other side of members' deposits and withdrawals. Each owes members what came in and did not go
-- out again: turned over, its balance is what the bank, or the wallet of the house, should hold.
insert into ledger_account (id, address, kind, currency)
select nextval('ledger_house_account_id'), address, 'house', 'won'
from unnest(array['house:bank', 'house:tether', 'house:play-money']) address;

-- Who decides on requests: the role of settlements, as shipped; audit looks on, and so does customer service.
insert into operator_permission (role_id, permission)
select role_id, permission
from (values (7, 'cashier:read'), (7, 'cashier:write'), (7, 'cashier:approve'), (8, 'cashier:read'), (1, 'cashier:read'))
  shipped (role_id, permission)
where exists (select from operator_role r where r.id = role_id)
on conflict do nothing;

alter table account_event drop constraint account_event_what_check;
alter table account_event add constraint account_event_what_check check (what in ('login', 'nickname-changed',
  'password-changed', 'password-reset', 'exchange-password-set', 'app-on', 'app-off', 'passkey-added',
  'passkey-removed', 'recovery-codes-made', 'recovery-code-used', 'second-factor-reset', 'device-forgotten',
  'session-ended', 'closed', 'bank-account-set', 'bank-account-changed'));
