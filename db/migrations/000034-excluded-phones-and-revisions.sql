-- By what somebody who is excluded is known again at a sign-up: a keyed mark of the phone, never the phone. It goes when the
-- exclusion has ended. Written only by src/server/protection/shut-out/phones.sql.ts.
create table protection_phone (
  member_id bigint not null,
  mark bytea not null,
  constraint protection_phone_pkey primary key (member_id),
  constraint protection_phone_member_id_fkey foreign key (member_id) references member (id)
);
create index protection_phone_mark on protection_phone (mark);

-- When a bet was first settled as won or lost, where a correction has moved settled_at since: it counts once for what counts
-- settled bets.
alter table bet add column first_settled_at timestamptz;

-- Two operators who change one notice: the later one is told.
alter table notice add column revision integer not null default 1;
