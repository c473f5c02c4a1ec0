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

const fieldIn = (text: string, name: string): unknown => Reflect.get(Object(readJson(text)), name)

/** A number of the record that the text is; undefined where it has none of that name. */
export const numberIn = (text: string, name: string): number | undefined => {
  const value = fieldIn(text, name)
  return typeof value === 'number' ? value : undefined
}

/** The same of a text. */
export const textIn = (text: string, name: string): string | undefined => {
  const value = fieldIn(text, name)
  return typeof value === 'string' ? value : undefined
}
