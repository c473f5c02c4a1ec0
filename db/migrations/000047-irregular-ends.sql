-- A match that ends by a retirement, a walk-over or a disqualification has a score, and no result that the house could
-- take from it: what its feed says of such an end is kept beside the score, so that the desk can tell why it waits.
alter table fixture_score add column irregular text;
comment on column fixture_score.irregular is 'Why its score is no ordinary result (src/domain/fixtures/irregular-end.ts); null for every other match.';
