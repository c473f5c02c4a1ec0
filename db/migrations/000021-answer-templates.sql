-- Answers that are given often; operators write them and change them before they send one. Written only by
-- src/server/community/customer/templates.sql.ts.
create table answer_template (
  id bigint not null generated always as identity,
  title text not null,
  contents text not null,
  constraint answer_template_pkey primary key (id),
  constraint answer_template_title_key unique (title),
  constraint answer_template_check check (title <> '' and contents <> '')
);

insert into answer_template (title, contents) values
  ('문의 접수', E'안녕하세요, 한판 고객센터입니다.\n문의하신 내용을 확인하고 있습니다. 확인되는 대로 안내해 드리겠습니다.'),
  ('베팅 처리 기준', E'안녕하세요, 한판 고객센터입니다.\n해당 베팅은 베팅내역의 경기별 결과와 적용 규정에 따라 정산되었습니다. 베팅내역에서 경기마다 정산 사유를 확인하실 수 있습니다.'),
  ('플레이머니 안내', E'안녕하세요, 한판 고객센터입니다.\n한판은 플레이머니로만 운영되며 보유금액과 포인트는 현금 가치가 없습니다. 실제 입출금은 지원하지 않습니다.'),
  ('이용한도·자가제한 안내', E'안녕하세요, 한판 고객센터입니다.\n자가제한은 기간이 끝나기 전에는 해제할 수 없습니다. 과몰입이 걱정되면 국번 없이 1336(24시간)으로 상담받으실 수 있습니다.');
