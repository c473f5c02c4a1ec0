import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Line, parseLine } from '#domain/line.ts'

/** What a recorded market offered from a moment on; no prices while it was withheld. */
export type RecordedPrices = {
  /** Seconds after the kick-off. */
  readonly at: number
  readonly typeId: number
  readonly line: Line | null
  /** Hundredths, in the order of the picks. */
  readonly prices: readonly number[]
}

/** Where the project keeps its own tables of recorded in-play prices. */
const SHIPPED_FOLDER = path.resolve(import.meta.dirname, '../../../../dev/recorded/in-play')

/** Reads a shipped table, in the order of time. Throws on a row that does not fit. */
export function readRecordedPrices(file: string): readonly RecordedPrices[] {
  const [header, ...rows] = readFileSync(path.join(SHIPPED_FOLDER, file), 'utf8').trim().split('\n')
  if (header !== 'seconds\tmarket\tline\tprices') throw new Error(`${file} has another header: ${header}`)
  return rows.map((row, index) => readRow(row, `${file}:${index + 2}`))
}

function readRow(row: string, place: string): RecordedPrices {
  const [at = '', typeId = '', line = '', prices = ''] = row.split('\t')
  const read = line === '' ? null : parseLine(line)
  const numbers = prices === '-' ? [] : prices.split('/').map(Number)
  const fits =
    /^-?\d+$/.test(at) &&
    /^\d+$/.test(typeId) &&
    numbers.every(price => Number.isInteger(price) && price > 100)
  if (!fits || read === undefined) throw new Error(`${place} is no row of recorded prices: ${row}`)
  return { at: Number(at), typeId: Number(typeId), line: read, prices: numbers }
}
