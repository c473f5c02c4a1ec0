-- What operators did, one row an act: append-only, each row sealed by a hash over itself and the row before,
-- so that a row changed or taken out afterwards shows. Written only by src/server/site/acts.sql.ts.
create table act (
  id bigint primary key,
  operator_id bigint not null references member,
  operator text not null,
  act text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  reason text not null check (reason <> ''),
  ip text not null,
  at timestamptz not null,
  -- The exact text that was hashed: jsonb would not give it back letter by letter.
  sealed_text text not null,
  previous_hash bytea not null,
  hash bytea not null unique
);
create index act_by_subject on act (subject, id desc);

create function act_refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception 'the act log is append-only: % refused', tg_op using errcode = 'insufficient_privilege';
end
$$;

create trigger act_kept before update or delete on act for each row execute function act_refuse_change();
create trigger act_not_emptied before truncate on act for each statement execute function act_refuse_change();
