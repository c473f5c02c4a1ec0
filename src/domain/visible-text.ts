/**
 * Whether anything of a text can be seen: fillers, blanks and characters of no width pass for a text and show
 * nothing, and who reads such a message or reason could not tell it from a fault (MSG-005).
 */
export const isVisibleText = (text: string): boolean => /[^\s\p{Cc}\p{DI}\u2800]/u.test(text)
