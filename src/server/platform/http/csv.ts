/** Tells spreadsheets that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

export type Cell = string | number | null | undefined

/** Texts that stay unchanged although a pattern below matches: numbers (-5, 1.25, -1.5%), ISO days and clock times. */
const SAFE = /^(-?(0|[1-9]\d{0,2}(,\d{3})+|[1-9]\d{0,14})(\.\d+)?%?|\d{4}-\d{2}-\d{2}|\d{2}:\d{2}(:\d{2})?)$/

const MONTH =
  '(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)'

/**
 * Texts that a spreadsheet changes on opening a file: it runs formulas, and converts texts to numbers, days or times.
 */
const CHANGED: readonly RegExp[] = [
  // Formulas: names are written by members.
  /^[=+\-@\t\r]/,
  // Numbers that lose a leading zero or the digits after the fifteenth, and 1E5.
  /^0\d[\d.,]*$/,
  /^\d{16,}(\.\d*)?$/,
  /^[\d.,]+e[+-]?\d+$/i,
  // Days, fractions and times: 2-1, 1/2, 2026.8.1, 2:1.
  /^\d+ ?(\d+ ?)?[-/] ?\d+( ?[-/] ?\d+)?$/,
  /^\d+\. ?\d+\. ?\d+\.?$/,
  /^\d+:\d+(:\d+)?$/,
  // Days with the name of their month: MAR1, 1-Dec, 3월 1일.
  new RegExp(`^(${MONTH}[ -]?\\d{1,4}|\\d{1,2}[ -]?${MONTH})$`, 'i'),
  /^\d+월 ?\d+일$/,
  // A negative number in brackets.
  /^\([\d.,]+\)$/,
]

/** One line of a table as text (RFC 4180). A text that a spreadsheet would change is preceded by an apostrophe. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(written).join(',')}\r\n`

function written(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  const text = isChanged(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Whether a spreadsheet would change a text. Full-width characters and blanks around it make no difference (NFKC). */
function isChanged(text: string): boolean {
  if (SAFE.test(text)) return false
  const half = text.normalize('NFKC')
  return CHANGED.some(pattern => pattern.test(half) || pattern.test(half.trim()))
}
