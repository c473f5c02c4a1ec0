import { type Instant, instant, SECOND } from '#domain/instant.ts'

/** Smaller values are seconds: as milliseconds they would be in 1973. */
const MILLISECONDS_FROM = 100_000_000_000
/** The year 2100: later times are invalid. */
const LATEST = 4_102_444_800_000

/** Parses a `ServerTimestamp`: milliseconds in current feeds, seconds in old ones. */
export function readServerTime(value: unknown): Instant | undefined {
  const count = typeof value === 'string' && /^\d{9,14}$/.test(value) ? Number(value) : value
  if (typeof count !== 'number' || !Number.isFinite(count) || count <= 0) return undefined
  const at = Math.floor(count < MILLISECONDS_FROM ? count * SECOND : count)
  return at < LATEST ? instant(at) : undefined
}

const WRITTEN = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)?$/

/** Parses a written time with any number of fraction digits; without a zone it is UTC, as in snapshots. */
export function readMoment(value: unknown): Instant | undefined {
  const match = typeof value === 'string' ? WRITTEN.exec(value) : null
  if (!match) return undefined
  const [, whole, fraction = '', zone = 'Z'] = match
  const at = Date.parse(`${whole}.${fraction.slice(0, 3).padEnd(3, '0')}${zone}`)
  return at > 0 && at < LATEST ? instant(at) : undefined
}
