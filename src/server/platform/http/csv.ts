/** By it spreadsheets know that a text is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

export type Cell = string | number | null | undefined

/** Behind these a spreadsheet takes a text for a formula, figures apart: names are written by members. */
const FORMULA = /^(?!-\d+(\.\d+)?%?$)[=+\-@\t\r]/

/** One line of a table as text (RFC 4180). Figures stay figures; a text that a spreadsheet would run stays a text. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(written).join(',')}\r\n`

function written(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
