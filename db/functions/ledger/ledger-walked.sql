-- ledger_walk over the rows of one account in their order.
create or replace aggregate ledger_walked(bigint, bigint, bigint, boolean) (sfunc = ledger_walk, stype = bigint[]);
