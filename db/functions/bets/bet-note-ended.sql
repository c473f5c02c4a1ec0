-- Notes bets that come out otherwise than they stood, for the sums of the reports: in the transaction that ends them, in
-- one row, so that no settlement waits for another one's sums.
create or replace function bet_note_ended(p_changes bet_change[], p_at timestamptz) returns void
language plpgsql
as $$
begin
  insert into bet_ended (at, bets, members, stakes, old_statuses, old_payouts, statuses, payouts)
  select p_at, array_agg(c.id), array_agg(c.member_id), array_agg(c.stake), array_agg(c.old_status),
    array_agg(c.old_payout), array_agg(c.status), array_agg(c.payout)
  from unnest(p_changes) c
  having count(*) > 0;
end
$$;
