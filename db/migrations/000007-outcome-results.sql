-- What a feed itself says became of an outcome, market by market and often while the match still runs. Stands
-- beside the results of whole fixtures (fixture_result) and shares their revisions: a fixture is settled anew
-- by whichever revision is the newest. A correction is a further revision, nothing is overwritten.
-- Written only by src/server/fixtures.

create table outcome_result (
  fixture_id bigint not null references fixture,
  revision integer not null,
  outcome_id bigint not null references outcome,
  -- What was asked when it was decided: legs are settled by these, not by what the outcome moves to later.
  market_type_id integer not null,
  line integer,
  pick text not null,
  -- The feed's code (handbook 1.13): -1 cancelled, 1 lost, 2 won, 3 refund, 4 half lost, 5 half won.
  code smallint not null check (code in (-1, 1, 2, 3, 4, 5)),
  source text not null,
  decided_at timestamptz not null,
  -- The feed's own time of the newest fact that said so: an older one that differs comes too late.
  fed_at timestamptz not null,
  primary key (fixture_id, outcome_id, revision)
);
-- For the sweep: verdicts that came lately.
create index outcome_result_by_decision on outcome_result (decided_at);
