import type { Fraction } from '../../fraction.ts'

/** Warning level of a price by its house edge (handbook 3.8). */
export type EdgeMark = 'negative' | 'thin' | 'usual' | 'thick'

/**
 * Hundredths of a percent: an edge below the first is too thin, above the second too high for a fair
 * game.
 */
const THIN_BELOW = 100
const THICK_ABOVE = 1_500
const WHOLE = 10_000n

/**
 * Classifies an edge. Below 0 % the house loses in the long run, which is refused; below 1 % and above 15
 * % gives a warning but can be saved. Compared exactly, without rounding.
 */
export function edgeMark({ numerator, denominator }: Fraction): EdgeMark {
  const scaled = numerator * WHOLE
  if (numerator < 0n) return 'negative'
  if (scaled < BigInt(THIN_BELOW) * denominator) return 'thin'
  return scaled > BigInt(THICK_ABOVE) * denominator ? 'thick' : 'usual'
}

/** A share in hundredths of a percent, rounded half away from zero: 343/1404 is 2,443. */
export function percentHundredths({ numerator, denominator }: Fraction): number {
  const doubled = numerator * WHOLE * 2n
  const away = numerator < 0n ? -denominator : denominator
  return Number((doubled + away) / (denominator * 2n))
}

/** Formats hundredths of a percent as "−0.29%". */
export function percentText(hundredths: number): string {
  const size = Math.abs(hundredths)
  const text = `${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}%`
  return hundredths < 0 ? `−${text}` : text
}
