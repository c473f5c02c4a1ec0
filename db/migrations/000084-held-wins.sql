-- A win beyond the most of its game or supplier waits for an operator (decision 96). Written only by src/server/casino.

-- The most: a multiple of the stakes that a win resolves, and an amount in won. A game's own beats its supplier's.
alter table casino_supplier
  add column win_multiple_max integer not null default 5000,
  add column win_amount_max bigint not null default 200000000,
  add constraint casino_supplier_win_check check (win_multiple_max between 1 and 1000000
    and win_amount_max between 1 and 1000000000000);
alter table casino_game
  add column win_multiple_max integer,
  add column win_amount_max bigint,
  add constraint casino_game_win_check check (win_multiple_max between 1 and 1000000
    and win_amount_max between 1 and 1000000000000);

create table casino_held_win (
  supplier_id smallint not null,
  -- The win's own number.
  ref text not null,
  member_id bigint not null,
  round_id bigint not null,
  amount bigint not null,
  -- Of the bets that it resolves.
  bets integer not null,
  stake bigint not null,
  -- The most at that moment.
  multiple_max integer not null,
  amount_max bigint not null,
  held_at timestamptz not null,
  state text not null default 'held',
  decided_by bigint,
  decided_at timestamptz,
  constraint casino_held_win_pkey primary key (supplier_id, ref),
  constraint casino_held_win_supplier_id_fkey foreign key (supplier_id) references casino_supplier (id),
  constraint casino_held_win_decided_by_fkey foreign key (decided_by) references member (id),
  constraint casino_held_win_check check (state in ('held', 'released', 'rejected') and amount > 0 and bets > 0 and stake > 0
    and (state = 'held') = (decided_at is null) and (decided_at is null) = (decided_by is null))
);
create index casino_held_win_at on casino_held_win (held_at desc);
create index casino_held_win_waiting on casino_held_win (held_at) where state = 'held';

alter table casino_transaction
  -- Of a bet: the last win that was held for it, and whether it still is. Meanwhile the bet is neither open nor resolved.
  add column held_by text,
  add column is_held boolean not null default false,
  add constraint casino_transaction_held_check check (held_by is null or (kind = 'bet' and state = 'done')),
  add constraint casino_transaction_is_held_check check (not is_held or held_by is not null);
-- A win that is held, or that an operator has rejected.
alter table casino_transaction drop constraint casino_transaction_check;
alter table casino_transaction add constraint casino_transaction_check check (kind in ('bet', 'win', 'refund', 'end')
  and (state in ('done', 'refused', 'tombstone') or (kind = 'win' and state in ('held', 'rejected')))
  and amount >= 0 and (state = 'done' and kind = 'bet') = (bet_id is not null)
  and resolution in ('win', 'refund', 'end') and (resolution is null) = (resolved_at is null));
