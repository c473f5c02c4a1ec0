import { isVisibleText } from '#domain/visible-text.ts'

/** Length limits of an operator's reason, in characters. */
export const REASON_LENGTH_MIN = 2
export const REASON_LENGTH_MAX = 200

/** True when a reason is long enough and visible. */
export const isReason = (text: string): boolean =>
  text.trim().length >= REASON_LENGTH_MIN && isVisibleText(text)
