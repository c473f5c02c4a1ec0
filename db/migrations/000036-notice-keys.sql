-- A notice that is written again under the same key of its operator is the one that is there already, as it is with
-- messages (000035).
alter table notice add column operator_id bigint references member(id), add column key text,
  add constraint notice_once unique (operator_id, key);
comment on column notice.operator_id is 'Who wrote it; null where the house itself did, and for those of before.';
comment on column notice.key is 'The operator''s own name for this notice; null where it is not to be repeated.';
