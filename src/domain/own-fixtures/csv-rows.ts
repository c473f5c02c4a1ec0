import { accept, type Result, refuse } from '../result.ts'

/** A row of the table and the file line where it starts, from 1. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] }

/** A quote inside a cell, or one that is not closed. The rest of the file can't be trusted. */
export type BrokenCsv = { readonly line: number; readonly code: 'QUOTE_INSIDE' | 'QUOTE_OPEN' }

const BYTE_ORDER_MARK = '\ufeff'

type Cell = { readonly text: string; readonly end: number }

/**
 * Parses CSV strictly (RFC 4180): quoted cells may contain the separator, line ends and doubled quotes.
 * Tabs separate the cells when the first line contains one (copied from a spreadsheet). Empty lines are
 * skipped.
 */
export function readCsv(file: string): Result<readonly CsvRow[], BrokenCsv> {
  const text = file.startsWith(BYTE_ORDER_MARK) ? file.slice(1) : file
  const separator = /^[^\r\n]*\t/.test(text) ? '\t' : ','
  const rows: CsvRow[] = []
  let line = 1
  let at = 0
  while (at < text.length) {
    const cells: string[] = []
    const from = at
    let next: Cell | 'QUOTE_INSIDE' | 'QUOTE_OPEN'
    do {
      next = readCell(text, at, separator)
      if (typeof next === 'string') return refuse({ line: line + linesIn(text, from, at), code: next })
      cells.push(next.text)
      at = next.end + 1
    } while (text[next.end] === separator)
    if (cells.some(cell => cell.trim() !== '')) rows.push({ line, cells })
    line += linesIn(text, from, at)
  }
  return accept(rows)
}

/** Reads a cell and returns its end: at a separator, a line feed or the end of the text. */
function readCell(text: string, from: number, separator: string): Cell | BrokenCsv['code'] {
  if (text[from] === '"') return readQuoted(text, from, separator)
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1
  const cell = text.slice(from, text[end] === separator ? end : withoutReturn(text, from, end))
  return cell.includes('"') ? 'QUOTE_INSIDE' : { text: cell, end }
}

function readQuoted(text: string, from: number, separator: string): Cell | BrokenCsv['code'] {
  let at = from + 1
  let cell = ''
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return 'QUOTE_OPEN'
    cell += text.slice(at, quote)
    if (text[quote + 1] !== '"') return closed(text, quote + 1, separator, cell)
    cell += '"'
    at = quote + 2
  }
}

/** The cell must end after the closing quote. */
function closed(text: string, at: number, separator: string, cell: string): Cell | 'QUOTE_INSIDE' {
  const end = text[at] === '\r' ? at + 1 : at
  const isOver = end >= text.length || text[end] === '\n' || (end === at && text[end] === separator)
  return isOver ? { text: cell, end } : 'QUOTE_INSIDE'
}

const withoutReturn = (text: string, from: number, end: number): number =>
  end > from && text[end - 1] === '\r' ? end - 1 : end

function linesIn(text: string, from: number, to: number): number {
  let lines = 0
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}

/** Writes one row for `readCsv`. */
export const csvRow = (cells: readonly string[]): string =>
  `${cells.map(cell => (/[",\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`
