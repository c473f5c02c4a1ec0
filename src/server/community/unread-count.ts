import type { MemberId } from '#domain/ids.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { gatherReads } from '#server/platform/work/gather.ts'
import { countUnread } from './messages.sql.ts'

/** Returns a member's current number of unread messages. */
export type FindUnreadCount = (id: MemberId) => Promise<number>

/**
 * After a message to all, every online member requests the count at once, so concurrent reads are batched into one
 * statement. Batches run one after another, so that a later answer is never older.
 */
export function unreadCounts({ db }: Pick<Deps, 'db'>): FindUnreadCount {
  const find = gatherReads(
    async (ids: readonly MemberId[]) =>
      new Map((await countUnread(db, ids)).map(({ memberId, count }) => [memberId, count])),
  )
  return async id => (await find(id)) ?? 0
}
