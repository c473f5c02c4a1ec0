import { liveSilence } from './live-silence.ts'

export type ConnectionQuality = 'good' | 'slow' | 'lost'

/** The house is heard at least every ten seconds: later than this, something is held up on its way. */
const LATE_MILLISECONDS = 12_500
/** An answer that takes so long shows a goal later than it is worth betting on. */
const SLOW_MILLISECONDS = 1_000

type Measured = {
  /** Milliseconds since the stream of prices last brought anything. */
  readonly silentFor: number
  /** Milliseconds that the last answer took; undefined before there was one. */
  readonly delay: number | undefined
}

/** How good the line to the house is, as far as it was measured (field V7). */
export function qualityOf({ silentFor, delay = 0 }: Measured): ConnectionQuality {
  if (silentFor > liveSilence) return 'lost'
  return silentFor > LATE_MILLISECONDS || delay > SLOW_MILLISECONDS ? 'slow' : 'good'
}

let lastDelay: number | undefined

/** How long the last answer to a question that is asked every few seconds has taken. */
export const noteDelay = (milliseconds: number): void => {
  lastDelay = milliseconds
}

export const readDelay = (): number | undefined => lastDelay
