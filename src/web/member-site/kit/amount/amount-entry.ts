import { formatFigure } from '#domain/korean-formats.ts'
import { typedAmountDigits } from '#domain/typed-text.ts'

/** Amounts of the buttons in won (handbook 5.3). */
export const quickAmounts = [
  { won: 10_000, label: '1만' },
  { won: 30_000, label: '3만' },
  { won: 50_000, label: '5만' },
  { won: 100_000, label: '10만' },
  { won: 500_000, label: '50만' },
  { won: 1_000_000, label: '100만' },
] as const

/** Maximum number of digits of an amount. */
const DIGITS_MAX = 11

/** The typed amount; 0 when empty. */
export const readAmount = (text: string): number => Number(text.replaceAll(',', '') || '0')

/** Formats typed text with separators, digits only. */
export function amountText(typed: string): string {
  const digits = typedAmountDigits(typed).replace(/^0+/, '').slice(0, DIGITS_MAX)
  return digits === '' ? '' : formatFigure(Number(digits))
}
