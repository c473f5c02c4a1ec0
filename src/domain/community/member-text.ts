import { composedText } from '../composed-text.ts'

/** Characters that are removed: controls except line feed, and bidirectional text marks. */
const STEERING = /[^\P{Cc}\n]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
/** More than three combining marks on one letter would overlap the lines above and below. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu
const EMPTY_LINES = /\n(?:[^\S\n]*\n){3,}/g

/**
 * Normalises text written by a member for storage as plain text (BOARD-003): NFC, line ends as `\n`, no
 * control or direction characters, at most two empty lines in a row.
 */
export const memberText = (text: string): string =>
  composedText(text)
    .replaceAll('\t', ' ')
    .replace(/\r\n?/g, '\n')
    .replace(STEERING, '')
    .replace(PILED_MARKS, '$1')
    .replace(EMPTY_LINES, '\n\n\n')
    .trim()

/** Like `memberText`, for a single line such as a title. */
export const memberLine = (text: string): string => memberText(text).replace(/\s+/g, ' ')
