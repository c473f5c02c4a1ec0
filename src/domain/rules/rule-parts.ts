import { blockNamed, type RuleBlock } from './rule-blocks.ts'

/** Parts of a rendered text: headings with their anchor, blocks of current rules, and other HTML. */
export type RulePart =
  | { readonly kind: 'heading'; readonly text: string; readonly anchor: string }
  | { readonly kind: 'block'; readonly block: RuleBlock }
  | { readonly kind: 'html'; readonly html: string }

const MARKS = /<h3(?: [^>]*)?>(.*?)<\/h3>|<p(?: [^>]*)?>\s*\[\[([^\]<>]*)\]\]\s*<\/p>/gs

/**
 * Splits a text at its headings and block lines. `html` must be sanitised. A line with an unknown block
 * stays as it is.
 */
export function ruleParts(html: string, anchorBase: string): readonly RulePart[] {
  const parts: RulePart[] = []
  let from = 0
  let headings = 0
  const putHtml = (until: number) => {
    const between = html.slice(from, until)
    if (between.trim() !== '') parts.push({ kind: 'html', html: between })
  }
  for (const mark of marksOf(html)) {
    const [whole, heading, name] = mark
    const block = name === undefined ? undefined : blockNamed(name)
    if (heading === undefined && block === undefined) continue
    putHtml(mark.index)
    from = mark.index + whole.length
    if (block) parts.push({ kind: 'block', block })
    else {
      headings += 1
      parts.push({ kind: 'heading', text: plainText(heading ?? ''), anchor: `${anchorBase}-${headings}` })
    }
  }
  putHtml(html.length)
  return parts
}

/** Headings and blocks outside lists and tables, so that splitting the text breaks no element. */
const marksOf = (html: string) =>
  [...html.matchAll(MARKS)].filter(
    ({ index }) =>
      html.slice(0, index).split(/<(?:ul|ol|table)[ >]/).length ===
      html.slice(0, index).split(/<\/(?:ul|ol|table)>/).length,
  )

/** Names between `[[` and `]]` that are no block or don't have their own line. */
export function brokenBlocks(html: string): readonly string[] {
  const alone = new Set(marksOf(html).map(([, , name]) => name?.trim()))
  const named = [...html.matchAll(/\[\[(.*?)\]\]/gs)].map(([, name = '']) => name.trim())
  return [...new Set(named.filter(name => !blockNamed(name) || !alone.has(name)))]
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
}

/** The plain text of sanitised HTML. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, entity => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
