-- Reasons that operators choose from when they cancel a request or put it on hold, as the member reads them (handbook 6.3).
-- Written only by src/server/cashier/reasons/cash-reasons.sql.ts.
create table cash_reason (
  id bigint not null generated always as identity,
  direction text not null,
  use text not null,
  text text not null,
  constraint cash_reason_pkey primary key (id),
  constraint cash_reason_once unique (direction, use, text),
  constraint cash_reason_check check (direction in ('deposit', 'withdrawal') and use in ('reject', 'hold') and text <> '')
);

insert into cash_reason (direction, use, text) values
  ('deposit', 'reject', '입금이 확인되지 않았습니다.'),
  ('deposit', 'reject', '입금자명이 다릅니다.'),
  ('deposit', 'reject', '입금 금액이 다릅니다.'),
  ('deposit', 'reject', '중복 신청입니다.'),
  ('deposit', 'hold', '입금 내역을 확인하고 있습니다.'),
  ('deposit', 'hold', '은행 점검 중입니다.'),
  ('withdrawal', 'reject', '은행 점검 시간입니다. 잠시 후 다시 신청해 주세요.'),
  ('withdrawal', 'reject', '계좌 정보가 일치하지 않습니다.'),
  ('withdrawal', 'reject', '롤링 조건 확인이 필요합니다.'),
  ('withdrawal', 'reject', '본인 확인이 필요합니다. 고객센터로 문의해 주세요.'),
  ('withdrawal', 'hold', '담당자가 확인하고 있습니다.'),
  ('withdrawal', 'hold', '은행 점검 중입니다.');
