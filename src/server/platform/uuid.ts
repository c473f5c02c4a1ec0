import { randomFillSync } from 'node:crypto'
import { type Instant, instant } from '#domain/instant.ts'
import type { Clock } from './clock.ts'

/** Makes a new UUIDv7: sorts by time, and within one process strictly by order of making. */
export type NewUuid = () => string

const RANDOM_BYTES = 8
const POOL_BYTES = RANDOM_BYTES * 1_024
const COUNTER_MAX = 0xfff

/** A source of UUIDv7 (RFC 9562): milliseconds of the clock, a counter within the millisecond, 62 random bits. */
export function uuidSource(clock: Clock): NewUuid {
  const pool = Buffer.alloc(POOL_BYTES)
  let used = POOL_BYTES
  let last = -1
  let counter = 0
  return () => {
    const now = clock.now()
    if (now > last) {
      last = now
      counter = 0
    } else if (++counter > COUNTER_MAX) {
      last += 1
      counter = 0
    }
    if (used === POOL_BYTES) {
      randomFillSync(pool)
      used = 0
    }
    used += RANDOM_BYTES
    return format(last, counter, pool, used - RANDOM_BYTES)
  }
}

/** When a UUIDv7 was made. */
export const uuidInstant = (uuid: string): Instant =>
  instant(Number.parseInt(uuid.slice(0, 8) + uuid.slice(9, 13), 16))

/** The smallest UUID of a moment: every UUIDv7 made then or later is not below it. */
export const uuidFloor = (at: Instant): string => {
  const time = at.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`
}

/** Every byte in two hexadecimal digits. */
const hexOfByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Put together from a table: one is made for every bet, and big integers would be a good part of its cost. */
function format(milliseconds: number, counter: number, random: Buffer, at: number): string {
  const time = milliseconds.toString(16).padStart(12, '0')
  const hex = (index: number, byte = random[at + index] ?? 0) => hexOfByte[byte]
  const variant = hex(0, ((random[at] ?? 0) & 0x3f) | 0x80)
  const order = `7${hexOfByte[counter >> 8]?.[1]}${hexOfByte[counter & 0xff]}`
  const tail = `${hex(2)}${hex(3)}${hex(4)}${hex(5)}${hex(6)}${hex(7)}`
  return `${time.slice(0, 8)}-${time.slice(8)}-${order}-${variant}${hex(1)}-${tail}`
}
