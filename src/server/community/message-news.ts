import type { MemberId } from '#domain/ids.ts'
import { topic } from '#server/platform/news/bus.ts'

/** Published after each committed change of a member's unread count. Null: of many members; their pages reload it. */
export const unreadChanged = topic<{ readonly memberId: MemberId | null }>('unread-changed', {
  reach: 'house',
})
