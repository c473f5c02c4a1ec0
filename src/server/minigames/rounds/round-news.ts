import type { RoundId } from '#domain/ids.ts'
import { topic } from '#server/platform/news/bus.ts'

/** What became of rounds in one turn: opened, closed, drawn, made void. */
export type RoundNews = {
  readonly opened: readonly RoundId[]
  readonly closed: readonly RoundId[]
  readonly drawn: readonly RoundId[]
  readonly voided: readonly RoundId[]
}

export const noNews: RoundNews = { opened: [], closed: [], drawn: [], voided: [] }

/** After each commit that changed rounds. A nudge: whoever must not miss one reads the table as well. */
export const roundsChanged = topic<RoundNews>('rounds-changed', { reach: 'house' })
