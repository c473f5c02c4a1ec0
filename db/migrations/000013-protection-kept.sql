-- What a member was shut out for, did and ran into, and what operators have decided on it, is never rewritten: there is no
-- way back before an exclusion's end, for nobody.
create trigger protection_exclusion_kept before update or delete
  on protection_exclusion for each row execute function protection_refuse_change();
create trigger protection_exclusion_not_emptied before truncate
  on protection_exclusion for each statement execute function protection_refuse_change();
create trigger protection_history_kept before update or delete
  on protection_history for each row execute function protection_refuse_change();
create trigger protection_history_not_emptied before truncate
  on protection_history for each statement execute function protection_refuse_change();
create trigger protection_alarm_decision_kept before update or delete
  on protection_alarm_decision for each row execute function protection_refuse_change();

-- What operators send to invite to play does not reach who is excluded.
alter table message add column promotes boolean not null default false;
alter table popup add column promotes boolean not null default false;

-- The pause of a member who has played as long as the house lets anybody play at one go (field P14). Written only by
-- src/server/protection.
create table protection_break (
  member_id bigint not null,
  from_at timestamptz not null,
  until_at timestamptz not null,
  constraint protection_break_pkey primary key (member_id),
  constraint protection_break_member_id_fkey foreign key (member_id) references member(id),
  constraint protection_break_check check (until_at > from_at)
);
alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check
  check (end_reason in ('logout', 'replaced', 'blocked', 'operator', 'idle', 'excluded', 'time-used-up', 'break'));

-- Marks of harm that the house finds by itself (field P12) are alarms as well. They are noted once a week: their day is
-- its Monday.
drop index protection_history_once;
create unique index protection_history_once on protection_history (member_id, day, what, kind, period)
  nulls not distinct where what in ('limit-reached', 'cap-reached', 'bet-while-excluded', 'time-used-up', 'break-due',
    'stakes-rising', 'loss-chased', 'night-play');
drop index protection_alarm;
create index protection_alarm on protection_history (id)
  where what in ('limit-reached', 'cap-reached', 'bet-while-excluded', 'time-used-up', 'stakes-rising', 'loss-chased',
    'night-play');
