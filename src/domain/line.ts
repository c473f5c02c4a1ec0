import type { Brand } from './brand.ts'
import { readHundredths } from './hundredths.ts'

/** The line of a market (기준점) in hundredths: -0.75 is -75. Handicaps are from the home side's view. */
export type Line = Brand<number, 'Line'>

/** Brands a whole number of hundredths, a multiple of 25, as a line. Throws otherwise. */
export function line(hundredths: number): Line {
  // Builds the message only on failure, because a bet creates many lines.
  if (!Number.isSafeInteger(hundredths) || hundredths % 25 !== 0)
    throw new Error(`Broken invariant: not a line: ${hundredths}`)
  return hundredths as Line
}

/** True for a quarter line (2.25, -0.75), which splits the stake over its two neighbours. */
export const isQuarterLine = (value: Line): boolean => value % 50 !== 0

/** The same handicap from the other side's view. */
export const oppositeLine = (value: Line): Line => line(value === 0 ? 0 : -value)

/** "2.5", "-0.75", "0": with as few decimals as needed, as the feed and the screen write lines. */
export function formatLine(value: Line): string {
  const whole = Math.trunc(Math.abs(value) / 100)
  const rest = String(Math.abs(value) % 100)
    .padStart(2, '0')
    .replace(/0+$/, '')
  return `${value < 0 ? '-' : ''}${whole}${rest ? `.${rest}` : ''}`
}

const SCORE_BEHIND = /\s*\(.*\)$/

/** Parses "2.5", "-0.75", "+1"; ignores a trailing score in brackets ("-2.5 (0-0)"). */
export function parseLine(text: string | number): Line | undefined {
  const trimmed = String(text).trim()
  const figure = trimmed.endsWith(')') ? trimmed.replace(SCORE_BEHIND, '') : trimmed
  const isSigned = figure.startsWith('-') || figure.startsWith('+')
  const size = readHundredths(isSigned ? figure.slice(1) : figure, 5, 'zeros')
  if (size === undefined || size % 25 !== 0) return undefined
  return line(figure.startsWith('-') && size !== 0 ? -size : size)
}
