/** The longest title and text of a message: what a phone shows in a line, and what is read to its end. */
export const messageTitleMax = 60
export const messageContentsMax = 2_000

/**
 * Whether anything of a text can be seen: fillers, blanks and characters of no width pass for a text and show
 * nothing, and a member could not tell such a message from a fault (MSG-005).
 */
export const isVisibleText = (text: string): boolean => /[^\s\p{Cc}\p{DI}\u2800]/u.test(text)
