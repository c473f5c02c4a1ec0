-- Tournaments of sports and of the casino: who has won most in a time, and points for the first places (decision 84).

-- Written, with its prizes, only by src/server/promotions/tournaments/tournaments.sql.ts.
create table tournament (
  id bigint not null generated always as identity,
  product text not null,
  title text not null,
  -- What ranks: 'net', won that were won less those staked, or 'multiple', the best winning multiple.
  rule text not null,
  -- What a bet, or a round of the casino, has to be worth at least to count.
  stake_min bigint not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- The act that its prizes are posted under, one number a place.
  prize_ref uuid not null,
  operator_id bigint,
  key text,
  created_at timestamptz not null,
  cancelled_at timestamptz,
  -- When the places were fixed and their prizes paid.
  paid_at timestamptz,
  constraint tournament_pkey primary key (id),
  constraint tournament_key unique (operator_id, key),
  constraint tournament_prize_ref unique (prize_ref),
  constraint tournament_operator_id_fkey foreign key (operator_id) references member (id),
  constraint tournament_check check (product in ('sports', 'casino') and rule in ('net', 'multiple') and title <> ''
    and stake_min >= 1 and starts_at < ends_at and (cancelled_at is null or paid_at is null))
);
create index tournament_going on tournament (starts_at) where paid_at is null and cancelled_at is null;
create index tournament_product on tournament (product, ends_at desc);

create table tournament_prize (
  tournament_id bigint not null,
  from_place smallint not null,
  to_place smallint not null,
  points bigint not null,
  constraint tournament_prize_pkey primary key (tournament_id, from_place),
  constraint tournament_prize_tournament_id_fkey foreign key (tournament_id) references tournament (id),
  constraint tournament_prize_check check (from_place >= 1 and to_place >= from_place and points > 0)
);

-- How a member stands. Written only by src/server/promotions/tournaments/scores.sql.ts.
create table tournament_score (
  tournament_id bigint not null,
  member_id bigint not null,
  -- Won, or hundredths of a multiple; who has none above nothing has no place.
  score bigint not null,
  -- When the score was reached: of two that are alike the earlier one is ahead.
  reached_at timestamptz,
  stake bigint not null,
  payout bigint not null,
  -- Bets, or rounds of the casino.
  plays integer not null,
  -- When it is over: the place, and the points paid for it.
  place integer,
  prize bigint,
  constraint tournament_score_pkey primary key (tournament_id, member_id),
  constraint tournament_score_tournament_id_fkey foreign key (tournament_id) references tournament (id),
  constraint tournament_score_member_id_fkey foreign key (member_id) references member (id),
  constraint tournament_score_check check (plays >= 0 and stake >= 0 and payout >= 0
    and (score <= 0 or reached_at is not null) and (place is null) = (prize is null) and prize >= 0)
);
create index tournament_score_rank on tournament_score (tournament_id, score desc, reached_at, member_id) where score > 0;
create unique index tournament_score_place on tournament_score (tournament_id, place) where place is not null;

insert into bet_follower (name) values ('tournaments');
