import { HOUR, type Instant } from '../instant.ts'
import type { ScoreSheet, SheetStatus } from './score-sheet.ts'

/** Hours after the scheduled start until an unplayed match is void (handbook 1.9). */
export const VOID_AFTER_HOURS = { korean: 3, european: 24 } as const

/**
 * Returns the status that decides settlement. After the waiting time from its scheduled start, a
 * postponed, delayed or interrupted match counts as cancelled (nothing was played) or abandoned.
 */
export function statusAfterWaiting(
  sheet: Pick<ScoreSheet, 'status' | 'periods'>,
  scheduledStart: Instant,
  now: Instant,
  voidAfterHours: number,
): SheetStatus {
  const waits =
    sheet.status === 'not-started' ||
    sheet.status === 'about-to-start' ||
    sheet.status === 'postponed' ||
    sheet.status === 'interrupted'
  if (!waits || now < scheduledStart + voidAfterHours * HOUR) return sheet.status
  return sheet.periods.length > 0 ? 'abandoned' : 'cancelled'
}
