import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { EventState } from '#domain/promotions/event-state.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { type Queries, type Sql, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** Event fields that operators write. */
export type EventDraft = {
  readonly title: string
  readonly picture: string | null
  readonly contents: string
  readonly firstDay: string
  readonly lastDay: string | null
  readonly position: number
  readonly shown: boolean
}

export type StoredEvent = EventDraft & { readonly id: number; readonly createdAt: Instant }

const columns = sql`id, title, picture, contents, first_day as "firstDay", last_day as "lastDay", position, shown,
  created_at as "createdAt"`

export type EventFilter = {
  /** Current day in Seoul, which decides whether events run, will start or have ended. */
  readonly today: string
  readonly state?: EventState | undefined
  readonly shown?: boolean | undefined
  readonly title?: string | undefined
}

/** Same rule as `eventState` of the domain. */
const stateRank = (today: string): Sql => sql`
  case when ${today}::date < first_day then 1 when ${today}::date > last_day then 2 else 0 end`

const rankOf: Readonly<Record<EventState, number>> = { running: 0, coming: 1, ended: 2 }

const found = ({ today, state, shown, title }: EventFilter): Sql => sql`
  (${state === undefined ? null : rankOf[state]}::integer is null
    or ${stateRank(today)} = ${state === undefined ? null : rankOf[state]}::integer)
  and (${shown ?? null}::boolean is null or shown = ${shown ?? null}::boolean)
  and (${title ?? null}::text is null or strpos(lower(title), lower(${title ?? null}::text)) > 0)`

/** Running events first, then future ones by start, then past ones, latest first. */
export const eventList = pagedList<StoredEvent, EventFilter>({
  from: sql`event`,
  where: found,
  rows: (where, part, { today }) => sql`
    select ${columns} from event where ${where}
    order by ${stateRank(today)}, position,
      case when ${today}::date < first_day then first_day end, last_day desc nulls first, id desc
    ${part}`,
})

/** An event visible to members. */
export const findShownEvent = (db: Queries, id: number) =>
  db.maybe<StoredEvent>(sql`select ${columns} from event where id = ${id} and shown`)

export const lockEvent = (tx: Tx, id: number) =>
  tx.maybe<StoredEvent>(sql`select ${columns} from event where id = ${id} for update`)

type Keyed = EventDraft & { readonly operatorId: MemberId | null; readonly key: string | null }

/** Undefined if the operator has used the key before. */
export const insertEvent = (tx: Tx, event: Keyed, now: Instant) =>
  tx.maybe<StoredEvent>(sql`
    insert into event (title, picture, contents, first_day, last_day, position, shown, operator_id, key, created_at)
    values (${event.title}, ${event.picture}, ${event.contents}, ${event.firstDay}, ${event.lastDay},
      ${event.position}, ${event.shown}, ${event.operatorId}, ${event.key}, ${timestamp(now)})
    on conflict (operator_id, key) do nothing
    returning ${columns}`)

/** The event that an operator created with a key, in its current state. */
export const findKeyedEvent = (db: Queries, operatorId: MemberId, key: string) =>
  db.maybe<StoredEvent>(sql`select ${columns} from event where operator_id = ${operatorId} and key = ${key}`)

export const updateEvent = (tx: Tx, event: EventDraft & { readonly id: number }) =>
  tx.run(sql`
    update event set title = ${event.title}, picture = ${event.picture}, contents = ${event.contents},
      first_day = ${event.firstDay}, last_day = ${event.lastDay}, position = ${event.position}, shown = ${event.shown}
    where id = ${event.id}`)

export const hasEvents = async (db: Queries): Promise<boolean> =>
  (await db.many(sql`select from event limit 1`)).length > 0

export const lockEvents = (tx: Tx) => tx.run(sql`lock table event in share row exclusive mode`)
