/** The query of an address, as the router gives it. What makes no sense in it counts as absent. */
export type Address = Readonly<Record<string, string | undefined>>

/** An id of the house or of the feed, as text; empty where there is none. */
export const readId = (text: string | undefined): string => (text && /^[1-9]\d{0,14}$/.test(text) ? text : '')

/** A day, YYYY-MM-DD; empty where there is none. */
export const readDay = (text: string | undefined): string =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : ''

/** What somebody typed, without the spaces around it and no longer than it may be. */
export const readText = (text: string | undefined, max: number): string => (text ?? '').trim().slice(0, max)

/** One of some words. */
export const readWord = <T extends string>(words: readonly T[], text: string | undefined): T | undefined =>
  words.find(word => word === text)

/** The first page leaves no trace in an address. */
export const pageText = (page: number): string | undefined => (page === 1 ? undefined : String(page))
