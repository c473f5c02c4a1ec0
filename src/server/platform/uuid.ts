import { randomFillSync } from 'node:crypto'
import { type Instant, instant } from '#domain/instant.ts'
import type { Clock } from './clock.ts'

/** Makes a new UUIDv7: sorts by time, and within one process strictly by order of making. */
export type NewUuid = () => string

const POOL_BYTES = 8 * 256
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
    const random = pool.readBigUInt64BE(used)
    used += 8
    return format(last, counter, random)
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

function format(milliseconds: number, counter: number, random: bigint): string {
  const time = milliseconds.toString(16).padStart(12, '0')
  const order = counter.toString(16).padStart(3, '0')
  const tail = ((random & 0x3fffffffffffffffn) | 0x8000000000000000n).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${order}-${tail.slice(0, 4)}-${tail.slice(4)}`
}
