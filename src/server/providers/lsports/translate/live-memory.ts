import { STOP_SECONDS, type StopReason } from '#domain/fixtures/in-play-stop.ts'
import { type Instant, SECOND } from '#domain/instant.ts'
import type { LiveIncident } from '#server/fixtures/fixtures.ts'

/** What holds a running match back just now, and what has happened in it. */
export type KnownLive = {
  /** The kinds of danger that the feed warns of: each stands until it is told to be over. */
  readonly dangers: Set<number>
  /** A video review stands. */
  review: boolean
  /** What the feed said last to be under way. */
  current: string
  /** Something happened, and prices have not come again since. */
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

/** Why betting on the match stands still; what happened says more than the feed's bare warning. */
export function stopReasonOf({ dangers, review, stop }: KnownLive): StopReason | null {
  if (review) return 'var'
  return stop?.reason ?? (dangers.size > 0 ? 'danger' : null)
}

/**
 * Prices that come again end a stop, once its least time is over (handbook 2.3). The feed sent them at the given
 * moment. True when that ended one.
 */
export function endStop(live: KnownLive, pricedAt: Instant): boolean {
  if (!live.stop || pricedAt < live.stop.at + STOP_SECONDS[live.stop.reason] * SECOND) return false
  live.stop = undefined
  return true
}
