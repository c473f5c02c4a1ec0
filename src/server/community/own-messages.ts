import { PAGE_SIZE, pageCountOf, pageStart } from '#contract/wire/paging.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { unreadChanged } from './message-news.ts'
import {
  countOwnMessages,
  listOwnMessages,
  markAllRead,
  markDeleted,
  markRead,
  type OwnMessage,
} from './messages.sql.ts'
import type { FindUnreadCount } from './unread-count.ts'

export type OwnMessageDeps = Pick<Deps, 'db' | 'clock' | 'bus'> & {
  readonly findUnreadCount: FindUnreadCount
}

/** What is left unread after the act. */
type Left = { readonly unread: number }
type Unknown = Refusal<'MESSAGE_UNKNOWN'>

type InboxPage = {
  readonly messages: readonly OwnMessage[]
  readonly totalCount: number
  readonly pageCount: number
}

/** A page of the member's messages, newest first; those of others are nowhere in it. */
export async function readInbox(
  { db }: Pick<Deps, 'db'>,
  memberId: MemberId,
  page: number,
): Promise<InboxPage> {
  const [totalCount, messages] = await Promise.all([
    countOwnMessages(db, memberId),
    listOwnMessages(db, memberId, PAGE_SIZE, pageStart(page)),
  ])
  return { messages, totalCount, pageCount: pageCountOf(totalCount) }
}

/** Opening a message marks it read and lowers the count (MSG-005); once read it stays so. */
export async function readMessage(
  deps: OwnMessageDeps,
  memberId: MemberId,
  messageId: number,
): Promise<Result<Left, Unknown>> {
  const found = await markRead(deps.db, memberId, messageId, deps.clock.now())
  return found ? accept(await tellUnread(deps, memberId)) : refuse({ code: 'MESSAGE_UNKNOWN' })
}

/** Marks everything read, so that the site is open again to who has been away for long (MSG-002). */
export async function readAllMessages(deps: OwnMessageDeps, memberId: MemberId): Promise<Left> {
  await markAllRead(deps.db, memberId, deps.clock.now())
  return tellUnread(deps, memberId)
}

/** Takes a message out of the member's inbox for good (MSG-005). */
export async function deleteMessage(
  deps: OwnMessageDeps,
  memberId: MemberId,
  messageId: number,
): Promise<Result<Left, Unknown>> {
  const found = await markDeleted(deps.db, memberId, messageId, deps.clock.now())
  return found ? accept(await tellUnread(deps, memberId)) : refuse({ code: 'MESSAGE_UNKNOWN' })
}

/** Other windows of the member hear of it as well. */
async function tellUnread({ bus, findUnreadCount }: OwnMessageDeps, memberId: MemberId): Promise<Left> {
  bus.publish(unreadChanged, { memberId })
  return { unread: await findUnreadCount(memberId) }
}
