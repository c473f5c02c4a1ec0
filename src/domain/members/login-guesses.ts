import { DAY, HOUR, type Instant, instant, MINUTE } from '../instant.ts'

/** What guesses at a password are counted by. */
export type GuessKind = 'pair' | 'device' | 'address' | 'name' | 'code' | 'exchange'

/** Guesses so far: how many, since when, and until when no further one is tried. */
export type GuessCount = {
  readonly failures: number
  readonly beganAt: Instant
  readonly waitUntil: Instant | null
}

type GuessRule = {
  /** So many are tried without a wait. */
  readonly free: number
  /** So long after the first one all are forgotten. */
  readonly span: number
  /** The wait after the last free one, doubled with each further; without it the wait ends with the span. */
  readonly wait?: { readonly first: number; readonly longest: number }
}

const slowedDown: GuessRule = { free: 5, span: DAY, wait: { first: 10 * MINUTE, longest: HOUR } }

/**
 * A pair of name and address, and a known device, have five guesses and then fewer and fewer (handbook 6.1). Many
 * members share an address (mobile networks), and anybody can fail at any name: those bounds are high and stop floods.
 */
const rules: Readonly<Record<GuessKind, GuessRule>> = {
  pair: slowedDown,
  device: slowedDown,
  address: { free: 100, span: 10 * MINUTE },
  name: { free: 100, span: HOUR },
  // Codes are short, so a member's are guessed at rarely, wherever the guesses come from.
  code: { ...slowedDown, free: 10 },
  exchange: slowedDown,
}

/** The longest time for which any count matters. */
export const GUESSES_KEPT = 2 * DAY

/** Until when guesses of this count have to wait; undefined when one may be tried now. */
export const waitOf = (known: GuessCount, now: Instant): Instant | undefined =>
  known.waitUntil !== null && known.waitUntil > now ? known.waitUntil : undefined

/** The count with one more guess in it, which is about to be tried. */
export function countGuess(kind: GuessKind, known: GuessCount, now: Instant): GuessCount {
  const { free, span, wait } = rules[kind]
  const isOver = known.failures === 0 || known.beganAt + span <= now
  const failures = isOver ? 1 : known.failures + 1
  const beganAt = isOver ? now : known.beganAt
  if (failures < free) return { failures, beganAt, waitUntil: null }
  const waitUntil = wait ? now + Math.min(wait.longest, wait.first * 2 ** (failures - free)) : beganAt + span
  return { failures, beganAt, waitUntil: instant(waitUntil) }
}
