/**
 * Composes each letter and syllable into one character (Unicode NFC). Some keyboards and file names use
 * two or three characters for a Korean syllable, which look the same but break rules, lengths and
 * comparisons.
 */
export const composedText = (text: string): string => text.normalize('NFC')
