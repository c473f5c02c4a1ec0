/** Sixteen digits in a row: only such a text can hold a whole number that a JavaScript number can't. */
const LONG_NUMBER = /\d{16}/

/**
 * Parses JSON. Whole numbers beyond 2^53 come as text, digit by digit as they were sent: the feed's bet ids
 * have 17 and 18 digits, and would be spoiled silently. Undefined when the text is no JSON.
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
