-- Points of deposits and of lost bets, and levels by what members have bet or paid in (handbook 5.6, 5.8).

-- A completed deposit with what was given for it. Written only by
-- src/server/promotions/deposit-bonuses/deposit-bonuses.sql.ts.
create table deposit_bonus (
  -- The deposit's own number.
  deposit_id uuid not null,
  member_id bigint not null,
  at timestamptz not null,
  amount bigint not null,
  -- 'none', 'join-first', 'day-first', 'every', or 'coupon'.
  kind text not null,
  coupon_id uuid,
  points bigint not null,
  turnover_percent smallint not null,
  reversed_at timestamptz,
  constraint deposit_bonus_pkey primary key (deposit_id),
  constraint deposit_bonus_member_id_fkey foreign key (member_id) references member (id),
  constraint deposit_bonus_coupon_id_fkey foreign key (coupon_id) references coupon (id),
  constraint deposit_bonus_check check (kind in ('none', 'join-first', 'day-first', 'every', 'coupon')
    and (kind = 'coupon') = (coupon_id is not null) and amount > 0 and points >= 0 and turnover_percent >= 0)
);
create index deposit_bonus_member on deposit_bonus (member_id, at desc);

-- What a lost bet has brought its member (낙첨 포인트), and how often that has changed. Written only by
-- src/server/promotions/losing-points/losing-points.sql.ts.
create table losing_point (
  member_id bigint not null,
  bet_id uuid not null,
  points bigint not null,
  changes smallint not null,
  at timestamptz not null,
  constraint losing_point_pkey primary key (member_id, bet_id),
  constraint losing_point_check check (points >= 0 and changes > 0)
);

-- Members whose level operators alone decide. Written only by src/server/promotions/levels/level-switch.sql.ts.
create table level_by_hand (
  member_id bigint not null,
  at timestamptz not null,
  constraint level_by_hand_pkey primary key (member_id),
  constraint level_by_hand_member_id_fkey foreign key (member_id) references member (id)
);

-- When the house put a member on a higher level, and by what. Written only by
-- src/server/promotions/levels/level-raises.sql.ts.
create table level_raise (
  id bigint not null generated always as identity,
  member_id bigint not null,
  at timestamptz not null,
  level_before smallint not null,
  level_after smallint not null,
  -- In Korean, as operators read it.
  cause text not null,
  constraint level_raise_pkey primary key (id),
  constraint level_raise_member_id_fkey foreign key (member_id) references member (id),
  constraint level_raise_check check (level_after > level_before)
);
create index level_raise_member on level_raise (member_id, at desc);

insert into bet_follower (name) values ('losing-points'), ('friends-rounds');

-- What operators set of all three.
alter table promotion_setting drop constraint promotion_setting_key_check,
  add constraint promotion_setting_key_check check (key in ('attendance', 'friends', 'bonuses', 'losing', 'levels'));
