-- Where live pictures come from, and when and how a notice is shown.

create table live_stream (
  -- Names its page of pictures, which a frame asks for without a login: not to be guessed.
  id uuid not null,
  title text not null,
  -- A page that may be embedded; `{fixtureId}` in it stands for the match.
  address text not null,
  shown boolean not null,
  -- Its place among the streams, from 0 without gaps.
  position integer not null,
  -- Counts the changes, so that nobody writes over what they have not seen.
  revision integer not null default 1,
  operator_id bigint references member (id),
  key text,
  created_at timestamptz not null,
  constraint live_stream_pkey primary key (id),
  constraint live_stream_once unique (operator_id, key),
  constraint live_stream_position_once unique (position) deferrable initially deferred
);

-- The one address that was a setting is the first stream.
insert into live_stream (id, title, address, shown, position, created_at)
select gen_random_uuid(), '라이브 영상', value #>> '{}', true, 0, now()
from setting where key = 'liveStreamAddress' and value #>> '{}' <> '';
delete from setting where key = 'liveStreamAddress';

alter table notice add column pinned boolean not null default false;
-- Whether it may run in the line above every page.
alter table notice add column in_marquee boolean not null default true;
alter table notice add column shown_from timestamptz;
alter table notice add column shown_until timestamptz;
alter table notice add constraint notice_period_check check (shown_from < shown_until);
