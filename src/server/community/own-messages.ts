import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { unreadChanged } from './message-news.ts'
import { markAllRead, markDeleted, markRead, ownMessageList } from './messages.sql.ts'
import type { FindUnreadCount } from './unread-count.ts'

export type OwnMessageDeps = Pick<Deps, 'db' | 'clock' | 'bus'> & {
  readonly findUnreadCount: FindUnreadCount
}

/** Number of unread messages after the operation. */
type Left = { readonly unread: number }
type Unknown = Refusal<'MESSAGE_UNKNOWN'>

/** Returns a page of the member's own messages, newest first. */
export async function readInbox({ db }: Pick<Deps, 'db'>, memberId: MemberId, page: number) {
  const { rows, ...counts } = await ownMessageList.page(db, memberId, page)
  return { messages: rows, ...counts }
}

/** Returns a message and marks it as read, which lowers the count (MSG-005). */
export async function readMessage(
  deps: OwnMessageDeps,
  memberId: MemberId,
  messageId: number,
): Promise<Result<Left, Unknown>> {
  const found = await markRead(deps.db, memberId, messageId, deps.clock.now())
  return found ? accept(await tellUnread(deps, memberId)) : refuse({ code: 'MESSAGE_UNKNOWN' })
}

/** Marks all messages as read, so that a member who was away for long can use the site (MSG-002). */
export async function readAllMessages(deps: OwnMessageDeps, memberId: MemberId): Promise<Left> {
  await markAllRead(deps.db, memberId, deps.clock.now())
  return tellUnread(deps, memberId)
}

/** Deletes a message from the member's inbox permanently (MSG-005). */
export async function deleteMessage(
  deps: OwnMessageDeps,
  memberId: MemberId,
  messageId: number,
): Promise<Result<Left, Unknown>> {
  const found = await markDeleted(deps.db, memberId, messageId, deps.clock.now())
  return found ? accept(await tellUnread(deps, memberId)) : refuse({ code: 'MESSAGE_UNKNOWN' })
}

/** Also notifies the member's other windows. */
async function tellUnread({ bus, findUnreadCount }: OwnMessageDeps, memberId: MemberId): Promise<Left> {
  bus.publish(unreadChanged, { memberId })
  return { unread: await findUnreadCount(memberId) }
}
