-- What is kept of an operator's account beside the member's (X2, X3, X4); none where it came by the command line.
-- Written only by src/server/members/operators/accounts.sql.ts.
create table operator_account (
  member_id bigint not null,
  -- The networks from which alone this operator works; the house's where there are none.
  addresses text[] not null default '{}',
  -- The password is one that a colleague has made: good for one login, until then, which has to change it.
  once_until timestamptz,
  once_used_at timestamptz,
  -- Who has given the role, and the way into the account (a new one, a password, a second factor taken away), and who
  -- has seconded that; null where nobody has.
  role_given_by bigint,
  role_seconded_by bigint,
  access_given_by bigint,
  access_seconded_by bigint,
  constraint operator_account_pkey primary key (member_id),
  constraint operator_account_member_id_fkey foreign key (member_id) references member(id),
  constraint operator_account_role_given_by_fkey foreign key (role_given_by) references member(id),
  constraint operator_account_role_seconded_by_fkey foreign key (role_seconded_by) references member(id),
  constraint operator_account_access_given_by_fkey foreign key (access_given_by) references member(id),
  constraint operator_account_access_seconded_by_fkey foreign key (access_seconded_by) references member(id),
  constraint operator_account_once_check check (once_used_at is null or once_until is not null)
);

-- It is part of what each process remembers of a session (tell_member_changed).
create trigger operator_account_told after insert or update or delete on operator_account
  for each row execute function tell_member_changed();

-- What one operator may look at once of what is sealed, since a second one has said so (X4). Written only by
-- src/server/members/desk/sealed-leave.sql.ts.
create table sealed_leave (
  id bigint not null generated always as identity,
  operator_id bigint not null,
  member_id bigint not null,
  field text not null,
  given_at timestamptz not null,
  lapses_at timestamptz not null,
  used_at timestamptz,
  constraint sealed_leave_pkey primary key (id),
  constraint sealed_leave_operator_id_fkey foreign key (operator_id) references member(id),
  constraint sealed_leave_member_id_fkey foreign key (member_id) references member(id),
  constraint sealed_leave_field_check check (field in ('phone', 'birthDate'))
);
create index sealed_leave_unused on sealed_leave (operator_id, member_id) where used_at is null;

-- The log of acts is searched by who has done them, and when.
create index act_by_operator on act (lower(operator) text_pattern_ops, id desc);
create index act_by_at on act (at);

-- The log is written to by append_act alone, which a role of its own owns (X5).
select keep_log_apart() where to_regproc('append_act') is not null;
