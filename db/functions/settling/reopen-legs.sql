-- Opens the legs of a stretch again that were void by a declaration which was taken back before p_revision, where that
-- revision does not decide them. A void of a whole market has no pick. Gives how many were opened. In one transaction
-- with settle_bets on the same stretch, so that nobody sees a leg open whose bet is still paid.
create or replace function reopen_legs(
  p_fixture bigint, p_revision integer,
  p_after_member bigint, p_after_bet uuid, p_limit integer,
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
  stretch record;
  opened integer;
begin
  select s.last_member, s.last_bet into stretch from leg_stretch(p_fixture, p_after_member, p_after_bet, p_limit) s;
  update bet_leg l set result = null, dead_heat_places = null, dead_heat_tied = null, result_revision = null,
    score = '', reason = ''
  from (
    select held.bet_id, held.member_id, held.leg_no
    from (
      select l.bet_id, l.member_id, l.leg_no, l.market_type_id, l.line, l.pick, l.home_at_bet, l.away_at_bet, l.late,
        l.result_revision
      from bet_leg l
      where l.fixture_id = p_fixture and (l.member_id, l.bet_id) > (p_after_member, p_after_bet)
        and (l.member_id, l.bet_id) <= (stretch.last_member, stretch.last_bet) and l.result = 'void'
      offset 0
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
