import { composedText } from '../composed-text.ts'

/** Signs that steer nothing a member writes: controls but for the end of a line, and marks that turn text around. */
const STEERING = /[^\P{Cc}\n]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
/** Marks piled upon one letter would reach into the lines above and below. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu
const EMPTY_LINES = /\n(?:[^\S\n]*\n){3,}/g

/**
 * What a member has written, as it is kept: plain text (BOARD-003). Syllables in one piece (NFC), lines ended by `\n`,
 * no signs that steer the page around it, no more than two empty lines in a row.
 */
export const memberText = (text: string): string =>
  composedText(text)
    .replaceAll('\t', ' ')
    .replace(/\r\n?/g, '\n')
    .replace(STEERING, '')
    .replace(PILED_MARKS, '$1')
    .replace(EMPTY_LINES, '\n\n\n')
    .trim()

/** The same on one line: a title. */
export const memberLine = (text: string): string => memberText(text).replace(/\s+/g, ' ')
