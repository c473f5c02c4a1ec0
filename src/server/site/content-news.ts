import type { ContentPart } from '#contract/live/content-parts.ts'
import type { MemberId } from '#domain/ids.ts'
import { type Bus, topic } from '#server/platform/news/bus.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'

/** That a part of the site is to be read again. Null: by everybody. */
export const contentChanged = topic<{ readonly part: ContentPart; readonly memberId: MemberId | null }>(
  'content-changed',
  { reach: 'house' },
)

/** Has open pages read a part of the site again, those of one member or of everybody, once this is committed. */
export const tellContentChanged = (
  tx: Tx,
  { bus }: { readonly bus: Bus },
  part: ContentPart,
  memberId: MemberId | null = null,
): void => tx.afterCommit(() => bus.publish(contentChanged, { part, memberId }))
