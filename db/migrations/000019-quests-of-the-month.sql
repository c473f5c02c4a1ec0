-- 누적이벤트 counts finished quests too (handbook 5.9).
alter table milestone drop constraint milestone_kind_check;
alter table milestone add constraint milestone_kind_check check (kind in ('attendance', 'quests', 'bets'));
