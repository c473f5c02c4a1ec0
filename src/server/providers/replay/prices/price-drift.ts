import { type Instant, MINUTE, SECOND } from '#domain/instant.ts'
import { hashAt } from '../seeded.ts'

/** Number of steps from the opening to the closing price. */
const DRIFT_WHOLE = 1_000

/** From here on the closing price applies: when a pre-match market closes (handbook 1.3). */
const SETTLED_BEFORE = MINUTE
const LAST_MINUTES = 10 * MINUTE
const LAST_STEP = 30 * SECOND
const USUAL_STEP = 4 * MINUTE

/**
 * Returns the progress from opening to closing price at a time, 0 to 1000. It moves in steps of four minutes, and of
 * thirty seconds in the last ten minutes. Each match has its own uneven pace, the same for all its markets. The
 * progress never decreases, and reaches 1000 a minute before kick-off.
 */
export function driftAt(seed: number, listedAt: Instant, kickOff: Instant, now: Instant): number {
  const end = kickOff - SETTLED_BEFORE
  if (now >= end) return DRIFT_WHOLE
  if (now <= listedAt || end <= listedAt) return 0
  const step = end - now <= LAST_MINUTES ? LAST_STEP : USUAL_STEP
  const stepsLeft = Math.ceil((end - now) / step)
  const at = end - stepsLeft * step
  const straight = Math.floor((DRIFT_WHOLE * Math.max(0, at - listedAt)) / (end - listedAt))
  return bend(seed, straight)
}

const BENDS = 8

/** An uneven but monotonic path from 0 to 1000: eight segments of different slopes. */
function bend(seed: number, straight: number): number {
  const weights = Array.from({ length: BENDS }, (_, index) => 1 + (hashAt(seed, index) % 5))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const position = straight * BENDS
  const reached = Math.floor(position / DRIFT_WHOLE)
  const before = weights.slice(0, reached).reduce((total, weight) => total + weight, 0)
  const within = ((position % DRIFT_WHOLE) * (weights[reached] ?? 0)) / DRIFT_WHOLE
  return Math.floor((DRIFT_WHOLE * (before + within)) / sum)
}

/** Interpolates between two integers. */
export const between = (opening: number, closing: number, drift: number): number =>
  opening + Math.trunc(((closing - opening) * drift) / DRIFT_WHOLE)
