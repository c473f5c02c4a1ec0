-- The legs of the open bets that members have on these fixtures, with ids from p_since to p_until, as JSON; null without
-- any. For booking_enter, under its settings.
create or replace function booking_open_legs(
  p_members bigint[], p_fixtures bigint[], p_since uuid, p_until uuid
) returns text
language plpgsql
as $$
declare
  held uuid[];
  held_members bigint[];
begin
  -- The range of ids is an "or", which rules partitions out but is no condition for an index: else the
  -- planner may walk the primary key of an empty-looking table over the whole range.
  select array_agg(one.bet_id), array_agg(one.member_id) into held, held_members
  from (
    select distinct g.bet_id, asked.member_id
    from (select unnest(p_members) as member_id, unnest(p_fixtures) as fixture_id) asked
    cross join lateral (
      select g.bet_id from bet_leg g
      where g.fixture_id = asked.fixture_id and g.member_id = asked.member_id and g.result is null
        and (g.bet_id between p_since and p_until or g.bet_id = p_since)
      offset 0
    ) g
  ) one;

  if held is null then
    return null;
  end if;
  return (
    select json_agg(json_build_object('betId', b.id, 'memberId', b.member_id, 'stake', b.stake,
      'winnings', b.winnings, 'placedAt', (extract(epoch from b.placed_at) * 1000)::bigint,
      'fixtureId', l.fixture_id, 'marketTypeId', l.market_type_id, 'outcomeId', l.outcome_id::text, 'pick', l.pick))
    from (select unnest(held) as id, unnest(held_members) as member_id) one
    cross join lateral (
      select b.* from bet b where b.id = one.id and b.member_id = one.member_id and b.status = 0 limit 1
    ) b
    cross join lateral unnest(b.fixtures) on_fixture(id)
    cross join lateral (
      select l.* from bet_leg l
      where l.fixture_id = on_fixture.id and l.member_id = b.member_id and l.bet_id = b.id offset 0
    ) l);
end
$$;
