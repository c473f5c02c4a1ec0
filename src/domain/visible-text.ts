/** Fillers, blanks and characters of no width: they pass for a text and show nothing. */
const UNSEEN = /[\s\p{Cc}\p{DI}\u2800]/gu

/** What can be seen of a text. */
export const seenOf = (text: string): string => text.replaceAll(UNSEEN, '')

/** Whether anything of a text can be seen: else its reader could not tell it from a fault (MSG-005). */
export const isVisibleText = (text: string): boolean => seenOf(text) !== ''
