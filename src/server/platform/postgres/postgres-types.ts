import pg from 'pg'
import { assert } from '#domain/assert.ts'
import { type Instant, instant } from '#domain/instant.ts'

const { builtins } = pg.types
const BIGINT_ARRAY = 1016
const TIMESTAMPTZ_ARRAY = 1185

const ZERO = 0x30
const NINE = 0x39
const COMMA = 0x2c
/** Number of decimal digits that a number represents exactly. */
const EXACT_DIGITS = 15

/**
 * Types of columns: `bigint` as a number (money is far below 2^53; a larger one is a broken invariant, so external ids
 * are selected as `id::text`), `timestamptz` as an Instant, `date` and `numeric` as text.
 */
export function createTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides()
  types.setTypeParser(builtins.INT8, parseBigint)
  types.setTypeParser(builtins.TIMESTAMPTZ, parseTimestamp)
  types.setTypeParser(builtins.DATE, (text: string) => text)
  types.setTypeParser(BIGINT_ARRAY, parseBigints)
  types.setTypeParser(TIMESTAMPTZ_ARRAY, (text: string) => parseFlatArray(text, parseTimestamp))
  return types
}

/** An Instant as a parameter for a `timestamptz`: `${timestamp(now)}` or `instants.map(timestamp)`. */
export const timestamp = (at: Instant): string => new Date(at).toISOString()

function parseBigint(text: string): number {
  const value = Number(text)
  assert(Number.isSafeInteger(value), `bigint ${text} is not a safe integer; select it as text`)
  return value
}

function parseTimestamp(text: string): Instant {
  const iso = text.endsWith('+00')
    ? `${text.slice(0, -3).replace(' ', 'T')}Z`
    : `${text.replace(' ', 'T')}:00`
  const at = Date.parse(iso)
  assert(Number.isFinite(at), `not a moment: ${text}`)
  return instant(at)
}

/**
 * Parses `{12,-3,NULL}` directly: results for a batch of bets are such lists, and creating a string per element would
 * cost more than the rest of the result.
 */
function parseBigints(text: string): (number | null)[] {
  const values: (number | null)[] = []
  const last = text.length - 1
  for (let start = 1, end = start; start < last; start = end + 1) {
    let value = 0
    for (end = start; isDigit(text.charCodeAt(end)); end++) value = value * 10 + text.charCodeAt(end) - ZERO
    const comes = text.charCodeAt(end)
    if (end > start && end - start <= EXACT_DIGITS && (comes === COMMA || end === last)) values.push(value)
    else {
      const comma = text.indexOf(',', start)
      end = comma < 0 ? last : comma
      const element = text.slice(start, end)
      values.push(element === 'NULL' ? null : parseBigint(element))
    }
  }
  return values
}

const isDigit = (character: number): boolean => character >= ZERO && character <= NINE

function parseFlatArray<T>(text: string, parse: (item: string) => T): (T | null)[] {
  const inner = text.slice(1, -1)
  if (inner === '') return []
  return inner.split(',').map(item => (item === 'NULL' ? null : parse(item.replaceAll('"', ''))))
}
