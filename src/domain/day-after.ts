import { DAY, instant } from './instant.ts'
import { parseSeoul, seoulDay } from './korean-formats.ts'

/** The Seoul day this many days later; earlier when negative. */
export function dayAfter(day: string, days: number): string {
  const at = parseSeoul(day)
  return at === undefined ? day : seoulDay(instant(at + days * DAY))
}
