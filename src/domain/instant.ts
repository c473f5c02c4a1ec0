import type { Brand } from './brand.ts'

/**
 * A moment in epoch milliseconds. The domain receives it as an argument; only the server's clock creates
 * one.
 */
export type Instant = Brand<number, 'Instant'>

export const instant = (epochMilliseconds: number): Instant => epochMilliseconds as Instant

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
