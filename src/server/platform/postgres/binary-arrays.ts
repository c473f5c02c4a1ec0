import type { Instant } from '#domain/instant.ts'
import { writeUuid } from './uuid-bytes.ts'

/**
 * Arrays in PostgreSQL's binary format. As text, each number would be printed here and parsed there, which was a large
 * part of a bet's cost. Undefined becomes null.
 */
type Whole = number | string | undefined

const HEADER_BYTES = 20
const LENGTH_BYTES = 4
const INT2 = { oid: 21, bytes: 2, max: 0x7fff }
const INT4 = { oid: 23, bytes: 4, max: 0x7fff_ffff }
const INT8 = { oid: 20, bytes: 8, max: 2 ** 63 - 1_024 }
const TIMESTAMPTZ = { ...INT8, oid: 1184 }
const UUID = { oid: 2950, bytes: 16 }
const BYTEA = 17
const TEXT = 25

/** Number of decimal digits that a number represents exactly. */
const EXACT_DIGITS = 15
const WORD = 0x1_0000_0000
/** PostgreSQL counts microseconds from the year 2000. */
const EPOCH = Date.UTC(2000, 0, 1)
const MICROSECONDS = 1_000
/** Maximum UTF-8 bytes per UTF-16 unit. */
const UTF8_BYTES = 3

/** A parameter for a `smallint[]`: one element per item. */
export const int2Array = <T>(items: readonly T[], read: (item: T) => number | undefined): Buffer =>
  fixedArray(items, INT2, read)

/** A parameter for an `integer[]`. */
export const int4Array = <T>(items: readonly T[], read: (item: T) => number | undefined): Buffer =>
  fixedArray(items, INT4, read)

/** A parameter for a `bigint[]`; ids above 2^53 are passed as text. */
export const int8Array = <T>(items: readonly T[], read: (item: T) => Whole): Buffer =>
  fixedArray(items, INT8, read)

/** A parameter for a `timestamptz[]`. */
export const instantArray = <T>(items: readonly T[], read: (item: T) => Instant): Buffer =>
  fixedArray(items, TIMESTAMPTZ, item => (read(item) - EPOCH) * MICROSECONDS)

/** A parameter for a `uuid[]`. */
export function uuidArray<T>(items: readonly T[], read: (item: T) => string): Buffer {
  const buffer = Buffer.allocUnsafe(HEADER_BYTES + items.length * (LENGTH_BYTES + UUID.bytes))
  let end = HEADER_BYTES
  for (const item of items) end = writeUuid(buffer, read(item), writeLength(buffer, UUID.bytes, end))
  writeHeader(buffer, { oid: UUID.oid, length: items.length, hasNull: 0 })
  return buffer
}

/** A parameter for a `bytea[]`, from hexadecimal digits. */
export const bytesArray = <T>(items: readonly T[], read: (item: T) => string | undefined): Buffer =>
  varyingArray(items, read, HEXADECIMAL)

/** A parameter for a `text[]`. */
export const textArray = <T>(items: readonly T[], read: (item: T) => string | undefined): Buffer =>
  varyingArray(items, read, PLAIN_TEXT)

function fixedArray<T>(
  items: readonly T[],
  { oid, bytes, max }: { readonly oid: number; readonly bytes: number; readonly max: number },
  read: (item: T) => Whole,
): Buffer {
  const buffer = Buffer.allocUnsafe(HEADER_BYTES + items.length * (LENGTH_BYTES + bytes))
  // Its setters compile to single instructions; those of Buffer check every value.
  const view = new DataView(buffer.buffer, buffer.byteOffset, buffer.byteLength)
  let end = HEADER_BYTES
  let hasNull: 0 | 1 = 0
  for (const item of items) {
    const value = read(item)
    view.setInt32(end, value === undefined ? -1 : bytes)
    end += LENGTH_BYTES
    if (value === undefined) {
      hasNull = 1
      continue
    }
    if (typeof value === 'string' && value.length > EXACT_DIGITS) view.setBigInt64(end, BigInt(value))
    else writeWhole(view, fitting(Number(value), max), bytes, end)
    end += bytes
  }
  writeHeader(buffer, { oid, length: items.length, hasNull })
  return end === buffer.length ? buffer : buffer.subarray(0, end)
}

/** A truncated number would be a different one. */
function fitting(whole: number, max: number): number {
  if (whole > max || whole < -max - 1) throw new RangeError(`${whole} does not fit`)
  return whole
}

function writeWhole(view: DataView, whole: number, bytes: number, at: number): void {
  if (bytes === INT8.bytes) {
    view.setInt32(at, Math.floor(whole / WORD))
    view.setInt32(at + INT4.bytes, whole)
  } else if (bytes === INT4.bytes) view.setInt32(at, whole)
  else view.setInt16(at, whole)
}

/** Encodes texts as bytes: maximum bytes per character, and a writer that returns the next position. */
type Encoding = {
  readonly oid: number
  readonly bytesMax: number
  readonly write: (buffer: Buffer, text: string, at: number) => number
}

const HEXADECIMAL: Encoding = {
  oid: BYTEA,
  bytesMax: 0.5,
  write: (buffer, text, at) => at + buffer.write(text, at, 'hex'),
}

const PLAIN_TEXT: Encoding = { oid: TEXT, bytesMax: UTF8_BYTES, write: writeText }

/** Pick names and keys are short ASCII: writing them character by character is faster than a library call. */
function writeText(buffer: Buffer, text: string, start: number): number {
  let at = start
  for (let index = 0; index < text.length; index++) {
    const character = text.charCodeAt(index)
    if (character > 0x7f) return start + buffer.write(text, start, 'utf8')
    buffer[at++] = character
  }
  return at
}

function varyingArray<T>(
  items: readonly T[],
  read: (item: T) => string | undefined,
  { oid, bytesMax, write }: Encoding,
): Buffer {
  let room = HEADER_BYTES
  for (const item of items) room += LENGTH_BYTES + (read(item)?.length ?? 0) * bytesMax
  const buffer = Buffer.allocUnsafe(room)
  let end = HEADER_BYTES
  let hasNull: 0 | 1 = 0
  for (const item of items) {
    const text = read(item)
    const start = end + LENGTH_BYTES
    if (text === undefined) hasNull = 1
    const behind = text === undefined ? start : write(buffer, text, start)
    writeLength(buffer, text === undefined ? -1 : behind - start, end)
    end = behind
  }
  writeHeader(buffer, { oid, length: items.length, hasNull })
  return end === buffer.length ? buffer : buffer.subarray(0, end)
}

function writeLength(buffer: Buffer, length: number, at: number): number {
  buffer[at] = length >>> 24
  buffer[at + 1] = length >>> 16
  buffer[at + 2] = length >>> 8
  buffer[at + 3] = length
  return at + LENGTH_BYTES
}

type ArrayHeader = { readonly oid: number; readonly length: number; readonly hasNull: 0 | 1 }

function writeHeader(buffer: Buffer, { oid, length, hasNull }: ArrayHeader): void {
  buffer.writeInt32BE(1, 0)
  buffer.writeInt32BE(hasNull, 4)
  buffer.writeInt32BE(oid, 8)
  buffer.writeInt32BE(length, 12)
  buffer.writeInt32BE(1, 16)
}
