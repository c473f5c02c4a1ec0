-- The first act of a batch of calls that end bets: holds the wallets of their members, in the order of members, and then
-- reads what is known of each call, so that calls of one member come one after the other, whichever process took them.
create or replace function casino_enter(
  p_suppliers smallint[], p_members bigint[], p_refs text[], p_bet_refs text[], p_round_refs text[],
  out facts text, out wallets text
)
language plpgsql
as $$
begin
  perform set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
    set_config('enable_mergejoin', 'off', true), set_config('plan_cache_mode', 'force_generic_plan', true);
  select json_agg(json_build_array(h.member_id, h.balance, h.owed))::text into wallets from ledger_hold_wallets(p_members) h;
  facts := casino_facts(p_suppliers, p_members, p_refs, p_bet_refs, p_round_refs, array_fill(null::uuid,
    array[cardinality(p_members)]));
end
$$;
