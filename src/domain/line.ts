import type { Brand } from './brand.ts'
import { readHundredths } from './hundredths.ts'

/** The number a market turns on (기준점), in hundredths: -0.75 is -75. Handicaps are seen from home. */
export type Line = Brand<number, 'Line'>

/** Names a whole number of hundredths that is a multiple of a quarter as a line. */
export function line(hundredths: number): Line {
  // The words are put together only for a fault: a bet names many lines.
  if (!Number.isSafeInteger(hundredths) || hundredths % 25 !== 0)
    throw new Error(`Broken invariant: not a line: ${hundredths}`)
  return hundredths as Line
}

/** A quarter line (2.25, -0.75) splits the stake over its two neighbours. */
export const isQuarterLine = (value: Line): boolean => value % 50 !== 0

/** The same handicap seen from the other side. */
export const oppositeLine = (value: Line): Line => line(value === 0 ? 0 : -value)

/** "2.5", "-0.75", "0": as few decimals as it needs, as the feed and the screen write lines. */
export function formatLine(value: Line): string {
  const whole = Math.trunc(Math.abs(value) / 100)
  const rest = String(Math.abs(value) % 100)
    .padStart(2, '0')
    .replace(/0+$/, '')
  return `${value < 0 ? '-' : ''}${whole}${rest ? `.${rest}` : ''}`
}

const SCORE_BEHIND = /\s*\(.*\)$/

/** Reads "2.5", "-0.75", "+1"; a bracketed score behind it ("-2.5 (0-0)") is ignored. */
export function parseLine(text: string | number): Line | undefined {
  const trimmed = String(text).trim()
  const figure = trimmed.endsWith(')') ? trimmed.replace(SCORE_BEHIND, '') : trimmed
  const isSigned = figure.startsWith('-') || figure.startsWith('+')
  const size = readHundredths(isSigned ? figure.slice(1) : figure, 5, 'zeros')
  if (size === undefined || size % 25 !== 0) return undefined
  return line(figure.startsWith('-') && size !== 0 ? -size : size)
}
