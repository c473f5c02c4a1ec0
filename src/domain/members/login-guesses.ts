import { DAY, HOUR, type Instant, instant, MINUTE } from '../instant.ts'

/** Keys by which password guesses are counted. */
export type GuessKind = 'pair' | 'device' | 'address' | 'name' | 'code' | 'exchange'

/** Failed guesses: how many, since when, and until when further guesses are blocked. */
export type GuessCount = {
  readonly failures: number
  readonly beganAt: Instant
  readonly waitUntil: Instant | null
}

type GuessRule = {
  /** Number of guesses without a wait. */
  readonly free: number
  /** Milliseconds after the first guess until all are forgotten. */
  readonly span: number
  /**
   * The wait after the last free guess, doubled with each further one. Without it the wait lasts until
   * the span ends.
   */
  readonly wait?: { readonly first: number; readonly longest: number }
}

const slowedDown: GuessRule = { free: 5, span: DAY, wait: { first: 10 * MINUTE, longest: HOUR } }

/**
 * A pair of name and address, and a known device, have five guesses before waits start (handbook 6.1).
 * Many members share an address (mobile networks), and anyone can fail at any name, so those limits are
 * high and only stop floods.
 */
const rules: Readonly<Record<GuessKind, GuessRule>> = {
  pair: slowedDown,
  device: slowedDown,
  address: { free: 100, span: 10 * MINUTE },
  name: { free: 100, span: HOUR },
  // Codes are short, so guesses are limited for each member, whatever their source.
  code: { ...slowedDown, free: 10 },
  exchange: slowedDown,
}

/** The longest time for which any count is needed. */
export const GUESSES_KEPT = 2 * DAY

/** Until when guesses are blocked; undefined when one is allowed now. */
export const waitOf = (known: GuessCount, now: Instant): Instant | undefined =>
  known.waitUntil !== null && known.waitUntil > now ? known.waitUntil : undefined

/** Returns the count after one more guess, which is about to be checked. */
export function countGuess(kind: GuessKind, known: GuessCount, now: Instant): GuessCount {
  const { free, span, wait } = rules[kind]
  const isOver = known.failures === 0 || known.beganAt + span <= now
  const failures = isOver ? 1 : known.failures + 1
  const beganAt = isOver ? now : known.beganAt
  if (failures < free) return { failures, beganAt, waitUntil: null }
  const waitUntil = wait ? now + Math.min(wait.longest, wait.first * 2 ** (failures - free)) : beganAt + span
  return { failures, beganAt, waitUntil: instant(waitUntil) }
}
