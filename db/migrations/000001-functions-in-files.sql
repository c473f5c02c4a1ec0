-- Functions live in db/functions from here on, one a file, applied at start when they are new or changed. Of those that a
-- database from before the baseline has, the ones that no file names any more go.
drop function if exists ledger_give_back;
drop function if exists inplay_book;
