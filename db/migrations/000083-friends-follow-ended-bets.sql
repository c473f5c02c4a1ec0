-- Recommenders' points follow the log of ended bets like everything else that counts them (decisions 43 and 70). What
-- the former follower had not finished is still in the log, and is read again from its start: a bet's revision is
-- counted once.
insert into bet_follower (name, done_to)
select 'friends', case
    when exists (
      select from settlement s left join friend_follow f on f.fixture_id = s.fixture_id
      where s.finished_at is not null and (f.fixture_id is null or f.revision < s.revision or not f.finished)
    )
    then coalesce((select min(n) - 1 from bet_ended_log), known.done_to)
    else known.done_to
  end
from bet_follower known where known.name = 'friends-rounds';
delete from bet_follower where name = 'friends-rounds';
drop table friend_follow;
drop index settlement_by_end;
