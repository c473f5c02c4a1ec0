-- Functions live in db/functions from here on, one a file, applied at start when they are new or changed. What a
-- database from before the baseline has and no file names goes.
drop function if exists ledger_take;
