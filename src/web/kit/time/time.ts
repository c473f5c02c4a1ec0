import { type Instant, instant } from '#domain/instant.ts'

/**
 * The browser's clock: the only place of the web code that reads it. Rules and stores receive the time as
 * an argument.
 */
export const now = (): Instant => instant(Date.now())

/** "67:05": minutes and seconds. */
export function clockText(seconds: number): string {
  const two = (figure: number) => String(figure).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}

/** "00:44": the time left in minutes and seconds, rounded up; zero after it. */
export const countdownText = (milliseconds: number): string =>
  clockText(Math.max(0, Math.ceil(milliseconds / 1_000)))
