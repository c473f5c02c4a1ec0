-- Dormant accounts (field A10): members who have neither logged in nor bet for the months of the setting. Each time that an
-- account falls dormant and wakes is a row; nothing of it is deleted. Written only by
-- src/server/protection/dormant/dormant.sql.ts.
create table member_dormancy (
  id bigint not null generated always as identity,
  member_id bigint not null,
  -- When it was marked, and when the member was there last.
  from_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- When the member logged in again.
  ended_at timestamptz,
  constraint member_dormancy_pkey primary key (id),
  constraint member_dormancy_member_id_fkey foreign key (member_id) references member (id),
  constraint member_dormancy_check check (last_seen_at <= from_at and ended_at > last_seen_at)
);
create unique index member_dormancy_open on member_dormancy (member_id) where ended_at is null;
create index member_dormancy_member on member_dormancy (member_id, id desc);
