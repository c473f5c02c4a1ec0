import { seenOf } from './visible-text.ts'

/**
 * What people type, in the one form that rules and comparisons know. Keyboards write letters and figures in full width,
 * phones add a blank after a suggested word, and copied text brings blanks and dashes along.
 */

/** A login name or another name of plain letters: half-width (NFKC), without blanks around it. */
export const typedName = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{DI}/gu, '')
    .trim()

/** A code: half-width capitals and digits, without blanks and dashes. */
export const typedCode = (text: string): string =>
  seenOf(text.normalize('NFKC'))
    .replaceAll(/[\p{Pd}\u2212]/gu, '')
    .toUpperCase()

/** The digits of a number as it is typed, full-width ones among them: "１２-３４" is "1234". */
export const typedDigits = (text: string): string => text.normalize('NFKC').replaceAll(/\D/g, '')

/** The digits and points of a figure with decimals as it is typed. */
export const typedDecimal = (text: string): string => text.normalize('NFKC').replaceAll(/[^\d.]/g, '')

/** Amounts with units, largest first: 1억2000만, 5만, 3천. */
const IN_UNITS = /^(?=\d)(?:(\d{1,6})억)?(?:(\d{1,6})만)?(?:(\d{1,6})천)?(\d{0,6})$/

const UNITS = [100_000_000, 10_000, 1_000, 1]

/**
 * An amount in won as it is typed, without separators, blanks and 원: "１０，０００원" is "10000", "5만" "50000". What is
 * no amount comes back half-width.
 */
export function typedAmount(text: string): string {
  const bare = text.normalize('NFKC').replaceAll(/[,\s원₩\\]/g, '')
  const units = /[억만천]/.test(bare) ? IN_UNITS.exec(bare) : null
  if (!units) return bare
  return String(UNITS.reduce((sum, unit, at) => sum + unit * Number(units[at + 1] || 0), 0))
}

/** The digits of a whole amount in won as it is typed, units turned into figures; the rest is left out. */
export const typedAmountDigits = (text: string): string => typedAmount(text).replaceAll(/\D/g, '')

/** Digits in groups with a hyphen between them; what goes beyond is dropped. */
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
