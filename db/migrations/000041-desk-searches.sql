-- What operators search for and no index led to (docs/decisions/0063).

-- The few bets that were taken when their outcome was known: booking and settling write nothing to it.
create index bet_leg_late on bet_leg (bet_id) where late;

-- What a part of a name is looked for in, as it is compared: made when a name changes, not at each look.
alter table member add column names text not null
  generated always as (lower(user_id) || E'\n' || lower(nickname)) stored;

-- All that came from an address, with what is asked of it.
drop index account_event_of_address;
create index account_event_of_address on account_event (address, at desc) include (member_id, what);
