import type { MemberId } from '#domain/ids.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { gatherReads } from '#server/platform/work/gather.ts'
import { countUnread } from './messages.sql.ts'

/** How many messages a member has not read at this moment. */
export type FindUnreadCount = (id: MemberId) => Promise<number>

/**
 * A message to all has every member online ask at once, so the reads of a moment are gathered into one statement.
 * They come one after another: a later answer is never the older one.
 */
export function unreadCounts({ db }: Pick<Deps, 'db'>): FindUnreadCount {
  const find = gatherReads(
    async (ids: readonly MemberId[]) =>
      new Map((await countUnread(db, ids)).map(({ memberId, count }) => [memberId, count])),
  )
  return async id => (await find(id)) ?? 0
}
