import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Line, parseLine } from '#domain/line.ts'

/** Offer of a recorded market from a time on; without prices while it was suspended. */
export type RecordedPrices = {
  /** Seconds after kick-off. */
  readonly at: number
  readonly typeId: number
  readonly line: Line | null
  /** Hundredths, in pick order. */
  readonly prices: readonly number[]
}

/** Folder of the project's own tables of recorded in-play prices. */
const SHIPPED_FOLDER = path.resolve(import.meta.dirname, '../../../../dev/recorded/in-play')

/** Reads a shipped table, in time order. Throws on an invalid row. */
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
