-- Casino and slots over a seamless wallet (decision 83). Written only by src/server/casino.

-- Who calls the wallet: a supplier's one connection, with the secret that signs both ways.
create table casino_supplier (
  id smallint not null,
  code text not null,
  name text not null,
  -- The form of its calls (src/server/casino/dialects).
  dialect text not null,
  -- Sealed by the house's key; shown once, when it is made.
  secret_sealed bytea not null,
  -- From where it may call; nobody may where there is none.
  addresses cidr[] not null default '{}',
  -- Where the house calls it.
  address text not null,
  is_on boolean not null default true,
  changed_at timestamptz not null,
  constraint casino_supplier_pkey primary key (id),
  constraint casino_supplier_code_key unique (code),
  constraint casino_supplier_check check (dialect in ('command', 'transactions') and code ~ '^[a-z0-9-]{1,20}$')
);

-- A maker of games as members see it; its games come over one supplier, or over none yet.
create table casino_provider (
  id smallint not null,
  code text not null,
  name text not null,
  supplier_id smallint,
  -- Which pages show it: /casino and /slot, or those of the two further vendors.
  line text not null,
  is_on boolean not null default true,
  "position" smallint not null,
  constraint casino_provider_pkey primary key (id),
  constraint casino_provider_code_key unique (code),
  constraint casino_provider_supplier_id_fkey foreign key (supplier_id) references casino_supplier (id),
  constraint casino_provider_check check (line in ('main', 'cx', 'vinus') and name <> '')
);
insert into casino_provider (id, code, name, line, "position")
select n, 'casino-' || chr(96 + n), '카지노 ' || chr(64 + n), 'main', n from generate_series(1, 8) n
union all values (9, 'cx', 'CX', 'cx', 9), (10, 'vinus', '비너스', 'vinus', 10);

create table casino_game (
  id integer generated always as identity,
  provider_id smallint not null,
  -- What its supplier calls it.
  code text not null,
  name text not null,
  kind text not null,
  -- What the cover is drawn by, where it is a table.
  family text not null,
  -- The published return, in hundredths of a percent; null where the supplier tells none.
  return_rate integer,
  round_seconds smallint,
  is_on boolean not null default true,
  "position" smallint not null,
  added_at timestamptz not null,
  constraint casino_game_pkey primary key (id),
  constraint casino_game_code_key unique (provider_id, code),
  constraint casino_game_provider_id_fkey foreign key (provider_id) references casino_provider (id),
  constraint casino_game_check check (kind in ('table', 'slot') and name <> '' and return_rate between 1 and 10000)
);

-- A member's stay in one game. The token of its launch counts once and for a minute; bets name the session.
create table casino_session (
  id uuid not null,
  token_hash text not null,
  member_id bigint not null,
  game_id integer not null,
  supplier_id smallint not null,
  launched_at timestamptz not null,
  entered_at timestamptz,
  -- Another game was opened: one at a time.
  ended_at timestamptz,
  constraint casino_session_pkey primary key (id),
  constraint casino_session_token_hash_key unique (token_hash),
  constraint casino_session_game_id_fkey foreign key (game_id) references casino_game (id)
);
create index casino_session_member on casino_session (member_id, launched_at desc);
create index casino_session_launched on casino_session (launched_at);

create table casino_favourite (
  member_id bigint not null,
  game_id integer not null,
  added_at timestamptz not null,
  constraint casino_favourite_pkey primary key (member_id, game_id),
  constraint casino_favourite_game_id_fkey foreign key (game_id) references casino_game (id)
);

-- One member's part in a round of a supplier: bets and wins are appended to it.
-- Above all numbers of fixtures and of rounds of minigames: a bet names it where others name those.
create sequence casino_round_id as bigint start 2000000000000000;
create table casino_round (
  id bigint not null,
  supplier_id smallint not null,
  member_id bigint not null,
  ref text not null,
  game_id integer not null,
  state text not null default 'open',
  opened_at timestamptz not null,
  ended_at timestamptz,
  constraint casino_round_pkey primary key (id),
  constraint casino_round_ref_key unique (supplier_id, member_id, ref),
  constraint casino_round_game_id_fkey foreign key (game_id) references casino_game (id),
  constraint casino_round_check check (state in ('open', 'settled', 'cancelled') and (state = 'open') = (ended_at is null))
);

-- Every call that moved money or was refused for good, under the supplier's own number, with the answer it got.
create table casino_transaction (
  supplier_id smallint not null,
  ref text not null,
  kind text not null,
  -- A tombstone stands for a bet whose refund came first: the bet is refused when it comes.
  state text not null,
  member_id bigint not null,
  round_id bigint,
  bet_ref text,
  bet_id uuid,
  amount bigint not null,
  -- Of a bet: what ended it, and by which transaction. The end of a round alone may still be followed by a late win.
  resolution text,
  resolved_by text,
  resolved_at timestamptz,
  -- The body of the first answer, given again byte for byte.
  answer text not null,
  at timestamptz not null,
  constraint casino_transaction_pkey primary key (supplier_id, ref),
  constraint casino_transaction_check check (kind in ('bet', 'win', 'refund', 'end') and state in ('done', 'refused', 'tombstone')
    and amount >= 0 and (state = 'done' and kind = 'bet') = (bet_id is not null)
    and resolution in ('win', 'refund', 'end') and (resolution is null) = (resolved_at is null))
);
create index casino_transaction_round on casino_transaction (round_id) where kind = 'bet';
create index casino_transaction_at on casino_transaction (at);
create index casino_transaction_unresolved on casino_transaction (at)
  where kind = 'bet' and state = 'done' and resolution is null;
create unique index casino_transaction_bet on casino_transaction (bet_id) where bet_id is not null;

-- What suppliers sent and what they were answered, as it went over the wire.
create table casino_call (
  id bigint generated always as identity,
  supplier_id smallint not null,
  at timestamptz not null,
  path text not null,
  address inet,
  ref text,
  member_id bigint,
  request text not null,
  status smallint not null,
  answer text not null,
  microseconds integer not null,
  constraint casino_call_pkey primary key (id, at)
) partition by range (at);
create index casino_call_at on casino_call (at desc);
create index casino_call_ref on casino_call (supplier_id, ref);
select register_month_partitions('casino_call');

-- A day as the supplier reports it beside ours, kept when it was compared.
create table casino_reconciliation (
  supplier_id smallint not null,
  day date not null,
  checked_at timestamptz not null,
  ours jsonb not null,
  theirs jsonb not null,
  differences jsonb not null,
  constraint casino_reconciliation_pkey primary key (supplier_id, day),
  constraint casino_reconciliation_supplier_id_fkey foreign key (supplier_id) references casino_supplier (id)
);

-- A bet is cancelled by its supplier as well.
alter table bet drop constraint bet_check;
alter table bet add constraint bet_check check (stake > 0 and total_odds >= 100 and leg_count >= 1 and leg_count <= 10
  and status >= -1 and status <= 3 and (style = 'EU' or style = 'KR')
  and (status = 0) = (settled_at is null) and (payout is null or payout >= 0)
  and (bonus_odds is null) = (bonus_folds is null) and (status = -1) = (cancelled_by is not null)
  and (cancelled_by is null or cancelled_by = any (array['member', 'operator', 'supplier'])));
