-- Free stakes (프리벳, handbook 5.7, decision 86): a coupon that is the stake of one bet on matches before they begin.

-- The coupon that is a bet's stake; null for a bet of own money. Of one whose stake is free only what is won beyond the
-- stake is paid.
alter table bet add column coupon_id uuid;
-- Whose they are: nobody's wallet says so.
create index bet_free on bet (id) where coupon_id is not null;

alter table coupon_issue add column min_odds integer, add column min_legs smallint;
alter table coupon_issue add constraint coupon_issue_free_check check (
  (kind = 'free-bet') = (min_odds is not null) and (kind = 'free-bet') = (min_legs is not null)
  and min_odds >= 100 and min_legs between 1 and 10 and (kind <> 'free-bet' or turnover_percent = 0));
-- The bet that has used it, as it stands: a bet that comes to nothing gives it back.
alter table coupon add column bet_id uuid;
alter table coupon add constraint coupon_bet_check check (bet_id is null or state = 'used');

-- What the house has staked for members in free bets, and has not got back by void or cancelled ones.
insert into ledger_account (id, address, kind, currency)
values (nextval('ledger_house_account_id'), 'house:free-stakes', 'house', 'won');

insert into bet_follower (name) values ('free-bets');
