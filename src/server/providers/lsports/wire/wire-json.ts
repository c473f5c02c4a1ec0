/** Sixteen digits in a row: only such a text can contain an integer too large for a JavaScript number. */
const LONG_NUMBER = /\d{16}/

/**
 * Parses JSON. Integers beyond 2^53 become text, digit by digit: the feed's bet ids have 17 and 18 digits, and would be
 * corrupted silently. Undefined for invalid JSON.
 */
export function parseWireJson(text: string): unknown {
  try {
    return LONG_NUMBER.test(text) ? JSON.parse(text, keepLongNumber) : JSON.parse(text)
  } catch {
    return undefined
  }
}

function keepLongNumber(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  return typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)
    ? (context?.source ?? value)
    : value
}
