-- A figure of a wallet's use that is of the running period; nothing where the last use lies before it.
create or replace function ledger_kept(p_figure bigint, p_use_day date, p_since date) returns bigint
language sql immutable parallel safe return case when p_use_day >= p_since then p_figure else 0 end;
