-- What a bet comes to by its legs: the one statement of it, for settling, for previews and for what members are told.
-- A bet is lost with its first lost leg, open while any leg is, void when all are (BETFLOW-026). A single that is half
-- lost is lost, though half its stake comes back. A bonus whose legs don't all count any more is the best one of the rule
-- it was taken under that those reach which do: won in full, and taken above the rule's odds (handbook 1.6). Legs and
-- bonus are multiplied in exact numbers and rounded half up once, winnings down to whole won, at most the maximum of the
-- time of the bet (VALID-023 to VALID-027, BETFLOW-027). `multiplier` and `bonus` are hundredths, without a payout null.
-- A free stake is the house's own: of what such a bet comes to its stake is left out (handbook 5.7).
-- PostgreSQL puts this into the statements that call it.
create or replace function bet_verdict(
  p_stake bigint, p_winnings_max bigint, p_bonus_odds integer, p_bonus_folds smallint, p_rule payout_rule,
  p_legs leg_outcome[], p_is_free boolean default false
) returns table (payout bigint, status smallint, multiplier numeric, bonus integer)
language sql
stable parallel safe
as $$
  select case when p_is_free then greatest(paid.payout - p_stake, 0) else paid.payout end,
    (case when t.has_lost then 1 when t.has_open then 0 when t.all_void then 3
      when paid.payout = 0 or t.half_lost_single then 1 else 2 end)::smallint,
    case when t.has_lost or paid.payout = 0 then 0 when not t.has_open then product.multiplier end,
    case when p_bonus_folds is not null and not t.has_lost and paid.payout > 0 then recounted.odds end
  from (
    select bool_or(l.result = 'lost') is true as has_lost, bool_or(l.result is null) as has_open,
      bool_and(l.result = 'void') as all_void, count(*) = 1 and bool_and(l.result = 'half-lost') as half_lost_single,
      count(*) filter (where l.result = 'won' and l.odds > p_rule.leg_odds_above) as counted,
      numeric_product(leg_numerator(l.result, l.odds, l.places, l.tied)) as numerator,
      numeric_product(leg_denominator(l.result, l.tied)) as denominator
    from (select (leg).* from (select unnest(p_legs) as leg offset 0) u offset 0) l
  ) t
  cross join lateral (
    select case when p_bonus_folds is null then 100 when t.counted >= p_bonus_folds then p_bonus_odds
      else coalesce((
        select tier.odds from unnest(p_rule.tier_folds, p_rule.tier_odds) tier(folds, odds)
        where tier.folds <= t.counted order by tier.folds desc limit 1), 100) end as odds
  ) recounted
  cross join lateral (
    select case when t.all_void then 100
      else div(t.numerator * recounted.odds * 2 + t.denominator, t.denominator * 2) end as multiplier
  ) product
  cross join lateral (
    select case when t.has_lost then 0 when t.has_open then null when t.all_void then p_stake
      else least(p_winnings_max, div(p_stake * product.multiplier, 100))::bigint end as payout
  ) paid
$$;
