import type { Instant } from './instant.ts'
import { SECOND } from './instant.ts'

/** First value of the setting liveSilenceSec (handbook 2.3). */
export const LIVE_SILENCE_SECONDS = 15

/**
 * Whether a live price may still be bet: its source was heard of no longer ago than the limit. Never heard of
 * counts as silent.
 */
export const isHeard = (heardAt: Instant | null, now: Instant, limitSeconds: number): boolean =>
  heardAt !== null && now - heardAt <= limitSeconds * SECOND
