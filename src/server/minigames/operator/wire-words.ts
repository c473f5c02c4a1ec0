import type { Instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import type { Odds } from '#domain/odds.ts'

export const wireTime = (at: Instant): string => formatSeoul(at, 'YYYY-MM-DD HH:mm:ss')

export const wireMoment = (at: Instant | null): string | null => (at === null ? null : wireTime(at))

/** Odds as a factor. */
export const wirePrice = (price: Odds): number => price / 100
