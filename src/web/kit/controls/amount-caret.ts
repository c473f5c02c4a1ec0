/** How many digits stand before the caret; leading zeros go when the amount is written anew. */
export const digitsBefore = (text: string, caret: number): number =>
  text
    .slice(0, caret)
    .normalize('NFKC')
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '').length

/** Where the caret belongs after separators came or went: behind as many digits as before. */
export function caretAfter(text: string, digits: number): number {
  let seen = 0
  for (let index = 0; index < text.length; index++) {
    if (seen === digits) return index
    if (/\d/.test(text[index] ?? '')) seen++
  }
  return text.length
}
