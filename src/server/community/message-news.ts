import type { MemberId } from '#domain/ids.ts'
import { topic } from '#server/platform/news/bus.ts'

/**
 * After each committed act that changed how many messages somebody has not read. Null: of many members; whoever
 * shows their counts reads them again.
 */
export const unreadChanged = topic<{ readonly memberId: MemberId | null }>('unread-changed', {
  reach: 'house',
})
