-- Members who may not bet on a kind of game, by an operator's hand; the gate that takes stakes asks (protection_facts).
-- Written only by src/server/protection/bans/product-bans.sql.ts.
create table product_ban (
  member_id bigint not null,
  product text not null,
  operator_id bigint not null,
  begun_at timestamptz not null,
  constraint product_ban_pkey primary key (member_id, product),
  constraint product_ban_member_id_fkey foreign key (member_id) references member(id),
  constraint product_ban_operator_id_fkey foreign key (operator_id) references member(id),
  constraint product_ban_product_check check (product in ('sports', 'live', 'minigame', 'virtual', 'casino'))
);

-- Phones are sealed: one is found again by its mark, which nobody makes without the house's key.
alter table member add column phone_mark bytea;
create index member_of_phone on member (phone_mark) where phone_mark is not null;
create index member_phone_unmarked on member (id) where phone_sealed is not null and phone_mark is null;

-- That two members have logged in from one browser, by the day in Seoul. Written only by
-- src/server/members/logins/shared-browsers.sql.ts.
create table shared_browser (
  member_id bigint not null,
  other_id bigint not null,
  day date not null,
  constraint shared_browser_pkey primary key (member_id, other_id, day),
  constraint shared_browser_member_id_fkey foreign key (member_id) references member(id),
  constraint shared_browser_other_id_fkey foreign key (other_id) references member(id),
  constraint shared_browser_check check (member_id <> other_id)
);

-- Views of a list that an operator has kept: its filter, order and columns as the address has them. Written only by
-- src/server/back-office/views/views.sql.ts.
create table desk_view (
  id bigint not null generated always as identity,
  operator_id bigint not null,
  list text not null,
  name text not null,
  filter text not null,
  kept_at timestamptz not null,
  constraint desk_view_pkey primary key (id),
  constraint desk_view_named unique (operator_id, list, name),
  constraint desk_view_operator_id_fkey foreign key (operator_id) references member(id),
  constraint desk_view_check check (name <> '' and length(name) <= 30 and length(filter) <= 2000)
);

-- All copies of a member, also those that the member has deleted.
create index message_copy_of_member on message_copy (member_id, message_id desc);
