-- 누적이벤트 counts deposits too (ROUTE-071).
alter table milestone drop constraint milestone_kind_check;
alter table milestone add constraint milestone_kind_check check (kind in ('attendance', 'quests', 'deposits', 'bets'));

-- The wallet's rules no longer say that no reward depends on deposits. Rules that operators have edited are left alone.
insert into rule_version (key, version, contents, changes, asks_acceptance, in_force_from, written_by)
select key, 2,
  replace(contents, '<li>손실이나 충전을 조건으로 하는 보상은 제공하지 않습니다.</li>',
    '<li>손실을 조건으로 하는 보상은 제공하지 않습니다.</li>'),
  '누적이벤트에 충전금액 추가', false,
  case when exists (select from bet) then now() else timestamptz '2026-01-01 00:00:01+09' end, null
from rule_version
where key = 'wallet' and version = 1
  and not exists (select from rule_version edited where edited.key = 'wallet' and edited.version > 1);
