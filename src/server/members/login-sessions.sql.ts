import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { prepared, type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'
import type { Member } from './member.ts'
import { addressesOf } from './operators/accounts.sql.ts'
import { needsSecondFactorOf, permissionsOf } from './operators/roles.sql.ts'
import { onceUntilOf } from './own/once-passwords.sql.ts'
import { treeOf } from './partners/tree.sql.ts'

export type SessionEnd =
  | 'logout'
  | 'replaced'
  | 'blocked'
  | 'operator'
  | 'idle'
  | 'excluded'
  | 'time-used-up'
  | 'break'

/** A session with the facts about its member that each call needs. */
export type SessionRow = Pick<
  Member,
  'userId' | 'kind' | 'level' | 'tendency' | 'status' | 'hasSecondFactor' | 'needsSecondFactor' | 'addresses'
> & {
  readonly tokenHash: string
  readonly memberId: MemberId
  readonly expiresAt: Instant
  /** The member's last stored activity; in the future while in casino or slots. */
  readonly activeAt: Instant
  readonly endReason: SessionEnd | null
  /** The operator's role permissions, unparsed. */
  readonly permissions: readonly string[]
  /** It began with a one-time password, which has to be changed first. */
  readonly passwordDue: boolean
}

/** The database notifies all processes at the commit about members whose record or session has changed (000029). */
export const MEMBER_CHANNEL = 'member'

/** Hashes are base64 text here and bytes in the table. */
export const listSessions = (db: Pick<Queries, 'many'>, tokenHashes: readonly string[]) =>
  db.many<SessionRow>(
    prepared(
      'list_sessions',
      sql`
      select encode(s.token_hash, 'base64') as "tokenHash", s.member_id as "memberId", s.expires_at as "expiresAt",
        s.active_at as "activeAt", s.end_reason as "endReason", m.user_id as "userId", m.kind,
        m.level, m.tendency, m.status, m.has_second_factor as "hasSecondFactor",
        ${needsSecondFactorOf('m')} as "needsSecondFactor", ${permissionsOf('m')} as permissions,
        ${addressesOf('m')} as addresses, ${onceUntilOf('m')} is not null as "passwordDue"
      from unnest(${tokenHashes}::text[]) asked (hash)
      join session s on s.token_hash = decode(asked.hash, 'base64')
      join member m on m.id = s.member_id`,
    ),
  )

export type NewSession = {
  readonly tokenHash: string
  readonly memberId: MemberId
  readonly beganAt: Instant
  readonly expiresAt: Instant
  readonly ip: string
  /** The device of the login, if one is stored. */
  readonly deviceId: number | null
}

export const insertSession = (
  tx: Tx,
  { tokenHash, memberId, beganAt, expiresAt, ip, deviceId }: NewSession,
) =>
  tx.run(sql`
  insert into session (token_hash, member_id, began_at, active_at, expires_at, ip, device_id)
  values (decode(${tokenHash}, 'base64'), ${memberId}, ${timestamp(beganAt)}, ${timestamp(beganAt)},
    ${timestamp(expiresAt)}, ${ip}, ${deviceId})`)

/** Ends the member's live session, if any. */
export const endSessionOf = (tx: Tx, member: MemberId, reason: SessionEnd, now: Instant) =>
  tx.run(sql`
  update session set ended_at = ${timestamp(now)}, end_reason = ${reason}
  where member_id = ${member} and ended_at is null`)

/** Ends the member's other live sessions, except that of a token. */
export const endOtherSessions = (tx: Tx, member: MemberId, tokenHash: string, now: Instant) =>
  tx.run(sql`
    update session set ended_at = ${timestamp(now)}, end_reason = 'logout'
    where member_id = ${member} and ended_at is null and token_hash <> decode(${tokenHash}, 'base64')`)

/** Ends the live session on a device; false if there is none. */
export const endSessionOnDevice = async (
  tx: Tx,
  member: MemberId,
  deviceId: number,
  now: Instant,
): Promise<boolean> =>
  (await tx.run(sql`
    update session set ended_at = ${timestamp(now)}, end_reason = 'logout'
    where member_id = ${member} and device_id = ${deviceId} and ended_at is null`)) > 0

/** The device of the member's live session; null if it was forgotten, undefined without a session. */
export const findLiveDevice = async (db: Queries, member: MemberId): Promise<number | null | undefined> =>
  (
    await db.maybe<{ deviceId: number | null }>(
      sql`select device_id as "deviceId" from session where member_id = ${member} and ended_at is null`,
    )
  )?.deviceId

/** Ends a session by its token; returns its member, or undefined if it had already ended. */
export const endSessionByToken = (tx: Tx, tokenHash: string, now: Instant) =>
  tx.maybe<{ memberId: MemberId }>(sql`
    update session set ended_at = ${timestamp(now)}, end_reason = 'logout'
    where token_hash = decode(${tokenHash}, 'base64') and ended_at is null
    returning member_id as "memberId"`)

/** Criteria for live sessions: not ended at `now`, and used since `activeSince`. */
export type Alive = { readonly now: Instant; readonly activeSince: Instant }

const alive = ({ now, activeSince }: Alive) => sql`
  s.ended_at is null and s.expires_at > ${timestamp(now)} and s.active_at > ${timestamp(activeSince)}`

export const hasLiveSession = async (db: Queries, member: MemberId, at: Alive): Promise<boolean> =>
  (await db.many(sql`select from session s where s.member_id = ${member} and ${alive(at)}`)).length > 0

/** Counts members with a live session: those of a partner's tree, or all. Operators and partners are not counted. */
export const countLiveMembers = async (
  db: Queries,
  at: Alive,
  partner: MemberId | undefined,
): Promise<number> => {
  const counted = await db.one<{ count: number }>(sql`
    select count(*) as count from session s join member m on m.id = s.member_id
    where m.kind = 'member' and ${alive(at)}
      and ${partner === undefined ? sql`true` : sql`m.id in ${treeOf(partner)}`}`)
  return counted.count
}

/** Extends the end and the last use of the member's live session; later values stay. */
export const stretchSessionOf = (
  db: Pick<Queries, 'run'>,
  member: MemberId,
  { until, usedAt }: { readonly until: Instant; readonly usedAt: Instant },
) =>
  db.run(sql`
    update session set expires_at = greatest(expires_at, ${timestamp(until)}),
      active_at = greatest(active_at, ${timestamp(usedAt)})
    where member_id = ${member} and ended_at is null`)

export type Activity = { readonly tokenHash: string; readonly at: Instant }

/** Statements that write many sessions lock them in token order, to avoid deadlocks between processes. */
const inTurn = sql`order by s.token_hash for no key update of s`

/** Stores when sessions were last used; later stored times stay. */
export const keepActivity = (db: Pick<Queries, 'run'>, seen: readonly Activity[]) =>
  db.run(sql`
    with used as materialized (
      select s.token_hash, seen.at
      from unnest(${seen.map(({ tokenHash }) => tokenHash)}::text[], ${seen.map(({ at }) => timestamp(at))}::timestamptz[])
        seen (hash, at)
      join session s on s.token_hash = decode(seen.hash, 'base64')
      where s.ended_at is null and s.active_at < seen.at
      ${inTurn}
    )
    update session s set active_at = used.at from used
    where s.token_hash = used.token_hash and s.ended_at is null and s.active_at < used.at`)

/** Ends live sessions, or that of one token, that have not been used since a given time. */
export const endIdleSessions = (
  db: Pick<Queries, 'run'>,
  { now, activeSince }: Alive,
  tokenHash: string | null = null,
) =>
  db.run(sql`
    with idle as materialized (
      select s.token_hash from session s
      where s.ended_at is null and s.active_at <= ${timestamp(activeSince)}
        and (${tokenHash}::text is null or s.token_hash = decode(${tokenHash}, 'base64'))
      ${inTurn}
    )
    update session s set ended_at = ${timestamp(now)}, end_reason = 'idle' from idle
    where s.token_hash = idle.token_hash and s.ended_at is null and s.active_at <= ${timestamp(activeSince)}`)

/** Deletes sessions that ended before a given time; their tokens then count as unknown. */
export const deleteOldSessions = (db: Queries, before: Instant) =>
  db.run(sql`
    with old as materialized (
      select s.token_hash from session s where s.expires_at < ${timestamp(before)}
      order by s.token_hash for update of s
    )
    delete from session s using old where s.token_hash = old.token_hash`)
