import type { AccountEventKind } from '#contract/account/account-event-texts.ts'
import type { LoginEventKind } from '#contract/back-office/login-event-texts.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** An event of a member's account, caused by the member unless by an operator. */
export type NewAccountEvent = {
  readonly memberId: MemberId
  readonly what: AccountEventKind
  readonly address: string
  readonly agent: string
  /** Short text of the change: "데모 → 새이름". */
  readonly detail?: string
  /** Values before and after, if they may be shown. */
  readonly before?: string
  readonly after?: string
}

export const insertAccountEvent = (
  db: Pick<Queries, 'run'>,
  { memberId, what, address, agent, detail, before, after }: NewAccountEvent,
  now: Instant,
) =>
  db.run(sql`
    insert into account_event (member_id, at, what, address, agent, detail, before, after)
    values (${memberId}, ${timestamp(now)}, ${what}, ${address}, ${agent}, ${detail ?? null}, ${before ?? null},
      ${after ?? null})`)

export type PastLogin = { readonly at: Instant; readonly address: string; readonly agent: string }

/** The member's last successful login, or the one before it (`skip`). */
export const findLastLogin = (db: Queries, memberId: MemberId, skip: 0 | 1) =>
  db.maybe<PastLogin>(sql`
    select at, address, agent from account_event where member_id = ${memberId} and what = 'login'
    order by id desc offset ${skip} limit 1`)

/** An event shown to the member: successful and failed logins, and changes. */
export type OwnEvent = {
  readonly id: string
  readonly at: Instant
  readonly what: AccountEventKind | LoginEventKind
  readonly address: string
  readonly agent: string
  readonly detail: string | null
  readonly isFailure: boolean
}

type OwnAsked = { readonly memberId: MemberId; readonly since: Instant }

const ownEvents = ({ memberId, since }: OwnAsked) => sql`
  select 'a' || id as id, at, what, host(address) as address, agent, detail, false as "isFailure" from account_event
  where member_id = ${memberId} and at >= ${timestamp(since)}
  union all
  select 'f' || id, at, what, host(address), agent, null, true from login_event
  where member_id = ${memberId} and what in ('mismatch', 'wrong-code') and at >= ${timestamp(since)}`

/** Newest first. */
export const ownEventList = pagedList<OwnEvent, OwnAsked>({
  from: asked => sql`(${ownEvents(asked)}) told`,
  rows: (_, part, asked) => sql`
    select * from (${ownEvents(asked)}) told order by at desc, id desc ${part}`,
})

export const deleteOldAccountEvents = (db: Queries, before: Instant) =>
  db.run(sql`delete from account_event where at < ${timestamp(before)}`)
