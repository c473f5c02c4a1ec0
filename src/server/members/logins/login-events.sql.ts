import type { LoginEventKind } from '#contract/back-office/login-event-texts.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { allOf, type Queries, type Sql, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** A failed login, or a lock that began. */
export type NewLoginEvent = {
  readonly what: LoginEventKind
  readonly memberId: MemberId | null
  /** The member's login name, or the masked form of an unknown name. */
  readonly name: string
  readonly address: string
  readonly agent: string
}

export type LoginEvent = NewLoginEvent & { readonly id: number; readonly at: Instant }

export const insertEvents = (db: Pick<Queries, 'run'>, events: readonly NewLoginEvent[], now: Instant) =>
  db.run(sql`
    insert into login_event (at, what, member_id, name, address, agent)
    select ${timestamp(now)}::timestamptz, told.* from unnest(${events.map(({ what }) => what)}::text[],
      ${events.map(({ memberId }) => memberId)}::bigint[], ${events.map(({ name }) => name)}::text[],
      ${events.map(({ address }) => address)}::inet[], ${events.map(({ agent }) => agent)}::text[]) told`)

/** Selects events; absent fields don't restrict. */
export type EventsFilter = {
  /** Prefix of the shown name, case-insensitive. */
  readonly name?: string | undefined
  /** An address or a network. */
  readonly address?: string | undefined
  readonly what?: LoginEventKind | undefined
  /** Only events before this one, for paging. */
  readonly beforeId?: number | undefined
}

/** The highest code point: the end of a range of names with a common prefix. */
const LAST = '\u{10ffff}'

const conditionOf = ({ name, address, what, beforeId }: EventsFilter): Sql =>
  allOf(
    name !== undefined &&
      sql`lower(name) collate "C" >= lower(${name}) and lower(name) collate "C" < lower(${name}) || ${LAST}`,
    address !== undefined && sql`address <<= ${address}::inet`,
    what !== undefined && sql`what = ${what}`,
    beforeId !== undefined && sql`id < ${beforeId}`,
  )

/** Newest first. */
export const eventList = pagedList<LoginEvent, EventsFilter>({
  from: sql`login_event`,
  where: conditionOf,
  rows: (where, part) => sql`
    select id, at, what, member_id as "memberId", name, address, agent from login_event
    where ${where} order by id desc ${part}`,
})

/** Failed logins and locks since a given time; counts at most `most`. */
export const countRecentEvents = (db: Queries, since: Instant, most: number) =>
  db.one<{ failures: number; locks: number }>(sql`
    select count(*) filter (where what in ('mismatch', 'not-admitted')) as failures,
      count(*) filter (where what not in ('mismatch', 'not-admitted')) as locks
    from (select what from login_event where at > ${timestamp(since)} order by at desc limit ${most}) recent`)

/** Deletes events before a given time, and all but a number of the newest. */
export const deleteOldEvents = (db: Queries, before: Instant, kept: number) =>
  db.run(sql`
    delete from login_event where at < ${timestamp(before)} or id <= (select max(id) from login_event) - ${kept}::bigint`)
