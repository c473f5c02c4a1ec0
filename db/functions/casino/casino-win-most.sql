-- The most for wins in a game of a supplier: a multiple of the stakes and an amount in won. A game's own beats its supplier's.
create or replace function casino_win_most(p_supplier smallint, p_game integer) returns json
language sql stable
as $$
  select json_build_object('multiple', coalesce(g.win_multiple_max, s.win_multiple_max),
    'amount', coalesce(g.win_amount_max, s.win_amount_max))
  from casino_supplier s left join casino_game g on g.id = p_game
  where s.id = p_supplier
$$;
