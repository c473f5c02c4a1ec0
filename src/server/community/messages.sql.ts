import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { type Queries, type Sql, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'
import { notExcluded } from '#server/protection/protection.ts'

/** Audience of a message, after a name has been resolved to a member. */
export type Audience =
  | { readonly kind: 'member'; readonly memberId: MemberId }
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'all' }

/** Recipients of a message at a given time: promotions are not sent to excluded members (handbook 8.2). */
export type Receivers = { readonly audience: Audience; readonly promotes: boolean; readonly at: Instant }

export type MessageText = { readonly title: string; readonly contents: string }

export type OwnMessage = MessageText & {
  readonly id: number
  readonly sentAt: Instant
  readonly isRead: boolean
}

export type Recipient = { readonly memberId: MemberId; readonly userId: string; readonly nickname: string }

/** Only active members get messages; partners get those addressed to them individually. */
const isReached = sql`kind = 'member' and status = 'active'`
const isReachedByName = sql`kind <> 'operator' and status = 'active'`

function isOf(audience: Audience): Sql {
  if (audience.kind === 'member') return sql`${isReachedByName} and id = ${audience.memberId}`
  return audience.kind === 'level' ? sql`${isReached} and level = ${audience.level}` : isReached
}

const isAddressed = ({ audience, promotes, at }: Receivers): Sql =>
  promotes ? sql`${isOf(audience)} and ${notExcluded(sql`member.id`, at)}` : isOf(audience)

/** By login name or nickname, case-insensitive; if both match, the login name wins. */
export const findRecipient = (db: Queries, name: string) =>
  db.maybe<Recipient>(sql`
    select id as "memberId", user_id as "userId", nickname from member
    where ${isReachedByName} and (lower(user_id) = lower(${name}) or lower(nickname) = lower(${name}))
    order by lower(user_id) = lower(${name}) desc
    limit 1`)

/** Number of recipients of a message, and of excluded members who don't get it. */
export const countRecipients = (db: Queries, receivers: Receivers) =>
  db.one<{ count: number; withheld: number }>(sql`
    select count(*) filter (where ${isAddressed(receivers)}) as count,
      count(*) filter (where not (${isAddressed(receivers)})) as withheld
    from member where ${isOf(receivers.audience)}`)

type NewMessage = MessageText & {
  readonly audience: Audience
  /** Whether it is a promotion; messages about an account or a bet are not. */
  readonly promotes?: boolean
  /** Null for system messages. */
  readonly operatorId: MemberId | null
  /** The operator's idempotency key for this message; null without one. */
  readonly key: string | null
  readonly sentAt: Instant
}

/** Undefined if the operator has used the key before; a concurrent call waits for the first. */
export const insertMessage = (
  tx: Tx,
  { audience, promotes = false, operatorId, key, title, contents, sentAt }: NewMessage,
) =>
  tx.maybe<{ id: number }>(sql`
    insert into message (audience, member_id, level, operator_id, key, title, contents, sent_at, promotes)
    values (${audience.kind}, ${audience.kind === 'member' ? audience.memberId : null},
      ${audience.kind === 'level' ? audience.level : null}, ${operatorId}, ${key}, ${title}, ${contents},
      ${timestamp(sentAt)}, ${promotes})
    on conflict (operator_id, key) do nothing
    returning id`)

/** The same message that an operator has sent with a key, and its number of recipients. */
export const findSameMessage = (
  db: Queries,
  { audience, promotes = false, operatorId, key, title, contents }: Omit<NewMessage, 'sentAt'>,
) =>
  db.maybe<{ id: number; recipients: number }>(sql`
    select id, (select count(*) from message_copy where message_id = message.id) as recipients from message
    where operator_id = ${operatorId} and key = ${key} and audience = ${audience.kind}
      and member_id is not distinct from ${audience.kind === 'member' ? audience.memberId : null}
      and level is not distinct from ${audience.kind === 'level' ? audience.level : null}
      and title = ${title} and contents = ${contents} and promotes = ${promotes}`)

/** Inserts a copy for every recipient; returns their number. Set `readAt` for a message that counts as read. */
export const insertCopies = (
  tx: Tx,
  messageId: number,
  receivers: Receivers,
  readAt: Instant | null = null,
) =>
  tx.run(sql`
    insert into message_copy (message_id, member_id, read_at)
    select ${messageId}::bigint, id, ${readAt === null ? null : timestamp(readAt)}::timestamptz
    from member where ${isAddressed(receivers)}`)

/** The system message about a subject, inserted on first use; a concurrent call waits. */
export const ensureMessageAbout = (
  tx: Tx,
  about: string,
  { title, contents, sentAt }: MessageText & { readonly sentAt: Instant },
) =>
  tx.one<{ id: number }>(sql`
    insert into message (audience, about, title, contents, sent_at)
    values ('resettled', ${about}, ${title}, ${contents}, ${timestamp(sentAt)})
    on conflict (about) do update set about = excluded.about
    returning id`)

/** A copy for one member, with individual content. */
export type OwnCopy = { readonly memberId: MemberId; readonly contents: string }

/**
 * Inserts individual copies. If a member already has a copy, its content is extended and it is unread again. Blocked
 * members get one as well, since it is about their money.
 */
export const insertOwnCopies = (tx: Tx, messageId: number, copies: readonly OwnCopy[]) =>
  tx.run(sql`
    insert into message_copy as known (message_id, member_id, own_contents)
    select ${messageId}::bigint, own.* from unnest(
      ${copies.map(({ memberId }) => memberId)}::bigint[], ${copies.map(({ contents }) => contents)}::text[]) own
    on conflict (message_id, member_id) do update set read_at = null, deleted_at = null,
      own_contents = known.own_contents || E'\\n\\n' || excluded.own_contents`)

/** Locks the messages against other writers until the transaction ends. */
export const lockMessages = (tx: Tx) => tx.run(sql`lock table message in share row exclusive mode`)

export const hasMessages = async (db: Queries): Promise<boolean> =>
  (await db.many(sql`select from message limit 1`)).length > 0

/** The member's own messages, newest first. */
export const ownMessageList = pagedList<OwnMessage, MemberId>({
  from: sql`message_copy copy`,
  where: memberId => sql`copy.member_id = ${memberId} and copy.deleted_at is null`,
  rows: (where, part) => sql`
    select id, title, contents || coalesce(E'\\n\\n' || copy.own_contents, '') as contents, sent_at as "sentAt",
      read_at is not null as "isRead"
    from message_copy copy join message on message.id = copy.message_id
    where ${where}
    order by copy.message_id desc
    ${part}`,
})

/** Number of unread messages of each of these members; members without any are left out. */
export const countUnread = (db: Queries, memberIds: readonly MemberId[]) =>
  db.many<{ memberId: MemberId; count: number }>(sql`
    select member_id as "memberId", count(*) as count from message_copy
    where member_id = any(${memberIds}::bigint[]) and read_at is null and deleted_at is null
    group by member_id`)

/** Marks as read; keeps the first reading time. Returns the number of copies found: 0 or 1. */
export const markRead = (db: Queries, memberId: MemberId, messageId: number, at: Instant) =>
  db.run(sql`
    update message_copy set read_at = coalesce(read_at, ${timestamp(at)})
    where member_id = ${memberId} and message_id = ${messageId} and deleted_at is null`)

export const markAllRead = (db: Queries, memberId: MemberId, at: Instant) =>
  db.run(sql`
    update message_copy set read_at = ${timestamp(at)}
    where member_id = ${memberId} and read_at is null and deleted_at is null`)

/** Hides the member's copy; the sender still sees that it existed. Returns the number of copies found: 0 or 1. */
export const markDeleted = (db: Queries, memberId: MemberId, messageId: number, at: Instant) =>
  db.run(sql`
    update message_copy set deleted_at = ${timestamp(at)}
    where member_id = ${memberId} and message_id = ${messageId} and deleted_at is null`)
