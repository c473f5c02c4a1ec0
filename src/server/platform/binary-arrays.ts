import type { Instant } from '#domain/instant.ts'
import { writeUuid } from './uuid-bytes.ts'

/**
 * Arrays of whole numbers as PostgreSQL takes them in binary. As text, each figure would be printed here and read
 * there, which was a good part of a bet's whole cost. Undefined is null.
 */
type Whole = number | string | undefined

const HEADER_BYTES = 20
const LENGTH_BYTES = 4
const INT2 = { oid: 21, bytes: 2 }
const INT4 = { oid: 23, bytes: 4 }
const INT8 = { oid: 20, bytes: 8 }
const TIMESTAMPTZ = { oid: 1184, bytes: 8 }
const UUID = { oid: 2950, bytes: 16 }
const BYTEA = 17

/** Decimal digits that a number holds exactly. */
const EXACT_DIGITS = 15
const WORD = 0x1_0000_0000
/** PostgreSQL counts microseconds from the year 2000. */
const EPOCH = Date.UTC(2000, 0, 1)
const MICROSECONDS = 1_000

/** A parameter for a `smallint[]`: one element an item. */
export const int2Array = <T>(items: readonly T[], read: (item: T) => number | undefined): Buffer =>
  fixedArray(items, INT2, read)

/** A parameter for an `integer[]`. */
export const int4Array = <T>(items: readonly T[], read: (item: T) => number | undefined): Buffer =>
  fixedArray(items, INT4, read)

/** A parameter for a `bigint[]`; ids above 2^53 come as text. */
export const int8Array = <T>(items: readonly T[], read: (item: T) => Whole): Buffer =>
  fixedArray(items, INT8, read)

/** A parameter for a `timestamptz[]`. */
export const instantArray = <T>(items: readonly T[], read: (item: T) => Instant): Buffer =>
  fixedArray(items, TIMESTAMPTZ, item => (read(item) - EPOCH) * MICROSECONDS)

/** A parameter for a `uuid[]`. */
export function uuidArray<T>(items: readonly T[], read: (item: T) => string): Buffer {
  const buffer = Buffer.allocUnsafe(HEADER_BYTES + items.length * (LENGTH_BYTES + UUID.bytes))
  let end = HEADER_BYTES
  for (const item of items) end = writeUuid(buffer, read(item), buffer.writeInt32BE(UUID.bytes, end))
  writeHeader(buffer, { oid: UUID.oid, length: items.length, hasNull: 0 })
  return buffer
}

/** A parameter for a `bytea[]`, from hexadecimal digits. */
export function bytesArray<T>(items: readonly T[], read: (item: T) => string | undefined): Buffer {
  const digits = items.map(read)
  const bytes = digits.reduce((sum, text) => sum + LENGTH_BYTES + (text?.length ?? 0) / 2, HEADER_BYTES)
  const buffer = Buffer.allocUnsafe(bytes)
  let end = HEADER_BYTES
  for (const text of digits) {
    end = buffer.writeInt32BE(text === undefined ? -1 : text.length / 2, end)
    if (text !== undefined) end += buffer.write(text, end, 'hex')
  }
  writeHeader(buffer, { oid: BYTEA, length: items.length, hasNull: digits.includes(undefined) ? 1 : 0 })
  return buffer
}

function fixedArray<T>(
  items: readonly T[],
  { oid, bytes }: { readonly oid: number; readonly bytes: number },
  read: (item: T) => Whole,
): Buffer {
  const buffer = Buffer.allocUnsafe(HEADER_BYTES + items.length * (LENGTH_BYTES + bytes))
  let end = HEADER_BYTES
  let hasNull: 0 | 1 = 0
  for (const item of items) {
    const value = read(item)
    if (value === undefined) {
      hasNull = 1
      end = buffer.writeInt32BE(-1, end)
    } else {
      end = writeWhole(buffer, value, bytes, buffer.writeInt32BE(bytes, end))
    }
  }
  writeHeader(buffer, { oid, length: items.length, hasNull })
  return end === buffer.length ? buffer : buffer.subarray(0, end)
}

type ArrayHeader = { readonly oid: number; readonly length: number; readonly hasNull: 0 | 1 }

function writeHeader(buffer: Buffer, { oid, length, hasNull }: ArrayHeader): void {
  buffer.writeInt32BE(1, 0)
  buffer.writeInt32BE(hasNull, 4)
  buffer.writeInt32BE(oid, 8)
  buffer.writeInt32BE(length, 12)
  buffer.writeInt32BE(1, 16)
}

function writeWhole(buffer: Buffer, value: number | string, bytes: number, at: number): number {
  if (typeof value === 'string' && value.length > EXACT_DIGITS)
    return buffer.writeBigInt64BE(BigInt(value), at)
  const whole = Number(value)
  if (bytes === INT4.bytes) return buffer.writeInt32BE(whole, at)
  if (bytes === INT2.bytes) return buffer.writeInt16BE(whole, at)
  const high = Math.floor(whole / WORD)
  return buffer.writeUInt32BE(whole - high * WORD, buffer.writeInt32BE(high, at))
}
