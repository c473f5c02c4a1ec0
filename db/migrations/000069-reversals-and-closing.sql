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

-- The day's closing against the gateway's own report (field W14): whether it was held against it, and what differs.
alter table cash_closing add column gateway text not null default 'none';
alter table cash_closing add constraint cash_closing_gateway_check check (gateway in ('none', 'compared', 'silent'));
-- Won, or millionths of a USDT where gateway and house differ.
alter table cash_closing_difference add column unit text not null default 'won';
alter table cash_closing_difference add constraint cash_closing_difference_unit_check check (unit in ('won', 'usdt'));
