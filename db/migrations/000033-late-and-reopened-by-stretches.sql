-- Marking the bets that were taken late, and opening the legs again of a void that was taken back, each touched all
-- legs of a fixture in one statement: with 200,000 of them one transaction of many seconds, which held the fixture's
-- gate as well. Both now go by the stretches in which bets are settled: a settlement first marks, stretch by stretch,
-- then grades, then settles, and opens the legs of each stretch again in the transaction that judges its bets anew.

alter table settlement add column late_by jsonb;
comment on column settlement.late_by is
  'By what bets are taken late, as it stood when the revision was begun: {startsAt, goals: [{number, at}]}, moments in '
  'milliseconds. Set while the place is that of marking; null once all legs are marked and their outcomes graded, and '
  'the place is that of settling.';

-- Where a stretch of so many legs of a fixture ends, in the order in which bets are settled; all legs of its last bet
-- are in it. `legs` is fewer than asked for when there are no more.
create function leg_stretch(
  p_fixture bigint, p_after_member bigint, p_after_bet uuid, p_limit integer,
  out last_member bigint, out last_bet uuid, out legs integer
)
language plpgsql
set enable_seqscan = off
set enable_bitmapscan = off
set enable_sort = off
set plan_cache_mode = force_generic_plan
set jit = off
as $$
#variable_conflict use_column
begin
  select (array_agg(next.member_id))[count(*)], (array_agg(next.bet_id))[count(*)], count(*)
  into last_member, last_bet, legs
  from (
    select l.member_id, l.bet_id from bet_leg l
    where l.fixture_id = p_fixture and (l.member_id, l.bet_id) > (p_after_member, p_after_bet)
    order by l.member_id, l.bet_id limit p_limit
  ) next;
end
$$;

drop function mark_late_legs(bigint, integer[], bigint[]);
drop function mark_legs_after_start(bigint, timestamptz);
-- Marks the legs of a stretch that were taken late, and takes the mark from those that are late no longer (handbook
-- 1.3, 1.9, 2.9): before the match, those taken with a later start than this one, and after it; in play, those taken
-- after one of the goals and before the house knew of it. The same stretch again changes nothing.
create function mark_late_legs(
  p_fixture bigint, p_after_member bigint, p_after_bet uuid, p_limit integer,
  p_starts_at timestamptz, p_numbers integer[], p_at_ms bigint[],
  out last_member bigint, out last_bet uuid, out legs integer
)
language plpgsql
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_bitmapscan = off
set plan_cache_mode = force_generic_plan
set jit = off
as $$
#variable_conflict use_column
declare
  newest integer := (select max(goal.number) from unnest(p_numbers) goal(number));
begin
  select s.last_member, s.last_bet, s.legs into last_member, last_bet, legs
  from leg_stretch(p_fixture, p_after_member, p_after_bet, p_limit) s;
  if legs = 0 then
    return;
  end if;

  update bet_leg l set late = not l.late
  from (
    select held.bet_id, held.member_id, held.leg_no
    from (
      select l.bet_id, l.member_id, l.leg_no, l.late, l.incident_at_bet, l.starts_at from bet_leg l
      where l.fixture_id = p_fixture and (l.member_id, l.bet_id) > (p_after_member, p_after_bet)
        and (l.member_id, l.bet_id) <= (last_member, last_bet)
        and (l.late or case when l.incident_at_bet is null then l.starts_at > p_starts_at
          else l.incident_at_bet < newest end)
      offset 0
    ) held
    cross join lateral (select b.placed_at from bet b where b.id = held.bet_id and b.member_id = held.member_id limit 1) b
    where held.late <> case when held.incident_at_bet is null
      then held.starts_at > p_starts_at and b.placed_at >= p_starts_at
      else exists (
        select from unnest(p_numbers, p_at_ms) goal(number, at_ms)
        where goal.number > held.incident_at_bet and to_timestamp(goal.at_ms / 1000.0) < b.placed_at) end
  ) found
  where l.fixture_id = p_fixture and l.member_id = found.member_id and l.bet_id = found.bet_id
    and l.leg_no = found.leg_no;
end
$$;

drop function reopen_legs(bigint, integer, integer[], integer[], text[], integer[]);
-- Opens the legs of a stretch again that were void by a declaration which was taken back before p_revision, where that
-- revision does not decide them. A void of a whole market has no pick. Gives how many were opened. In one transaction
-- with settle_bets on the same stretch, so that nobody sees a leg open whose bet is still paid.
create function reopen_legs(
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
