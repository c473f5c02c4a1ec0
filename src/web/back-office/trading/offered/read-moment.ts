import { type Instant, instant } from '#domain/instant.ts'
import { parseSeoul } from '#domain/korean-formats.ts'

/** Parses a moment in Seoul time: hours and minutes, optionally seconds and milliseconds. */
export function readMoment(day: string, time: string): Instant | undefined {
  const [, clock, seconds = '00', fraction = ''] =
    /^(\d{1,2}:\d{2})(?::(\d{2})(?:\.(\d{1,3}))?)?$/.exec(time.trim()) ?? []
  if (clock === undefined) return undefined
  const whole = parseSeoul(`${day} ${clock.padStart(5, '0')}:${seconds}`)
  return whole === undefined ? undefined : instant(whole + Number(fraction.padEnd(3, '0')))
}
