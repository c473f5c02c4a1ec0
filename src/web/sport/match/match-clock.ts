/** A match clock as received: seconds of play at a moment. */
export type ClockReading = {
  readonly periodCode: number
  readonly seconds: number | null
  /** Epoch milliseconds. */
  readonly at: number
}

const SECOND = 1_000
/** Readings closer together than this say little about the pace, readings farther apart nothing. */
const closest = 900
const farthest = 20 * SECOND
/** Maximum replay speed. */
const fastest = 60
/** A clock without a message for so long is no longer advanced. */
const carriedMax = 15 * SECOND

/**
 * Seconds of play per real second, by two readings: 1, unless a match is replayed or simulated faster.
 * The old pace has half the weight, so that one late message causes no jump.
 */
export function clockPace(before: ClockReading | undefined, after: ClockReading, pace = 1): number {
  if (!before || before.periodCode !== after.periodCode) return pace
  if (before.seconds === null || after.seconds === null) return pace
  const passed = after.at - before.at
  const played = (after.seconds - before.seconds) * SECOND
  if (passed < closest || passed > farthest || played <= 0) return pace
  const measured = Math.min(fastest, played / passed)
  return pace === 1 ? measured : (pace + measured) / 2
}

/** The clock now: it advances between two messages, but not indefinitely. */
export function clockNow({ seconds, at }: ClockReading, pace: number, now: number): number | null {
  if (seconds === null) return null
  const passed = Math.min(Math.max(0, now - at), carriedMax)
  return seconds + Math.floor((passed * pace) / SECOND)
}
