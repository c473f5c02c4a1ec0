/** A JSON object of unknown content. */
export type WireObject = Readonly<Record<string, unknown>>

/** The object, or undefined for anything else. */
export const asObject = (value: unknown): WireObject | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as WireObject) : undefined

/** The list; empty for anything else, since the feed sends null for none. */
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The objects of a list. */
export const asObjects = (value: unknown): readonly WireObject[] =>
  asList(value).flatMap((one): readonly WireObject[] => {
    const object = asObject(one)
    return object ? [object] : []
  })

const TEXT_MAX = 300
const NUL = String.fromCharCode(0)

/** Storable text, trimmed; undefined if there is none. */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return undefined
  const text = value.toWellFormed().replaceAll(NUL, '').trim().slice(0, TEXT_MAX)
  return text === '' ? undefined : text
}

const INTEGER_MAX = 2_147_483_647

/** An integer within the database's range, sent as number or text. */
export function asInteger(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^-?\d{1,10}$/.test(value.trim()) ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && Math.abs(number) <= INTEGER_MAX
    ? number
    : undefined
}

const LONGEST_ID = 9_223_372_036_854_775_807n

/** An id within the database's bigint range, as text; undefined if digits were lost. */
export function asLongId(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value > 0 ? String(value) : undefined
  const isId = typeof value === 'string' && /^[1-9]\d{0,18}$/.test(value) && BigInt(value) <= LONGEST_ID
  return isId ? value : undefined
}
