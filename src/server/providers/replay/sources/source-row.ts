import { parse } from 'csv-parse/sync'
import type { ImportedFile, RecordedMatch, RejectedRow } from '../recorded-match.ts'

/** One row of a source: its cells by column name, and the line it stands on. */
export interface SourceRow {
  readonly line: number
  /** Why its line cannot be taken apart into cells. */
  readonly fault?: string
  /** The trimmed cell; empty when the column or the cell is missing. */
  cell(column: string): string
}

/** A CSV or TSV with a header. Rows may be shorter than the header, or go on with empty cells; blank lines are left out. */
export interface SourceTable {
  readonly columns: readonly string[]
  readonly rows: readonly SourceRow[]
}

type TableOptions = {
  readonly delimiter?: string
  readonly comment?: string
  /** The source fills its files up with rows of nothing but delimiters. */
  readonly padded?: boolean
}

/**
 * Reads a table; lines that start with `#` are remarks when `comment` asks for it. Each line is a row of its own, so
 * that a quote which is never closed spoils its row and not all that follow.
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

/** A cell beyond the columns has pushed others into columns that are not theirs, as a decimal comma does. */
function faultOf(record: readonly string[], columns: number): Pick<SourceRow, 'fault'> {
  if (record === unreadable) return { fault: 'a quote that is never closed' }
  if (isEmpty(record)) return { fault: 'no cell is filled' }
  return record.slice(columns).some(cell => cell !== '') ? { fault: 'more cells than columns' } : {}
}

/** The cells of a line; undefined where it is blank or a remark. */
function readRecord(written: string, { delimiter = ',', comment = '' }: TableOptions) {
  if (written.trim() === '') return undefined
  // Nearly all lines are plain, and a parser for each takes fifty times as long.
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

/** A reader of one row gives the match, or says in a few words why the row is left out. */
export type RowReading = RecordedMatch | { readonly why: string } | undefined

/**
 * Reads all rows, keeping the reasons of those left out. A match that came twice is kept once.
 * `undefined` from the reader means that the row is rightly no match (a game not played yet).
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
