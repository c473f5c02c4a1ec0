-- Who changed a setting last, and what it was before: told beside it on the desk.
alter table setting add column operator text;
alter table setting add column value_before jsonb;

-- An address may be blocked for a time; who did it is told beside it.
alter table blocked_address add column blocked_until timestamptz;
alter table blocked_address add column operator text;
alter table blocked_address add constraint blocked_address_until_check check (blocked_until > blocked_at);
create index blocked_address_newest on blocked_address (blocked_at desc, address);
