import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { AlarmDecision, AlarmKind } from '#domain/protection/alarms.ts'
import type { LimitKind } from '#domain/protection/limits.ts'
import type { LimitPeriod } from '#domain/protection/periods.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

export type AlarmRow = {
  readonly id: number
  readonly at: Instant
  readonly what: AlarmKind
  readonly memberId: MemberId
  readonly userId: string
  readonly nickname: string
  readonly kind: LimitKind | null
  readonly period: LimitPeriod | null
  readonly recent: number
  readonly decision: AlarmDecision | null
  readonly note: string | null
  readonly operator: string | null
  readonly decidedAt: Instant | null
}

/** Literal values, so that the condition matches the index. */
const isAlarm = sql`h.what in ('limit-reached', 'cap-reached', 'bet-while-excluded', 'time-used-up', 'stakes-rising',
  'loss-chased', 'night-play', 'deposits-rising', 'deposits-declined', 'withdrawals-cancelled')`

export const alarmList = pagedList<AlarmRow, boolean>({
  from: sql`protection_history h left join protection_alarm_decision d on d.history_id = h.id`,
  where: isDecided => sql`${isAlarm} and d.history_id is ${isDecided ? sql`not null` : sql`null`}`,
  rows: (where, part) => sql`
    select h.id, h.at, h.what, h.kind, h.period, m.id as "memberId", m.user_id as "userId", m.nickname, d.decision,
      d.note, o.user_id as operator, d.at as "decidedAt",
      (select count(*) from protection_history h2
        where h2.member_id = h.member_id and h2.id <= h.id and h2.at > h.at - interval '30 days'
          and h2.what in ('limit-reached', 'cap-reached', 'bet-while-excluded', 'time-used-up', 'stakes-rising',
            'loss-chased', 'night-play', 'deposits-rising', 'deposits-declined', 'withdrawals-cancelled')) as recent
    from protection_history h
    join member m on m.id = h.member_id
    left join protection_alarm_decision d on d.history_id = h.id
    left join member o on o.id = d.operator_id
    where ${where}
    order by h.id desc ${part}`,
})

export const findAlarm = (db: Queries, id: number) =>
  db.maybe<{ memberId: MemberId; what: AlarmKind }>(sql`
    select member_id as "memberId", what from protection_history h where id = ${id} and ${isAlarm}`)

type Decision = {
  readonly id: number
  readonly decision: NonNullable<AlarmRow['decision']>
  readonly note: string
  readonly operatorId: MemberId
  readonly at: Instant
}

/** False if it was already decided. */
export const insertDecision = async (tx: Tx, { id, decision, note, operatorId, at }: Decision) =>
  (await tx.run(sql`
    insert into protection_alarm_decision (history_id, decision, note, operator_id, at)
    values (${id}, ${decision}, ${note}, ${operatorId}, ${timestamp(at)})
    on conflict do nothing`)) === 1
