/**
 * What operators may say in texts that members read, in one list: the cleaner of the server and the editor of the desk
 * are both made from it, so that the editor can write whatever is let through, and nothing else.
 */

/** How a block stands; to the left without any of these. By class, as no page may have styles in its text. */
export const alignments = ['align-center', 'align-right'] as const
export type Alignment = (typeof alignments)[number]

/** The colours of words: those of the site, readable on its ground and on that of the desk. */
export const tints = ['tint-jade', 'tint-gold', 'tint-up', 'tint-down', 'tint-dim'] as const
export type Tint = (typeof tints)[number]

type TagRule = {
  /** At most one of these. */
  readonly classes?: readonly string[]
  readonly attributes?: readonly string[]
}

/** Every tag that may be said, with what may be said in it. */
export const tagRules = {
  p: { classes: alignments },
  h3: { classes: alignments },
  h4: { classes: alignments },
  ul: {},
  ol: {},
  li: {},
  table: {},
  tbody: {},
  tr: {},
  th: {},
  td: {},
  hr: {},
  br: {},
  b: {},
  i: {},
  u: {},
  s: {},
  span: { classes: tints },
  a: { attributes: ['href', 'rel', 'target'] },
  img: { attributes: ['src', 'alt', 'width', 'height'] },
} as const satisfies Readonly<Record<string, TagRule>>
export type OperatorTag = keyof typeof tagRules

/** Other tags that mean the same. */
export const saidOtherwise = {
  strong: 'b',
  em: 'i',
  del: 's',
  strike: 's',
  h1: 'h3',
  h2: 'h3',
  h5: 'h4',
  h6: 'h4',
  thead: 'tbody',
  tfoot: 'tbody',
} as const satisfies Readonly<Record<string, OperatorTag>>

/** On every link: a page of somebody else neither learns where it was opened from nor gets hold of ours. */
export const linkAttributes = { rel: 'noopener noreferrer', target: '_blank' } as const

const IMAGE_SIDE = /^[1-9]\d{0,3}$/

/** The width or height of an image in pixels, as text; undefined for what is none. */
export const imageSide = (text: string | null | undefined): string | undefined =>
  text && IMAGE_SIDE.test(text) ? text : undefined

/** The one class of a list that an element has, the first of several. */
export const oneOf = <C extends string>(
  classes: readonly C[],
  given: string | null | undefined,
): C | undefined => {
  const words = (given ?? '').split(/\s+/)
  return classes.find(one => words.includes(one))
}
