-- What a result tells beside its scores, for special markets: who scored first, corners, cards, first events.

alter table fixture_result add column incidents jsonb not null default '{}'::jsonb;
