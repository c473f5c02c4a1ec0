-- Acts that wait for a second operator (X4). Written only by src/server/back-office/approvals/asks.sql.ts.
create table approval_ask (
  id bigint not null generated always as identity,
  -- Which class of acts it is of, and the area whose approvers decide.
  class text not null,
  area text not null,
  -- The call that was asked for, as the contract names it, with its input sealed by the house's key: it may hold what
  -- nobody else is to read. Gone once it is decided.
  call text not null,
  input_sealed bytea,
  -- The same call with the same input by the same operator waits once.
  digest bytea not null,
  -- What it would do, in the words of the log.
  act text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  reason text not null,
  asked_by bigint not null,
  asked_ip text not null,
  asked_at timestamptz not null,
  lapses_at timestamptz not null,
  state text not null default 'waiting',
  decided_by bigint,
  decided_at timestamptz,
  decision_reason text,
  constraint approval_ask_pkey primary key (id),
  constraint approval_ask_asked_by_fkey foreign key (asked_by) references member(id),
  constraint approval_ask_decided_by_fkey foreign key (decided_by) references member(id),
  constraint approval_ask_state_check check (state in ('waiting', 'approved', 'rejected', 'withdrawn', 'lapsed')),
  constraint approval_ask_decided_check check ((state = 'waiting') = (decided_at is null)),
  constraint approval_ask_sealed_check check ((state = 'waiting') = (input_sealed is not null)),
  constraint approval_ask_lapse_check check (lapses_at > asked_at),
  -- Nobody says yes to an own act.
  constraint approval_ask_other_check check (state not in ('approved', 'rejected') or decided_by <> asked_by)
);
create unique index approval_ask_once on approval_ask (digest) where state = 'waiting';
create index approval_ask_waiting on approval_ask (lapses_at) where state = 'waiting';

-- The classes that a house begins with; play data and tests may have others.
insert into setting (key, value, updated_at)
values ('secondPerson', '{"result-against-feed": {"above": 0}, "correction-after-payment": {"above": 0}, "limit-raise": {"above": 0}}', now())
on conflict (key) do nothing;
