import { type Instant, instant } from '#domain/instant.ts'

/**
 * The browser's clock: the only place of the web code that reads it. Rules and stores receive the time as
 * an argument.
 */
export const now = (): Instant => instant(Date.now())
