-- The proto rounds (handbook 1.1): a round is a day in Seoul, its games are numbered in the order in which they came
-- in, and keep their numbers. Written only by src/server/fixtures.

create table proto_game (
  -- The Seoul day on which the games were to start when they came in.
  round date not null,
  number integer not null check (number > 0),
  fixture_id bigint not null unique references fixture,
  primary key (round, number)
);
