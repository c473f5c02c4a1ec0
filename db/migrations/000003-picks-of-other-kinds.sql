-- Every bet has a head, whatever it is on; legs are what bets on matches have beside it.
alter table bet alter column leg_count drop not null;
alter table bet add constraint bet_legs_check check ((game_type in (1, 2)) = (leg_count is not null));
