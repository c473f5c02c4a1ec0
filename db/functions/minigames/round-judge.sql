-- Judges the next p_limit picks of a round behind a place that have no result yet, in the order of member and bet, and
-- writes their results: by the outcomes of its markets, or all void without any (p_outcomes null). Their bets are locked,
-- and left alone where they are not open any more. Gives the last pick looked at, how many were (fewer than p_limit: there
-- are no more), and the bets with what they come to.
create or replace function round_judge(
  p_round bigint, p_from uuid, p_to uuid, p_after_member bigint, p_after_bet uuid, p_limit integer, p_outcomes jsonb,
  out last_member bigint, out last_bet uuid, out picks integer, out changes bet_change[]
)
language plpgsql
as $$
begin
  with next as materialized (
    select p.round_id, p.member_id, p.bet_id, p.market, p.pick, p.odds from round_pick p
    where p.round_id = p_round and (p.member_id, p.bet_id) > (p_after_member, p_after_bet)
      and p.bet_id between p_from and p_to and p.result is null
    order by p.member_id, p.bet_id limit p_limit
  ), judged as materialized (
    select n.round_id, n.member_id, n.bet_id, o.result, o.extra,
      (b.id, b.member_id, b.stake, b.revision, b.status, b.payout, v.status, v.payout)::bet_change as change
    from next n
    cross join lateral (
      select b.* from bet b where b.id = n.bet_id and b.member_id = n.member_id and b.status = 0
      for no key update
    ) b
    cross join lateral (
      select case when p_outcomes is null then 'void' else coalesce(found.outcome->>'result', 'lost') end as result,
        coalesce((found.outcome->>'extra')::smallint, 0::smallint) as extra
      from (select p_outcomes->(n.market || ' ' || n.pick) as outcome) found
    ) o
    -- The rule of all bets: a pick pays its odds, and whole stakes on top of them as if they were odds.
    cross join lateral bet_verdict(b.stake, b.winnings_max, null, null, null::payout_rule,
      array[(o.result, n.odds + 100 * o.extra, null, null)::leg_outcome]) v
  ), kept as (
    update round_pick p set result = j.result, extra = j.extra
    from judged j
    -- Nothing here is the same for all rows: a scan of the whole round for each that was judged can't look cheap.
    where p.round_id = j.round_id and p.member_id = j.member_id and p.bet_id = j.bet_id
  )
  select (select array_agg(j.change order by j.member_id, j.bet_id) from judged j),
    (array_agg(n.member_id))[count(*)], (array_agg(n.bet_id))[count(*)], count(*)
  into changes, last_member, last_bet, picks
  from next n;
  changes := coalesce(changes, '{}');
end
$$;
