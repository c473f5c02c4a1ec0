import type { RoundId } from '#domain/ids.ts'
import { topic } from '#server/platform/news/bus.ts'

/** Changes of rounds in one run: opened, closed, drawn, voided. */
export type RoundNews = {
  readonly opened: readonly RoundId[]
  readonly closed: readonly RoundId[]
  readonly drawn: readonly RoundId[]
  readonly voided: readonly RoundId[]
}

export const noNews: RoundNews = { opened: [], closed: [], drawn: [], voided: [] }

/**
 * Published after each commit that changed rounds. Only a hint: subscribers that must not miss one also read the table.
 */
export const roundsChanged = topic<RoundNews>('rounds-changed', { reach: 'house' })
