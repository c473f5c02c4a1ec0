-- Hints of integrity in cases, each with a decision in the end (field B19): one that is not closed for a subject and a
-- kind. Written only by src/server/back-office/integrity.
create table integrity_case (
  id bigint not null generated always as identity,
  kind text not null,
  -- What it is about: 'outcome:7', 'fixture:9', 'member:3'; of linked accounts the first of them.
  subject text not null,
  state text not null default 'open',
  opened_at timestamptz not null,
  -- When a hint last came or said more.
  hinted_at timestamptz not null,
  operator_id bigint,
  decision text,
  decided_by bigint,
  decided_at timestamptz,
  decision_reason text,
  constraint integrity_case_pkey primary key (id),
  constraint integrity_case_operator_id_fkey foreign key (operator_id) references member(id),
  constraint integrity_case_decided_by_fkey foreign key (decided_by) references member(id),
  constraint integrity_case_kind_check check
    (kind in ('unusual-volume', 'many-small', 'linked-accounts', 'insider', 'before-move')),
  constraint integrity_case_state_check check (state in ('open', 'checking', 'closed')),
  constraint integrity_case_decision_check check (decision in ('nothing', 'watch', 'acted')),
  constraint integrity_case_closed_check check
    ((state = 'closed') = (decision is not null) and (decision is null) = (decided_at is null)
      and (decision is null) = (decided_by is null) and (decision is null) = (decision_reason is null)),
  constraint integrity_case_checking_check check (state <> 'checking' or operator_id is not null)
);
create unique index integrity_case_once on integrity_case (kind, subject) where state <> 'closed';
create index integrity_case_undecided on integrity_case (hinted_at desc, id desc) where state <> 'closed';
create index integrity_case_by_hint on integrity_case (hinted_at desc, id desc);
create index integrity_case_decided on integrity_case (decided_at) where decided_at is not null;

-- Why a case is there, in words, as the figures and the settings were: what is found again says more in its own row.
create table integrity_hint (
  case_id bigint not null,
  key text not null,
  at timestamptz not null,
  bets integer not null,
  stakes bigint not null,
  text text not null,
  constraint integrity_hint_pkey primary key (case_id, key),
  constraint integrity_hint_case_id_fkey foreign key (case_id) references integrity_case(id)
);

-- The bets of a case, the greatest of very many; on which match and pick each is of interest.
create table integrity_bet (
  case_id bigint not null,
  bet_id uuid not null,
  fixture_id bigint not null,
  outcome_id bigint not null,
  member_id bigint not null,
  stake bigint not null,
  constraint integrity_bet_pkey primary key (case_id, bet_id, outcome_id),
  constraint integrity_bet_case_id_fkey foreign key (case_id) references integrity_case(id)
);
create index integrity_bet_of_bet on integrity_bet (bet_id);
create index integrity_bet_of_fixture on integrity_bet (fixture_id);

-- Whom a case is about: who has bet, and operators whom they hang together with.
create table integrity_member (
  case_id bigint not null,
  member_id bigint not null,
  constraint integrity_member_pkey primary key (case_id, member_id),
  constraint integrity_member_case_id_fkey foreign key (case_id) references integrity_case(id),
  constraint integrity_member_member_id_fkey foreign key (member_id) references member(id)
);
create index integrity_member_of_member on integrity_member (member_id);

-- Operators and partners are few among the members.
create index member_staff on member (id) where kind <> 'member';
