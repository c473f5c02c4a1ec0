-- Amounts that one operator moved alone within 24 hours. Their sum decides whether a second operator is needed (X4).
-- Written only by src/server/site/second-person.sql.ts.
create table amount_alone (
  operator_id bigint not null,
  class text not null,
  -- Null when one operation is for several members.
  member_id bigint,
  amount bigint not null,
  at timestamptz not null,
  constraint amount_alone_operator_id_fkey foreign key (operator_id) references member(id),
  constraint amount_alone_member_id_fkey foreign key (member_id) references member(id),
  constraint amount_alone_amount_check check (amount >= 0)
);
create index amount_alone_operator on amount_alone (operator_id, class, member_id);
