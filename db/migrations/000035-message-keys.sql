-- A message that is sent again under the same key of its operator, because a press came twice or an answer was lost, is
-- the one that went out already.
alter table message add column key text,
  add constraint message_once unique (operator_id, key);
comment on column message.key is 'The operator''s own name for this sending; null where it is not to be repeated.';
