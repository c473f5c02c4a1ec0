-- A supplier's call is the same call only with all of its words (docs/seamless-wallet.md, rule 2), and `authenticate`
-- may be sent again (rule 16).

-- SHA-256 of the call's words, in base64url; null for older rows, and for a tombstone until its bet arrives.
alter table casino_transaction add column digest text;
alter table casino_transaction add constraint casino_transaction_digest_check check (char_length(digest) = 43);

-- The body of the answer to `authenticate`; null before, and for sessions entered before this migration.
alter table casino_session add column answer text;
