/** A match clock as it was told: seconds of play at a moment. */
export type ClockReading = {
  readonly periodCode: number
  readonly seconds: number | null
  /** Milliseconds since 1970. */
  readonly at: number
}

const SECOND = 1_000
/** Readings nearer to each other than this say little about the pace, readings farther apart nothing. */
const closest = 900
const farthest = 20 * SECOND
/** Faster than this nothing is replayed. */
const fastest = 60
/** A clock that was not told for so long is no longer carried on. */
const carriedMax = 15 * SECOND

/**
 * How many seconds of play pass in one of life, by two readings: 1, unless a match is replayed or simulated faster. The
 * old pace counts for half, so that one late message makes no jump.
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

/** What the clock shows now: it runs on between two messages, but not for ever. */
export function clockNow({ seconds, at }: ClockReading, pace: number, now: number): number | null {
  if (seconds === null) return null
  const passed = Math.min(Math.max(0, now - at), carriedMax)
  return seconds + Math.floor((passed * pace) / SECOND)
}

/** "67:05". */
export function clockText(seconds: number): string {
  const two = (figure: number) => String(figure).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}
