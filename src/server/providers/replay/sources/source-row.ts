import { parse } from 'csv-parse/sync'
import type { ImportedFile, RecordedMatch, RejectedRow } from '../recorded-match.ts'

/** One row of a source: its cells by column name, and its line number. */
export interface SourceRow {
  readonly line: number
  /** Why its line cannot be split into cells. */
  readonly fault?: string
  /** The trimmed cell; empty when the column or the cell is missing. */
  cell(column: string): string
}

/**
 * A CSV or TSV with a header. Rows may be shorter than the header, or have additional empty cells; blank lines are
 * skipped.
 */
export interface SourceTable {
  readonly columns: readonly string[]
  readonly rows: readonly SourceRow[]
}

type TableOptions = {
  readonly delimiter?: string
  readonly comment?: string
  /** The source appends rows that only contain delimiters. */
  readonly padded?: boolean
}

/**
 * Reads a table; lines that start with `comment` are skipped. Each line is parsed separately, so that an unclosed quote
 * spoils only its own row.
 */
export function readTable(text: string, options: TableOptions = {}): SourceTable {
  const records = text.split(/\r?\n/).flatMap((written, index) => {
    const record = readRecord(written, options)
    const isPadding = options.padded === true && record !== undefined && isEmpty(record)
    return record === undefined || isPadding ? [] : [{ line: index + 1, record }]
  })
  const columns = (records[0]?.record ?? []).map(column => column.replace(/^\uFEFF/, ''))
  const positions = new Map(columns.map((column, position) => [column, position]))
  const rows = records.slice(1).map(({ line, record }) => ({
    line,
    ...faultOf(record, columns.length),
    cell: (column: string) => record[positions.get(column) ?? -1] ?? '',
  }))
  return { columns, rows }
}

const unreadable: readonly string[] = []

const isEmpty = (record: readonly string[]): boolean =>
  record !== unreadable && record.every(cell => cell === '')

/** An additional cell has shifted others into wrong columns, as a decimal comma does. */
function faultOf(record: readonly string[], columns: number): Pick<SourceRow, 'fault'> {
  if (record === unreadable) return { fault: 'a quote that is never closed' }
  if (isEmpty(record)) return { fault: 'no cell is filled' }
  return record.slice(columns).some(cell => cell !== '') ? { fault: 'more cells than columns' } : {}
}

/** The cells of a line; undefined for a blank line or a comment. */
function readRecord(written: string, { delimiter = ',', comment = '' }: TableOptions) {
  if (written.trim() === '') return undefined
  // Nearly all lines are plain, and a parser per line takes fifty times as long.
  if (!written.includes('"') && !(comment && written.includes(comment))) {
    return written.split(delimiter).map(cell => cell.trim())
  }
  try {
    const [record]: string[][] = parse(written, {
      delimiter,
      comment,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    })
    return record
  } catch {
    return unreadable
  }
}

/** Result of reading a row: the match, or a short reason why the row is rejected. */
export type RowReading = RecordedMatch | { readonly why: string } | undefined

/**
 * Reads all rows and collects the reasons for rejected ones. Duplicate matches are kept once. `undefined` from the
 * reader means that the row is correctly not a match (such as a game not played yet).
 */
export function importRows<Row extends Pick<SourceRow, 'line' | 'fault'>>(
  file: string,
  rows: readonly Row[],
  read: (row: Row) => RowReading,
): ImportedFile {
  const matches = new Map<string, RecordedMatch>()
  const rejected: RejectedRow[] = []
  for (const row of rows) {
    const reading = row.fault === undefined ? read(row) : { why: row.fault }
    if (!reading) continue
    if ('why' in reading) rejected.push({ file, line: row.line, why: reading.why })
    else if (matches.has(reading.key)) rejected.push({ file, line: row.line, why: 'duplicate match' })
    else matches.set(reading.key, reading)
  }
  return { matches: [...matches.values()], rejected }
}
