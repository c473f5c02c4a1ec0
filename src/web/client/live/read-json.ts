/** The parsed content of a message; undefined when it is no JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Frames come from our server and are trusted to follow the contract, but a malformed one must not break
 * the page.
 */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
