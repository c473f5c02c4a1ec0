-- The fixtures whose running number is another than the one given, with theirs; for booking_enter, under its settings.
create or replace function booking_changed_fixtures(
  p_fixtures bigint[], p_seqs integer[], out changed_fixtures bigint[], out changed_seqs integer[]
)
language plpgsql
as $$
declare
  found bigint[];
  seqs integer[];
begin
  -- Read in one walk through the index, in whose order they come; where all are there, the rest is comparing lists.
  select array_agg(f.id), array_agg(f.seq) into found, seqs from fixture f where f.id = any(p_fixtures);
  if found is distinct from p_fixtures then
    select array_agg(f.id), array_agg(f.seq) into changed_fixtures, changed_seqs
    from (select unnest(p_fixtures) as id, unnest(p_seqs) as known) asked
    cross join lateral (select f.id, f.seq from fixture f where f.id = asked.id offset 0) f
    where f.seq <> asked.known;
  elsif seqs <> p_seqs then
    select array_agg(f.id), array_agg(f.seq) into changed_fixtures, changed_seqs
    from (select unnest(found) as id, unnest(seqs) as seq, unnest(p_seqs) as known) f
    where f.seq <> f.known;
  end if;
end
$$;
