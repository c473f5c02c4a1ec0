-- A completed deposit that an operator takes back (code 113 of handbook 5.1, decision 86): the request keeps when it was
-- completed, its timeline has when it was taken back.
alter table cash_request drop constraint cash_request_state_check;
alter table cash_request add constraint cash_request_state_check
  check (state in ('requested', 'on-hold', 'done', 'cancelled', 'failed', 'reversed')
    and (state <> 'reversed' or direction = 'deposit' and method = 'bank' and reason is not null));
alter table cash_request_event drop constraint cash_request_event_state_check;
alter table cash_request_event add constraint cash_request_event_state_check
  check (state in ('requested', 'on-hold', 'done', 'cancelled', 'failed', 'reversed'));
-- What was taken back on a day, for its closing.
create index cash_request_event_reversed on cash_request_event (at) where state = 'reversed';
