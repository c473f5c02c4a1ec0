import type { Instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'

/** Formats a time for the back office. */
export const deskTime = (at: Instant): string => formatSeoul(at, 'YYYY-MM-DD HH:mm:ss')

export const deskMoment = (at: Instant | null): string | null => (at === null ? null : deskTime(at))
