import { type Instant, instant } from '#domain/instant.ts'

/** What time it is. Whoever needs the time takes a clock, so that tests and replays own it. */
export type Clock = { now(): Instant }

/** The machine's own time; the only place of the server that asks it. */
export const systemClock: Clock = { now: () => instant(Date.now()) }
