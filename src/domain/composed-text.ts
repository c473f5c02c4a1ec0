/**
 * A text with each letter and syllable as one sign (Unicode NFC). Some keyboards and file names write a Korean
 * syllable as two or three parts: it looks the same, but is another text to a rule, a length or a comparison.
 */
export const composedText = (text: string): string => text.normalize('NFC')
