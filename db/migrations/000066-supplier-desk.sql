-- The operators' rooms of casino suppliers (decision 85). Written only by src/server/casino.

alter table casino_supplier
  -- Among suppliers, in the lobby as on the desk.
  add column "position" smallint not null default 0,
  -- A picture of the site, by its name; providers without one of their own are shown by it. Empty: drawn marks.
  add column image text not null default '',
  -- The key before: good beside the new one until then, and the house signs with it as long as it is.
  add column old_secret_sealed bytea,
  add column old_secret_until timestamptz,
  add constraint casino_supplier_old_secret_check check ((old_secret_sealed is null) = (old_secret_until is null));
update casino_supplier set "position" = id;

alter table casino_provider add column image text not null default '';

alter table casino_game
  -- What operators say of it; null leaves it to its age and to how often it is opened.
  add column new_mark boolean,
  add column popular_mark boolean;

-- When a supplier last called the wallet, some moments behind.
create table casino_last_call (
  supplier_id smallint not null,
  at timestamptz not null,
  constraint casino_last_call_pkey primary key (supplier_id),
  constraint casino_last_call_supplier_id_fkey foreign key (supplier_id) references casino_supplier (id)
);

-- What a supplier last said of a bet that the house asked it about.
create table casino_bet_word (
  supplier_id smallint not null,
  ref text not null,
  asked_at timestamptz not null,
  asks integer not null,
  ask_again_at timestamptz not null,
  -- `silent`: no answer that counts.
  says text not null,
  -- How the bet came out, for its member to read, and where that can be proved.
  result text,
  proof_url text,
  constraint casino_bet_word_pkey primary key (supplier_id, ref),
  constraint casino_bet_word_supplier_id_fkey foreign key (supplier_id) references casino_supplier (id),
  constraint casino_bet_word_check check (says in ('running', 'ended', 'unknown', 'silent') and asks > 0)
);

-- Lists of the desk.
create index casino_transaction_member on casino_transaction (member_id, at desc);
create index casino_transaction_of_round on casino_transaction (round_id, at);
create index casino_round_ref on casino_round (ref);

-- What of a day does not agree stands in rows, each with what an operator says of it.
alter table casino_reconciliation drop column differences;
create table casino_difference (
  id bigint generated always as identity,
  supplier_id smallint not null,
  day date not null,
  ref text not null,
  -- Who knows it, or that the amounts are not the same.
  what text not null,
  kind text not null,
  member_id bigint,
  bet_ref text,
  ours bigint,
  theirs bigint,
  note text,
  noted_by bigint,
  noted_at timestamptz,
  constraint casino_difference_pkey primary key (id),
  constraint casino_difference_day_fkey foreign key (supplier_id, day) references casino_reconciliation (supplier_id, day),
  constraint casino_difference_ref_key unique (supplier_id, day, ref),
  constraint casino_difference_noted_by_fkey foreign key (noted_by) references member (id),
  constraint casino_difference_check check (what in ('only-ours', 'only-theirs', 'amount')
    and kind in ('bet', 'win', 'refund') and (ours is not null or theirs is not null)
    and (note is null) = (noted_by is null) and (note is null) = (noted_at is null))
);
create index casino_difference_open on casino_difference (supplier_id, day) where note is null;

insert into operator_permission (role_id, permission)
select role_id, 'casino:' || act
from (values
  (9, array['read', 'write']),
  (8, array['read']),
  (7, array['read', 'write', 'approve']),
  (1, array['read'])
) shipped (role_id, acts), unnest(acts) act
where role_id in (select id from operator_role)
on conflict do nothing;
