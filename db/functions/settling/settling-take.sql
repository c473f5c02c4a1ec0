-- The bets of the next p_limit legs of a fixture behind a place, locked, each once, in the order of member and bet; those
-- that are cancelled are passed over. Gives the last bet looked at and how many legs were.
create or replace function settling_take(
  p_fixture bigint, p_after_member bigint, p_after_bet uuid, p_limit integer,
  out last_member bigint, out last_bet uuid, out legs integer, out bets bet[]
)
language plpgsql
as $$
#variable_conflict use_column
declare
  ids uuid[];
  members bigint[];
begin
  select array_agg(next.bet_id), array_agg(next.member_id), count(*) into ids, members, legs
  from (
    select l.member_id, l.bet_id from bet_leg l
    where l.fixture_id = p_fixture and (l.member_id, l.bet_id) > (p_after_member, p_after_bet)
    order by l.member_id, l.bet_id limit p_limit
  ) next;
  last_bet := ids[legs];
  last_member := members[legs];

  -- A bet with two legs on the fixture comes twice. A locked row is read as it stands then.
  select coalesce(array_agg(locked.bet), '{}') into bets
  from (
    select u.id, u.member_id, lag(u.id) over (order by u.ord) as before
    from unnest(ids, members) with ordinality u(id, member_id, ord)
  ) one
  cross join lateral (
    select b as bet from bet b where b.id = one.id and b.member_id = one.member_id and b.status <> -1
    for no key update
  ) locked
  where one.id is distinct from one.before;
end
$$;
