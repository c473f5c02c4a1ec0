/** Where one line of a text ends and another begins. */
const LINE_END = /<\/?(?:p|h3|h4|ul|ol|li|table|thead|tbody|tr|th|td|hr|br)\b[^>]*>/i

/** The words of a text that is written as HTML, in one line; parsing it this way runs nothing. */
export const plainText = (html: string): string => linesOf(html).join(' ')

/** Its first line with words in it: what stands for the text in a list; '' where it has none. */
export const firstLine = (html: string): string => linesOf(html)[0] ?? ''

const linesOf = (html: string): readonly string[] => html.split(LINE_END).map(wordsOf).filter(Boolean)

const wordsOf = (html: string): string =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').replace(/\s+/g, ' ').trim()
