-- What the house shows its members beside the games: pictures and popups.

-- Written anew from what was uploaded; the name is the hash of the bytes, so a name never shows anything else.
create table picture (
  name text not null constraint picture_name_check check (name ~ '^[0-9a-f]{40}\.webp$'),
  bytes bytea not null,
  width integer not null,
  height integer not null,
  -- 1 of a still, more of one that moves.
  frames integer not null,
  title text not null,
  operator_id bigint not null references member (id),
  created_at timestamptz not null,
  constraint picture_pkey primary key (name)
);
-- Packed already.
alter table picture alter column bytes set storage external;
create index picture_newest on picture (created_at desc, name);

-- Where a picture stands: while there is a row, it cannot be deleted.
create table picture_use (
  subject text not null,
  picture_name text not null references picture (name),
  constraint picture_use_pkey primary key (subject, picture_name)
);
create index picture_use_picture on picture_use (picture_name);

create table popup (
  id bigint generated always as identity,
  -- 1 over the pages of the site, 2 over those where money is charged (POPUP-014).
  place smallint not null constraint popup_place_check check (place in (1, 2)),
  title text not null,
  contents text not null,
  shown boolean not null,
  -- Where it stands and how wide it is, in pixels of a desktop.
  left_px integer not null,
  top_px integer not null,
  width_px integer not null,
  -- Its place among the popups, from 0 without gaps.
  position integer not null,
  shown_from timestamptz,
  shown_until timestamptz,
  -- Counts the changes, so that nobody writes over what they have not seen.
  revision integer not null default 1,
  operator_id bigint references member (id),
  key text,
  created_at timestamptz not null,
  constraint popup_pkey primary key (id),
  constraint popup_once unique (operator_id, key),
  constraint popup_period_check check (shown_from < shown_until),
  constraint popup_position_once unique (position) deferrable initially deferred
);
