-- What came over a feed's queue. Written only by src/server/providers.

-- Messages whose facts are stored: the same transaction writes both, so one that is delivered again, or was
-- sent twice, changes nothing. Kept for some days.
create table feed_inbox (
  -- The feed's own id of the message.
  guid uuid primary key,
  taken_at timestamptz not null
);
create index feed_inbox_by_time on feed_inbox using brin (taken_at);

-- Messages, or parts of them, that could not be understood or stored: for a person to look at.
create table feed_set_aside (
  id bigint generated always as identity primary key,
  source text not null,
  package text not null,
  guid uuid,
  message_type integer,
  reasons text[] not null,
  -- As it came; cut when it is very long.
  body text not null,
  set_aside_at timestamptz not null
);
create index feed_set_aside_by_time on feed_set_aside (set_aside_at);
