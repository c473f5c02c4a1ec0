import { parse } from 'csv-parse/sync'
import type { ImportedFile, RecordedMatch, RejectedRow } from './recorded-match.ts'

/** One row of a source: its cells by column name, and the line it stands on. */
export interface SourceRow {
  readonly line: number
  /** The trimmed cell; empty when the column or the cell is missing. */
  cell(column: string): string
}

/** A CSV or TSV with a header. Rows may be shorter or longer than the header; empty rows are left out. */
export interface SourceTable {
  readonly columns: readonly string[]
  readonly rows: readonly SourceRow[]
}

/** Reads a table; lines that start with `#` are remarks when `comment` asks for it. */
export function readTable(text: string, options: { delimiter?: string; comment?: string } = {}): SourceTable {
  const linesOfRecords: number[] = []
  const records: string[][] = parse(text, {
    delimiter: options.delimiter ?? ',',
    comment: options.comment ?? '',
    bom: true,
    on_record: (record: string[], { lines }) => {
      linesOfRecords.push(lines)
      return record
    },
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
  })
  const columns = records[0] ?? []
  const positions = new Map(columns.map((column, position) => [column, position]))
  const rows = records.slice(1).map((record, index) => ({
    line: linesOfRecords[index + 1] ?? 0,
    cell: (column: string) => record[positions.get(column) ?? -1] ?? '',
  }))
  return { columns, rows }
}

/** A reader of one row gives the match, or says in a few words why the row is left out. */
export type RowReading = RecordedMatch | { readonly why: string } | undefined

/**
 * Reads all rows, keeping the reasons of those left out. A match that came twice is kept once.
 * `undefined` from the reader means that the row is rightly no match (a game not played yet).
 */
export function importRows<Row extends { readonly line: number }>(
  file: string,
  rows: readonly Row[],
  read: (row: Row) => RowReading,
): ImportedFile {
  const matches = new Map<string, RecordedMatch>()
  const rejected: RejectedRow[] = []
  for (const row of rows) {
    const reading = read(row)
    if (!reading) continue
    if ('why' in reading) rejected.push({ file, line: row.line, why: reading.why })
    else if (matches.has(reading.key)) rejected.push({ file, line: row.line, why: 'duplicate match' })
    else matches.set(reading.key, reading)
  }
  return { matches: [...matches.values()], rejected }
}
