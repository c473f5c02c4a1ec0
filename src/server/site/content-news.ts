import type { ContentPart } from '#contract/live/content-parts.ts'
import type { MemberId } from '#domain/ids.ts'
import { type Bus, topic } from '#server/platform/news/bus.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'

/** A part of the site must be reloaded. Null: by everybody. */
export const contentChanged = topic<{ readonly part: ContentPart; readonly memberId: MemberId | null }>(
  'content-changed',
  { reach: 'house' },
)

/** Makes open pages reload a part of the site after the commit, those of one member or all. */
export const tellContentChanged = (
  tx: Tx,
  { bus }: { readonly bus: Bus },
  part: ContentPart,
  memberId: MemberId | null = null,
): void => tx.afterCommit(() => bus.publish(contentChanged, { part, memberId }))
