/** The query of a URL, as parsed by the router. Invalid values count as missing. */
export type Address = Readonly<Record<string, string | undefined>>

/** An id of the site or the feed, as text; empty for none. */
export const readId = (text: string | undefined): string => (text && /^[1-9]\d{0,14}$/.test(text) ? text : '')

/** A day, YYYY-MM-DD; empty for none. */
export const readDay = (text: string | undefined): string =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : ''

/** Typed text, trimmed and limited to `max`. */
export const readText = (text: string | undefined, max: number): string => (text ?? '').trim().slice(0, max)

/** The text if it is one of the given words. */
export const readWord = <T extends string>(words: readonly T[], text: string | undefined): T | undefined =>
  words.find(word => word === text)

/** The first page is omitted from the URL. */
export const pageText = (page: number): string | undefined => (page === 1 ? undefined : String(page))
