/**
 * Number of digits before the caret, without leading zeros, which are removed when the amount is
 * formatted.
 */
export const digitsBefore = (text: string, caret: number): number =>
  text
    .slice(0, caret)
    .normalize('NFKC')
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '').length

/** Returns the caret position after formatting: after the same number of digits. */
export function caretAfter(text: string, digits: number): number {
  let seen = 0
  for (let index = 0; index < text.length; index++) {
    if (seen === digits) return index
    if (/\d/.test(text[index] ?? '')) seen++
  }
  return text.length
}
