-- The supplier's text of a casino bet, for its member and for operators: "레드". Null when the supplier sent none.
alter table casino_transaction add column description text;
alter table casino_transaction add constraint casino_transaction_description_check check (
  description is null or (kind = 'bet' and char_length(description) between 1 and 100));
