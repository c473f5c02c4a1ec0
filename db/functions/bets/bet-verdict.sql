-- What a bet is paid and what becomes of it, by its legs together. A bonus that lost legs is the best one offered for
-- those that count (handbook 1.6); odds are rounded half up once, winnings down (VALID-023 to VALID-027).
create or replace function bet_verdict(
  p_stake bigint, p_winnings_max bigint, p_bonus_odds integer, p_bonus_folds smallint,
  p_has_lost boolean, p_has_open boolean, p_all_void boolean, p_half_lost_single boolean, p_counted bigint,
  p_numerator numeric, p_denominator numeric, p_tier_folds integer[], p_tier_odds integer[])
returns table (payout bigint, status integer)
language sql
immutable parallel safe
as $$
  select settled.payout,
    case when p_has_lost then 1 when p_has_open then 0 when p_all_void then 3
      when settled.payout = 0 or p_half_lost_single then 1 else 2 end
  from (
    select case when p_bonus_folds is null then 100 when p_counted >= p_bonus_folds then p_bonus_odds
      else coalesce((
        select tier.odds from unnest(p_tier_folds, p_tier_odds) tier(folds, odds)
        where tier.folds <= p_counted order by tier.folds desc limit 1), 100) end as odds
  ) bonus
  cross join lateral (
    select case when p_has_lost then 0 when p_has_open then null when p_all_void then p_stake
      else least(p_winnings_max, div(p_stake * div(p_numerator * bonus.odds * 2 + p_denominator,
        p_denominator * 2), 100))::bigint end as payout
  ) settled
$$;
