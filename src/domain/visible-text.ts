/** Fillers, spaces and zero-width characters: they count as text but are invisible. */
const UNSEEN = /[\s\p{Cc}\p{DI}\u2800]/gu

/** The visible characters of a text. */
export const seenOf = (text: string): string => text.replaceAll(UNSEEN, '')

/** True when a text has visible characters; otherwise it would look like an error (MSG-005). */
export const isVisibleText = (text: string): boolean => seenOf(text) !== ''
