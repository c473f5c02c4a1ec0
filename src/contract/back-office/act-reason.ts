import { isVisibleText } from '#domain/visible-text.ts'

/** How long an operator's reason for an act is, in signs. */
export const REASON_LENGTH_MIN = 2
export const REASON_LENGTH_MAX = 200

/** Whether a reason is long enough to act by, and says something to whoever reads it. */
export const isReason = (text: string): boolean =>
  text.trim().length >= REASON_LENGTH_MIN && isVisibleText(text)
