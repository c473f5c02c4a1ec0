import { assert } from './assert.ts'
import type { Brand } from './brand.ts'

/** The number a market turns on (기준점), in hundredths: -0.75 is -75. Handicaps are seen from home. */
export type Line = Brand<number, 'Line'>

/** Names a whole number of hundredths that is a multiple of a quarter as a line. */
export function line(hundredths: number): Line {
  assert(Number.isSafeInteger(hundredths) && hundredths % 25 === 0, `not a line: ${hundredths}`)
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

/** Reads "2.5", "-0.75", "+1"; a bracketed score behind it ("-2.5 (0-0)") is ignored. */
export function parseLine(text: string | number): Line | undefined {
  const match = /^([+-]?)(\d{1,5})(?:\.(\d{1,2})0*)?(?:\s*\(.*\))?$/.exec(String(text).trim())
  if (!match) return undefined
  const size = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  if (size % 25 !== 0) return undefined
  return line(match[1] === '-' && size !== 0 ? -size : size)
}
