-- How often a member is told how long they have played, and when they last answered. Written only by
-- src/server/protection/own-play/reality.sql.ts.
create table protection_reality (
  member_id bigint not null,
  every_minutes smallint not null,
  answered_at timestamptz,
  constraint protection_reality_pkey primary key (member_id),
  constraint protection_reality_member_id_fkey foreign key (member_id) references member(id),
  constraint protection_reality_check check (every_minutes in (15, 30, 60))
);

-- What an operator has decided on something that a member ran into. Written only by
-- src/server/protection/alarms/alarms.sql.ts.
create table protection_alarm_decision (
  history_id bigint not null,
  decision text not null,
  note text not null,
  operator_id bigint not null,
  at timestamptz not null,
  constraint protection_alarm_decision_pkey primary key (history_id),
  constraint protection_alarm_decision_history_id_fkey foreign key (history_id) references protection_history(id),
  constraint protection_alarm_decision_operator_id_fkey foreign key (operator_id) references member(id),
  constraint protection_alarm_decision_check check (decision in ('watch', 'contacted', 'excluded', 'nothing'))
);
create index protection_alarm on protection_history (id)
  where what in ('limit-reached', 'cap-reached', 'bet-while-excluded', 'time-used-up');
