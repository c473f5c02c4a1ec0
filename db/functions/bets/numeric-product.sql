-- The product of exact numbers, for the multipliers of a bet's legs.
create or replace aggregate numeric_product(numeric) (sfunc = numeric_mul, stype = numeric, initcond = '1');
