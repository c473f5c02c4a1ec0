import type { Instant } from '#domain/instant.ts'

/** A bet that is answered only after a delay. */
export type Waiting = {
  /** Full delay; 0 until the server has reported it. */
  readonly seconds: number
  /** End of the delay, by the browser's clock. */
  readonly dueAt: Instant
}

/** Seconds left, down to 0. */
export const secondsLeft = ({ dueAt }: Waiting, now: Instant): number =>
  Math.max(0, Math.ceil((dueAt - now) / 1_000))
