-- Each supplier knows a member by a name of its own (decision 96). Written only by src/server/casino.
create table casino_player (
  supplier_id smallint not null,
  member_id bigint not null,
  -- Random, made when the member first opens a game of the supplier; it never changes.
  name text not null,
  made_at timestamptz not null,
  -- The name of before this migration, the same at every supplier. Ends of running bets may still name it until then.
  old_name text,
  old_name_until timestamptz,
  constraint casino_player_pkey primary key (supplier_id, member_id),
  constraint casino_player_name_key unique (supplier_id, name),
  constraint casino_player_old_name_key unique (supplier_id, old_name),
  constraint casino_player_supplier_id_fkey foreign key (supplier_id) references casino_supplier (id),
  constraint casino_player_member_id_fkey foreign key (member_id) references member (id),
  constraint casino_player_check check (name ~ '^p[0-9a-f]{32}$' and (old_name is null) = (old_name_until is null))
);

insert into casino_player (supplier_id, member_id, name, made_at, old_name, old_name_until)
select known.supplier_id, known.member_id, 'p' || replace(gen_random_uuid()::text, '-', ''), now(), 'h' || known.member_id,
  now() + interval '7 days'
from (
  select supplier_id, member_id from casino_session
  union select supplier_id, member_id from casino_transaction
) known
where exists (select from casino_supplier s where s.id = known.supplier_id);
