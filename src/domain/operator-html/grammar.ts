/**
 * The HTML that operators may use in texts for members. The server's sanitiser and the back-office editor
 * are both built from this list, so the editor can write exactly what the sanitiser accepts.
 */

/** Alignment of a block; left when it has none. Uses classes, because inline styles are forbidden. */
export const alignments = ['align-center', 'align-right'] as const
export type Alignment = (typeof alignments)[number]

/** Text colours of the site, readable on its background and in the back office. */
export const tints = ['tint-jade', 'tint-gold', 'tint-up', 'tint-down', 'tint-dim'] as const
export type Tint = (typeof tints)[number]

type TagRule = {
  /** Allowed classes; an element has at most one of them. */
  readonly classes?: readonly string[]
  readonly attributes?: readonly string[]
}

/** All allowed tags and their allowed content. */
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

/** Equivalent tags and their replacement. */
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

/** Set on every link, so that an external page learns no referrer and gets no handle to our window. */
export const linkAttributes = { rel: 'noopener noreferrer', target: '_blank' } as const

const IMAGE_SIDE = /^[1-9]\d{0,3}$/

/** Returns the width or height of an image in pixels, as text; undefined when it is invalid. */
export const imageSide = (text: string | null | undefined): string | undefined =>
  text && IMAGE_SIDE.test(text) ? text : undefined

/** Returns the first class of the list that an element has. */
export const oneOf = <C extends string>(
  classes: readonly C[],
  given: string | null | undefined,
): C | undefined => {
  const words = (given ?? '').split(/\s+/)
  return classes.find(one => words.includes(one))
}
