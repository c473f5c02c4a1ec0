-- Writes postings: the one place where they are, and every way to move money ends here. Whoever calls has moved the
-- balances and gives those that follow, of the member's side alone; columns that are null for all rows may be left out
-- (seq and part count from 0). Gives how many were written.
create or replace function ledger_write(
  p_refs uuid[], p_kinds text[], p_seqs integer[], p_parts integer[], p_froms bigint[], p_tos bigint[],
  p_amounts bigint[], p_from_afters bigint[], p_to_afters bigint[], p_at timestamptz, p_actor text,
  p_memos text[] default null
) returns integer
language plpgsql
as $$
declare
  written integer;
begin
  insert into ledger_posting (ref_id, kind, seq, part, from_account, to_account, amount, from_after, to_after, at,
    actor, memo)
  select r.ref, r.kind, coalesce(r.seq, 0), coalesce(r.part, 0), r.from_account, r.to_account, r.amount, r.from_after,
    r.to_after, p_at, p_actor, r.memo
  from (
    select unnest(p_refs) as ref, unnest(p_kinds) as kind, unnest(p_seqs) as seq, unnest(p_parts) as part,
      unnest(p_froms) as from_account, unnest(p_tos) as to_account, unnest(p_amounts) as amount,
      unnest(p_from_afters) as from_after, unnest(p_to_afters) as to_after, unnest(p_memos) as memo
  ) r;
  get diagnostics written = row_count;
  return written;
end
$$;
