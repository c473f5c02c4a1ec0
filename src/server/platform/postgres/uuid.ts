import { randomFillSync } from 'node:crypto'
import { type Instant, instant } from '#domain/instant.ts'
import type { Clock } from '../process/clock.ts'

/** Creates a UUIDv7: sorted by time, and within one process strictly by creation order. */
export type NewUuid = () => string

const RANDOM_BYTES = 8
const POOL_BYTES = RANDOM_BYTES * 1_024
const COUNTER_MAX = 0xfff

/** Positions of the counter, the random bytes and the variant bits in the text. */
const COUNTER_AT = 15
const RANDOM_AT = [19, 21, 24, 26, 28, 30, 32, 34]
const VARIANT_AT = 19
const ZERO = 0x30
const LETTER_A = 0x61

/** A source of UUIDv7 (RFC 9562): milliseconds of the clock, a counter within the millisecond, 62 random bits. */
export function uuidSource(clock: Clock): NewUuid {
  const pool = Buffer.alloc(POOL_BYTES)
  const text = createText()
  let used = POOL_BYTES
  let last = -1
  let counter = 0
  return () => {
    const now = clock.now()
    if (now > last) {
      last = now
      counter = 0
      text.putTime(last)
    } else if (++counter > COUNTER_MAX) {
      last += 1
      counter = 0
      text.putTime(last)
    }
    if (used === POOL_BYTES) {
      randomFillSync(pool)
      used = 0
    }
    used += RANDOM_BYTES
    return text.with(counter, pool, used - RANDOM_BYTES)
  }
}

/** Creation time of a UUIDv7. */
export const uuidInstant = (uuid: string): Instant =>
  instant(Number.parseInt(uuid.slice(0, 8) + uuid.slice(9, 13), 16))

/** The smallest UUID of a moment: no UUIDv7 created then or later is below it. None was created before 1970. */
export const uuidFloor = (at: Instant): string => {
  const time = Math.max(0, at).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`
}

/**
 * The last uuid's characters as bytes: only what changes is overwritten for the next one. One is created for every bet,
 * and concatenating strings would leave garbage to collect.
 */
function createText() {
  const bytes = Buffer.from('00000000-0000-7000-8000-000000000000', 'latin1')
  const putDigit = (value: number, at: number) => {
    bytes[at] = value < 10 ? ZERO + value : LETTER_A + value - 10
  }
  const putByte = (value: number, at: number) => {
    putDigit(value >> 4, at)
    putDigit(value & 0xf, at + 1)
  }
  return {
    putTime: (milliseconds: number) => {
      const time = milliseconds.toString(16).padStart(12, '0')
      bytes.write(`${time.slice(0, 8)}-${time.slice(8)}`, 'latin1')
    },
    with: (counter: number, random: Buffer, from: number) => {
      putDigit(counter >> 8, COUNTER_AT)
      putByte(counter & 0xff, COUNTER_AT + 1)
      let at = from
      for (const place of RANDOM_AT) putByte(random[at++] ?? 0, place)
      putDigit((((random[from] ?? 0) >> 4) & 0x3) | 0x8, VARIANT_AT)
      return bytes.toString('latin1')
    },
  }
}
