import { HOUR, type Instant, instant, MINUTE } from './instant.ts'
import { seoulDay } from './korean-formats.ts'

/** "12분 후", "3시간 후", "내일", "3일 후": how far away a start is; "시작" once it is there (look.md). */
export function untilStart(startsAt: Instant, now: Instant): string {
  const left = startsAt - now
  if (left <= 0) return '시작'
  if (left < HOUR) return `${Math.ceil(left / MINUTE)}분 후`
  const days = daysBetween(now, startsAt)
  if (days === 0 || left < 12 * HOUR) return `${Math.floor(left / HOUR)}시간 후`
  return days === 1 ? '내일' : `${days}일 후`
}

/** Midnights of Seoul between two moments. */
function daysBetween(from: Instant, to: Instant): number {
  const midnight = (at: Instant) => Date.parse(`${seoulDay(instant(at))}T00:00:00Z`)
  return (midnight(to) - midnight(from)) / (24 * HOUR)
}
