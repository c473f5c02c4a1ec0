/** Tags that separate lines. */
const LINE_END = /<\/?(?:p|h3|h4|ul|ol|li|table|thead|tbody|tr|th|td|hr|br)\b[^>]*>/i

/** The text of HTML in one line; parsing it this way executes nothing. */
export const plainText = (html: string): string => linesOf(html).join(' ')

/** The first non-empty line, used as a preview in lists; '' when there is none. */
export const firstLine = (html: string): string => linesOf(html)[0] ?? ''

const linesOf = (html: string): readonly string[] => html.split(LINE_END).map(wordsOf).filter(Boolean)

const wordsOf = (html: string): string =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').replace(/\s+/g, ' ').trim()
