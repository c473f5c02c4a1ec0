-- What operators write down about members, and the money and points that they move by hand. Both stay as they were
-- written. Written only by src/server/members/desk.
create table member_note (
  id bigint not null generated always as identity,
  member_id bigint not null,
  operator_id bigint not null,
  -- The operator's own name for it: the same note is written once.
  key text not null,
  text text not null,
  written_at timestamptz not null,
  constraint member_note_pkey primary key (id),
  constraint member_note_once unique (operator_id, key),
  constraint member_note_member_id_fkey foreign key (member_id) references member(id),
  constraint member_note_operator_id_fkey foreign key (operator_id) references member(id),
  constraint member_note_text_check check (text <> '' and length(text) <= 1000)
);
create index member_note_of_member on member_note (member_id, id desc);

create table hand_move (
  -- The ledger's reference of the posting.
  ref uuid not null,
  operator_id bigint not null,
  -- The operator's own name for it: the same move happens once.
  key text not null,
  member_id bigint not null,
  purse text not null,
  way text not null,
  amount bigint not null,
  reason text not null,
  -- What the member had afterwards.
  balance bigint not null,
  moved_at timestamptz not null,
  constraint hand_move_pkey primary key (ref),
  constraint hand_move_once unique (operator_id, key),
  constraint hand_move_member_id_fkey foreign key (member_id) references member(id),
  constraint hand_move_operator_id_fkey foreign key (operator_id) references member(id),
  constraint hand_move_check check (purse in ('wallet', 'points') and way in ('credit', 'debit') and amount > 0
    and balance >= 0 and operator_id <> member_id)
);

create trigger member_note_kept before update or delete on member_note
  for each row execute function member_record_refuse_change();
create trigger member_note_not_emptied before truncate on member_note
  for each statement execute function member_record_refuse_change();
create trigger hand_move_kept before update or delete on hand_move
  for each row execute function member_record_refuse_change();
create trigger hand_move_not_emptied before truncate on hand_move
  for each statement execute function member_record_refuse_change();

-- Who else has logged in from an address.
create index account_event_of_address on account_event (address, at desc) where what = 'login';
