import type { Instant } from '#domain/instant.ts'
import type { EventKind } from '#domain/reports/event-kinds.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { join, type Queries, type Sql, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** Records the start or end of a process. */
export const insertProcessEvent = (
  db: Queries,
  {
    kind,
    subject,
    at,
  }: { readonly kind: 'started' | 'stopped'; readonly subject: string; readonly at: Instant },
) => db.run(sql`insert into house_event (at, kind, subject) values (${timestamp(at)}, ${kind}, ${subject})`)

export type NotedAlarm = { readonly subject: string; readonly detail: string }

/** Records the current alarms: new ones begin, missing ones end. Safe for concurrent processes. */
export const noteAlarms = async (db: Queries, alarms: readonly NotedAlarm[], at: Instant): Promise<void> => {
  const subjects = alarms.map(({ subject }) => subject)
  await db.run(sql`
    with over as (
      update house_event set ended_at = ${timestamp(at)}
      where kind = 'alarm' and ended_at is null and subject <> all(${subjects}::text[])
    )
    insert into house_event (at, kind, subject, detail)
    select ${timestamp(at)}, 'alarm', subject, detail
    from unnest(${subjects}::text[], ${alarms.map(({ detail }) => detail)}::text[]) noted(subject, detail)
    on conflict (kind, subject) where kind = 'alarm' and ended_at is null do nothing`)
}

export type EventFilter = {
  readonly from: Instant
  readonly before: Instant
  readonly kind?: EventKind | undefined
  /** Operator operations to include. */
  readonly acts: readonly string[]
}

export type EventRow = {
  readonly at: Instant
  readonly kind: EventKind
  /** `started` and the like, or the name of an operation. */
  readonly what: string
  readonly subject: string
  readonly who: string
  readonly detail: string
  readonly endedAt: Instant | null
}

/** All sources with the same columns: the system, its operators, and failed logins by hour. */
const sources = ({ from, before, acts }: EventFilter): Readonly<Record<EventKind, Sql>> => {
  const span = sql`at >= ${timestamp(from)} and at < ${timestamp(before)}`
  return {
    process: sql`
      select at, 'process' as kind, kind as what, subject, '' as who, detail, ended_at as "endedAt", id
      from house_event where ${span} and kind <> 'alarm'`,
    alarm: sql`
      select at, 'alarm' as kind, kind as what, subject, '' as who, detail, ended_at as "endedAt", id
      from house_event where ${span} and kind = 'alarm'`,
    act: sql`
      select at, 'act' as kind, act as what, subject, operator as who, reason as detail, null::timestamptz as "endedAt", id
      from act where ${span} and act = any(${acts}::text[])`,
    login: sql`
      select date_trunc('hour', at, 'UTC') as at, 'login' as kind,
        case when what like '%-locked' then 'locked' else 'failed' end as what, '' as subject, '' as who,
        count(*)::text || ' ' || count(distinct name) || ' ' || count(distinct address) as detail,
        null::timestamptz as "endedAt", 0::bigint as id
      from login_event where ${span} group by 1, 3`,
  }
}

const eventsOf = (filter: EventFilter): Sql => {
  const all = sources(filter)
  return filter.kind === undefined ? join(Object.values(all), ' union all ') : all[filter.kind]
}

/** House events, newest first. */
export const eventList = pagedList<EventRow, EventFilter>({
  from: filter => sql`(${eventsOf(filter)}) event`,
  rows: (_, part, filter) => sql`
    select * from (${eventsOf(filter)}) event
    order by at desc, kind, id desc, what ${part}`,
})
