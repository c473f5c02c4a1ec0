-- What operators may do is given by their role, area by area (X3). A role is known by the number that the user record
-- carries. Written only by src/server/members/operators/roles.sql.ts.
create table operator_role (
  id smallint not null,
  name text not null,
  -- What the role is for, in a sentence.
  note text not null default '',
  -- Who bears it changes and approves nothing without a second factor.
  second_factor boolean not null default true,
  -- The house can't be locked out of this one: it holds every permission, also those that come later.
  holds_all boolean not null default false,
  changed_at timestamptz not null default now(),
  constraint operator_role_pkey primary key (id),
  constraint operator_role_id_check check (id between 1 and 999),
  constraint operator_role_name_check check (name <> '')
);
create unique index operator_role_name on operator_role (lower(name));

create table operator_permission (
  role_id smallint not null,
  -- Area and right, as `members:write`.
  permission text not null,
  -- Who has given it, and who has seconded that; null as shipped.
  given_by bigint,
  seconded_by bigint,
  given_at timestamptz not null default now(),
  constraint operator_permission_pkey primary key (role_id, permission),
  constraint operator_permission_role_id_fkey foreign key (role_id) references operator_role(id) on delete cascade,
  constraint operator_permission_given_by_fkey foreign key (given_by) references member(id),
  constraint operator_permission_seconded_by_fkey foreign key (seconded_by) references member(id),
  constraint operator_permission_form check (permission ~ '^[a-z]+:(read|write|approve)$')
);

insert into operator_role (id, name, note, holds_all, second_factor) values
  (10, '최고관리자', '모든 영역을 조회하고 변경하고 승인합니다.', true, true),
  (9, '트레이더', '경기, 배당, 결과와 베팅을 다룹니다.', false, true),
  (8, '고객상담', '회원과 문의, 쪽지, 회원보호를 다룹니다.', false, true),
  (7, '정산', '머니와 정산, 통계를 다룹니다.', false, true),
  (6, '콘텐츠', '공지, 팝업, 규정, 이벤트와 게시판을 다룹니다.', false, true),
  (1, '감사', '모든 영역을 조회합니다. 변경은 하지 않습니다.', false, false);

insert into operator_permission (role_id, permission)
select role_id, area || ':' || act
from (values
  (9, array['trading', 'results', 'bets'], array['read', 'write', 'approve']),
  (9, array['reports', 'log', 'members'], array['read']),
  (8, array['members', 'protection', 'customer', 'boards'], array['read', 'write']),
  (8, array['bets', 'money', 'promotions', 'content', 'log'], array['read']),
  (7, array['money', 'results'], array['read', 'write', 'approve']),
  (7, array['bets', 'members', 'reports', 'promotions', 'log'], array['read']),
  (6, array['content', 'promotions', 'boards'], array['read', 'write']),
  (1, array['trading', 'results', 'bets', 'members', 'money', 'protection', 'customer', 'boards', 'promotions',
    'content', 'reports', 'log', 'settings', 'operators', 'system'], array['read'])
) shipped (role_id, areas, acts), unnest(areas) area, unnest(acts) act;

-- An operator's permissions are part of what each process remembers of a session: it hears of their change as it hears
-- of the member's own.
create trigger operator_permission_told after insert or update or delete on operator_permission
  for each row execute function tell_role_changed();
create trigger operator_role_told after update or delete on operator_role
  for each row execute function tell_role_changed();
