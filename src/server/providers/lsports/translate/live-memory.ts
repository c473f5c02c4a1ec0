import { STOP_SECONDS, type StopReason } from '#domain/fixtures/in-play-stop.ts'
import { type Instant, SECOND } from '#domain/instant.ts'
import type { LiveIncident } from '#server/fixtures/fixtures.ts'

/** Current reasons to suspend a live match, and its incidents so far. */
export type KnownLive = {
  /** Active danger warnings by kind: each lasts until the feed ends it. */
  readonly dangers: Set<number>
  /** A video review is in progress. */
  review: boolean
  /** The incident that the feed last reported as in progress. */
  current: string
  /** An incident happened, and prices have not been sent again since. */
  stop: Stop | undefined
  readonly incidents: LiveIncident[]
}

export type Stop = { readonly reason: StopReason; readonly at: Instant }

export const nothingLive = (): KnownLive => ({
  dangers: new Set(),
  review: false,
  current: '',
  stop: undefined,
  incidents: [],
})

/** Why betting on the match is suspended; an incident is more specific than a danger warning. */
export function stopReasonOf({ dangers, review, stop }: KnownLive): StopReason | null {
  if (review) return 'var'
  return stop?.reason ?? (dangers.size > 0 ? 'danger' : null)
}

/**
 * New prices end a stop after its minimum duration (handbook 2.3); `pricedAt` is when the feed sent them. True if a
 * stop ended.
 */
export function endStop(live: KnownLive, pricedAt: Instant): boolean {
  if (!live.stop || pricedAt < live.stop.at + STOP_SECONDS[live.stop.reason] * SECOND) return false
  live.stop = undefined
  return true
}
