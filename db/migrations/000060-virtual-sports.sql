-- Virtual sports (decision 81): games of the same machinery, whose rounds begin at moments of their own, whose prices follow
-- from each event, and whose expectation is therefore added up with the stakes.

-- When the rounds of a game begin within its interval, from midnight on.
alter table minigame add column offset_seconds integer not null default 0;
alter table minigame add constraint minigame_offset_check
  check (offset_seconds >= 0 and offset_seconds < interval_seconds);

-- What each market of an event pays back in percent, where it is not the kind's own: {"1x2": 93}.
alter table minigame_terms add column returns jsonb not null default '{}';

-- What the stakes should pay, in millionths of a won, and the variance of what they pay, in won squared: of picks whose
-- chances differ from event to event. Null for all others, whose chances are counted when they are asked for.
alter table minigame_pick_day add column expected numeric(40);
alter table minigame_pick_day add column variance double precision;
