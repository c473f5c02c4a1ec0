import { liveSilence } from './live-silence.ts'

export type ConnectionQuality = 'good' | 'slow' | 'lost'

/** The server sends something at least every ten seconds; after this time the connection is delayed. */
const LATE_MILLISECONDS = 12_500
/** A response time at which goals arrive too late for betting. */
const SLOW_MILLISECONDS = 1_000

type Measured = {
  /** Milliseconds since the live stream last received anything. */
  readonly silentFor: number
  /** Duration of the last response in milliseconds; undefined before the first. */
  readonly delay: number | undefined
}

/** Quality of the connection, from the last measurements (field V7). */
export function qualityOf({ silentFor, delay = 0 }: Measured): ConnectionQuality {
  if (silentFor > liveSilence) return 'lost'
  return silentFor > LATE_MILLISECONDS || delay > SLOW_MILLISECONDS ? 'slow' : 'good'
}

let lastDelay: number | undefined

/** Records the duration of the last response to a polling request. */
export const noteDelay = (milliseconds: number): void => {
  lastDelay = milliseconds
}

export const readDelay = (): number | undefined => lastDelay
