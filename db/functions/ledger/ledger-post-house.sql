-- Moves amounts between two accounts of the house, one posting each. Answers how many. Keys must be new.
create or replace function ledger_post_house(
  p_refs uuid[], p_kind text, p_seq integer, p_from text, p_to text, p_amounts bigint[], p_at timestamptz, p_actor text
) returns integer
language plpgsql
as $$
declare
  source constant bigint := ledger_account_id(p_from);
  target constant bigint := ledger_account_id(p_to);
  count constant integer := coalesce(cardinality(p_refs), 0);
begin
  if source is null or target is null or source > 0 or target > 0 then
    raise exception 'ledger: % and % are not two accounts of the house', p_from, p_to;
  end if;
  return ledger_write(p_refs, array_fill(p_kind, array[count]), array_fill(p_seq, array[count]), null,
    array_fill(source, array[count]), array_fill(target, array[count]), p_amounts, null, null, p_at, p_actor);
end
$$;
