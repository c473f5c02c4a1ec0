-- Counts postings of wallets in their use that were booked by other ways than stakes of a batch and payouts in a set: a
-- stake, a stake given back (in the periods in which it was staked, which its reference tells), a payout, a payout taken
-- back. Kinds that are none of these are passed over. The wallets are locked, and each row is booked whole.
create or replace function ledger_use(
  p_refs uuid[], p_kinds text[], p_froms bigint[], p_tos bigint[], p_amounts bigint[], p_at timestamptz
) returns void
language plpgsql
as $$
declare
  today constant date := seoul_day(p_at);
  week constant date := date_trunc('week', today);
  month constant date := date_trunc('month', today);
begin
  update ledger_account a set
    use_day = greatest(a.use_day, today),
    staked_day = ledger_kept(a.staked_day, a.use_day, today) + s.staked - s.back_day,
    staked_week = ledger_kept(a.staked_week, a.use_day, week) + s.staked - s.back_week,
    staked_month = ledger_kept(a.staked_month, a.use_day, month) + s.staked - s.back_month,
    returned_day = ledger_kept(a.returned_day, a.use_day, today) + s.returned,
    returned_week = ledger_kept(a.returned_week, a.use_day, week) + s.returned,
    returned_month = ledger_kept(a.returned_month, a.use_day, month) + s.returned
  from (
    select m.wallet, sum(m.staked)::bigint as staked, sum(m.returned)::bigint as returned,
      coalesce(sum(m.back) filter (where m.ref >= seoul_floor(own.day)), 0)::bigint as back_day,
      coalesce(sum(m.back) filter (where m.ref >= seoul_floor(date_trunc('week', own.day)::date)), 0)::bigint as back_week,
      coalesce(sum(m.back) filter (where m.ref >= seoul_floor(date_trunc('month', own.day)::date)), 0)::bigint
        as back_month
    from (
      select greatest(r.from_account, r.to_account) as wallet, r.ref,
        case when r.kind in ('bet', 'bet-waiting') and r.from_account > 0 then r.amount else 0 end as staked,
        case when r.kind in ('bet-refused', 'bet-cancelled') and r.to_account > 0 then r.amount else 0 end as back,
        case when r.kind = 'bet-settled' and r.to_account > 0 then r.amount
          when r.kind = 'settlement-reversed' and r.from_account > 0 then -r.amount else 0 end as returned
      from unnest(p_refs, p_kinds, p_froms, p_tos, p_amounts) r(ref, kind, from_account, to_account, amount)
    ) m
    cross join lateral (
      select greatest(w.use_day, today) as day from ledger_account w where w.id = m.wallet and w.kind = 'wallet' offset 0
    ) own
    where m.staked <> 0 or m.back <> 0 or m.returned <> 0
    group by m.wallet
  ) s
  where a.id = s.wallet;
end
$$;
