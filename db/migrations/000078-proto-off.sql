-- Operators put matches on the proto list and take them off. A match that was taken off keeps its number, so that the
-- server does not number it again (decision 21).
alter table proto_game add column off boolean not null default false;
