-- An operator may declare a market, or one pick of it, void: every leg on it counts as 1.00, whatever feed, result
-- and rules say of it later, until it is taken back. Written only by src/server/fixtures.

-- Kept by revision, nothing is overwritten; shares its running number with fixture_result and outcome_result.
create table declared_void (
  fixture_id bigint not null references fixture,
  revision integer not null,
  -- What was asked: legs are settled by this, not by what an outcome moves to later.
  market_type_id integer not null,
  line integer,
  -- Null: every pick of the market.
  pick text,
  -- False: a void was taken back.
  voided boolean not null,
  reason text not null,
  decided_at timestamptz not null,
  primary key (fixture_id, revision)
);
-- For the sweep: voids that came lately.
create index declared_void_by_decision on declared_void (decided_at);

-- What stands of them now, so that booking and lists need not know of them: what is void takes no bets, whatever the
-- feed and other acts of operators say. A pick is void by the market it stands in, also when its outcome moves there.
alter table market
  add column voided boolean not null default false,
  add column voided_picks text[] not null default '{}';
alter table market drop column suspended;
alter table market add column suspended boolean not null
  generated always as (suspended_by_feed or suspended_by_operator or voided) stored;

alter table outcome add column voided boolean not null default false;
alter table outcome drop column status;
alter table outcome add column status text not null generated always as (
  case when status_by_feed = 'open' and (suspended_by_operator or voided) then 'suspended' else status_by_feed end) stored;

-- Opens the legs of a fixture again that were void by a declaration which was taken back before p_revision, where that
-- revision does not decide them. A void of a whole market has no pick. Gives how many were opened.
create function reopen_legs(
  p_fixture bigint, p_revision integer,
  p_market_types integer[], p_lines integer[], p_picks text[], p_taken_back integer[]
) returns integer
language plpgsql
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_bitmapscan = off
set plan_cache_mode = force_generic_plan
set jit = off
as $$
declare
  opened integer;
begin
  update bet_leg l set result = null, dead_heat_places = null, dead_heat_tied = null, result_revision = null,
    score = '', reason = ''
  from (
    select held.bet_id, held.member_id, held.leg_no
    from (
      select l.bet_id, l.member_id, l.leg_no, l.market_type_id, l.line, l.pick, l.home_at_bet, l.away_at_bet, l.late,
        l.result_revision
      from bet_leg l where l.fixture_id = p_fixture and l.result = 'void' offset 0
    ) held
    where exists (
        select from unnest(p_market_types, p_lines, p_picks, p_taken_back) v(market_type_id, line, pick, revision)
        where v.market_type_id = held.market_type_id and v.line is not distinct from held.line
          and (v.pick is null or v.pick = held.pick) and held.result_revision < v.revision)
      and not exists (
        select from outcome_grading g
        where g.fixture_id = p_fixture and g.revision = p_revision and g.market_type_id = held.market_type_id
          and g.pick = held.pick and g.line is not distinct from held.line
          and g.home_at_bet is not distinct from held.home_at_bet
          and g.away_at_bet is not distinct from held.away_at_bet
          and g.late = held.late and g.result is not null)
  ) found
  where l.fixture_id = p_fixture and l.member_id = found.member_id and l.bet_id = found.bet_id
    and l.leg_no = found.leg_no;
  get diagnostics opened = row_count;
  return opened;
end
$$;
