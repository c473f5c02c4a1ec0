-- The day's closing against the gateway's own report (field W14): whether it was held against it, and what differs.
alter table cash_closing add column gateway text not null default 'none';
alter table cash_closing add constraint cash_closing_gateway_check check (gateway in ('none', 'compared', 'silent'));
-- Won, or millionths of a USDT where gateway and house differ.
alter table cash_closing_difference add column unit text not null default 'won';
alter table cash_closing_difference add constraint cash_closing_difference_unit_check check (unit in ('won', 'usdt'));
