import { seenOf } from './visible-text.ts'

/**
 * Normalises typed text for rules and comparisons. Keyboards produce full-width letters and digits,
 * phones add a space after a suggested word, and copied text contains spaces and dashes.
 */

/** A login name or another name of plain letters: half-width (NFKC), trimmed. */
export const typedName = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{DI}/gu, '')
    .trim()

/** A code: half-width capitals and digits, without spaces and dashes. */
export const typedCode = (text: string): string =>
  seenOf(text.normalize('NFKC'))
    .replaceAll(/[\p{Pd}\u2212]/gu, '')
    .toUpperCase()

/** The digits of a typed number, including full-width ones: "１２-３４" is "1234". */
export const typedDigits = (text: string): string => text.normalize('NFKC').replaceAll(/\D/g, '')

/** The digits and points of a typed decimal number. */
export const typedDecimal = (text: string): string => text.normalize('NFKC').replaceAll(/[^\d.]/g, '')

/** Amounts with units, largest first: 1억2000만, 5만, 3천. */
const IN_UNITS = /^(?=\d)(?:(\d{1,6})억)?(?:(\d{1,6})만)?(?:(\d{1,6})천)?(\d{0,6})$/

const UNITS = [100_000_000, 10_000, 1_000, 1]

/**
 * A typed amount in won, without separators, spaces and 원: "１０，０００원" is "10000", "5만" "50000". Text that
 * is no amount is returned half-width.
 */
export function typedAmount(text: string): string {
  const bare = text.normalize('NFKC').replaceAll(/[,\s원₩\\]/g, '')
  const units = /[억만천]/.test(bare) ? IN_UNITS.exec(bare) : null
  if (!units) return bare
  return String(UNITS.reduce((sum, unit, at) => sum + unit * Number(units[at + 1] || 0), 0))
}

/**
 * The digits of a typed whole amount in won, with units converted to digits; other characters are
 * dropped.
 */
export const typedAmountDigits = (text: string): string => typedAmount(text).replaceAll(/\D/g, '')

/** Groups digits with hyphens; excess digits are dropped. */
export function groupDigits(typed: string, sizes: readonly number[]): string {
  let rest = typedDigits(typed)
  const groups: string[] = []
  for (const size of sizes) {
    if (rest === '') break
    groups.push(rest.slice(0, size))
    rest = rest.slice(size)
  }
  return groups.join('-')
}
