import { formatFigure } from '#domain/korean-formats.ts'

/** Thirteen digits are beyond any balance and still exact. */
const digitsMax = 13

/** Reads what stands in an amount field: whole figures only, separators and everything else left out; null when empty. */
export function readAmount(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, digitsMax)
  return digits === '' ? null : Number(digits)
}

/** "1,234,567" while typing (CART-020); empty for none. */
export const writeAmount = (amount: number | null): string => (amount === null ? '' : formatFigure(amount))

/** Where the caret belongs after separators came or went: behind as many digits as before. */
export function caretAfter(text: string, digitsBefore: number): number {
  let seen = 0
  for (let index = 0; index < text.length; index++) {
    if (seen === digitsBefore) return index
    if (/\d/.test(text[index] ?? '')) seen++
  }
  return text.length
}
