import { type Instant, instant } from '#domain/instant.ts'

/** Source of the current time. Code that needs the time takes a clock, so that tests and replays control it. */
export type Clock = { now(): Instant }

/** The machine's time; the only place in the server that reads it. */
export const systemClock: Clock = { now: () => instant(Date.now()) }
