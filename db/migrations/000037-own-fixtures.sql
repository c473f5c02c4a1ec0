-- Matches that no feed brings: operators enter them, by form or as a table (handbook 6.3 경기등록, decision 57). They stand
-- in the book as all others do. Written by src/server/fixtures/own alone.

-- Ids of their own: between those of a bought feed and those of our live matches (src/server/providers/in-play/outcome-ids.ts).
create sequence own_fixture_id as bigint start 2000000001;
create sequence own_league_id as bigint start 1000000001;
-- Above the outcomes of our live matches, below those of the replay.
create sequence own_outcome_id as bigint start 70368744177665;

-- What an operator has entered in one go; the same key is the same entry, however often it is sent.
create table own_entry (
  id bigint not null generated always as identity,
  operator_id bigint not null,
  key text not null,
  digest bytea not null,
  fixtures integer not null,
  entered_at timestamptz not null,
  constraint own_entry_pkey primary key (id),
  constraint own_entry_once unique (operator_id, key),
  constraint own_entry_operator_id_fkey foreign key (operator_id) references member (id),
  constraint own_entry_fixtures_check check (fixtures > 0)
);

create table own_fixture (
  fixture_id bigint not null,
  entry_id bigint not null,
  -- The line of the table on which it stood.
  line integer not null,
  -- Taken out of the book before anybody has bet on it: no page of the members knows it any more.
  withdrawn_at timestamptz,
  constraint own_fixture_pkey primary key (fixture_id),
  constraint own_fixture_fixture_id_fkey foreign key (fixture_id) references fixture (id),
  constraint own_fixture_entry_id_fkey foreign key (entry_id) references own_entry (id)
);
