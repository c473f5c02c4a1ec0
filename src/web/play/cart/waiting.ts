import type { Instant } from '#domain/instant.ts'

/** A bet that the house answers only after a delay. */
export type Waiting = {
  /** The whole delay; 0 until the house has told it. */
  readonly seconds: number
  /** The end of the delay, by this browser's clock. */
  readonly dueAt: Instant
}

/** Seconds left, counted down to 0. */
export const secondsLeft = ({ dueAt }: Waiting, now: Instant): number =>
  Math.max(0, Math.ceil((dueAt - now) / 1_000))
