import { type Instant, instant } from '#domain/instant.ts'

/** The browser's clock: the one place of the web that reads it. Rules and stores take their time as an argument. */
export const now = (): Instant => instant(Date.now())
