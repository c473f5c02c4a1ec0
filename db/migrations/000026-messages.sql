-- Messages (쪽지) from operators to members, written only by src/server/community/messages.sql.ts. What was written
-- is kept once; each member it was for has a copy of their own, which is read and deleted by that member alone.

create table message (
  id bigint generated always as identity primary key,
  audience text not null check (audience in ('member', 'level', 'all')),
  -- The one member, or the level, it was for.
  member_id bigint references member,
  level smallint,
  -- Null: the house itself has written.
  operator_id bigint references member,
  title text not null check (title <> ''),
  contents text not null check (contents <> ''),
  sent_at timestamptz not null,
  check ((audience = 'member') = (member_id is not null)),
  check ((audience = 'level') = (level is not null))
);

create table message_copy (
  message_id bigint not null references message,
  member_id bigint not null references member,
  read_at timestamptz,
  -- Out of the member's sight; who sent it still sees that it was there.
  deleted_at timestamptz,
  primary key (message_id, member_id)
);
-- The inbox, newest first.
create index message_copy_kept on message_copy (member_id, message_id desc) where deleted_at is null;
-- The count that every page of the member shows.
create index message_copy_unread on message_copy (member_id) where read_at is null and deleted_at is null;
