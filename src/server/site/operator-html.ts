import sanitizeHtml from 'sanitize-html'
import { linkOf, ownPathOf } from '#domain/operator-html/addresses.ts'
import {
  imageSide,
  linkAttributes,
  type OperatorTag,
  oneOf,
  saidOtherwise,
  tagRules,
} from '#domain/operator-html/grammar.ts'

type Attributes = sanitizeHtml.Attributes
type Rule = { readonly classes?: readonly string[]; readonly attributes?: readonly string[] }

const rules: readonly (readonly [tag: string, rule: Rule])[] = Object.entries(tagRules)

/** Attributes of a tag, built from the given ones; links and images have their own rules. */
const attributesOf: Readonly<Partial<Record<OperatorTag, (given: Attributes) => Attributes>>> = {
  a: ({ href = '' }) => ({ ...part('href', linkOf(href)), ...linkAttributes }),
  img: ({ src = '', alt, width, height }) => ({
    ...part('src', ownPathOf(src)),
    ...part('alt', alt),
    ...part('width', imageSide(width)),
    ...part('height', imageSide(height)),
  }),
}

/**
 * HTML that operators may use in texts for members (`grammar.ts`); never scripts, frames, styles and event handlers.
 */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(tagRules),
  allowedAttributes: Object.fromEntries(
    rules.map(([tag, { classes, attributes }]) => [tag, classes ? ['class'] : [...(attributes ?? [])]]),
  ),
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    ...Object.fromEntries(rules.map(([tag]) => [tag, asAllowed(tag)])),
    ...Object.fromEntries(Object.entries(saidOtherwise).map(([other, tag]) => [other, asAllowed(tag)])),
  },
  // Removes elements without content; text inside them stays.
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'img') return attribs.src === undefined
    const saysNothing =
      (tag === 'a' && attribs.href === undefined) || (tag === 'span' && attribs.class === undefined)
    return saysNothing ? 'excludeTag' : false
  },
}

function asAllowed(tagName: string): sanitizeHtml.Transformer {
  const ruled: Readonly<Record<string, (given: Attributes) => Attributes>> = attributesOf
  const own = ruled[tagName]
  const classes = rules.find(([tag]) => tag === tagName)?.[1].classes ?? []
  return (_, given) => ({
    tagName,
    attribs: own ? own(given) : part('class', oneOf(classes, given.class)),
  })
}

/** Wrongly nested tags may be parsed differently again; real texts need few passes. */
const CLEANED_TIMES_MAX = 5

/** Sanitises an operator's HTML when it is written. Idempotent. */
export function cleanHtml(html: string): string {
  let clean = sanitizeHtml(html, allowed)
  for (let times = 1; times < CLEANED_TIMES_MAX; times++) {
    const again = sanitizeHtml(clean, allowed)
    if (again === clean) return clean
    clean = again
  }
  return sanitizeHtml(clean, { allowedTags: [] })
}

/** More than the number of notices shown. */
const REMEMBERED_MAX = 200
const remembered = new Map<string, string>()

/**
 * Sanitises stored HTML when it is read, so that texts written before a rule also obey it. Each text is processed once.
 */
export function shownHtml(stored: string): string {
  const known = remembered.get(stored)
  if (known !== undefined) return known
  if (remembered.size >= REMEMBERED_MAX) remembered.clear()
  const clean = cleanHtml(stored)
  remembered.set(stored, clean)
  return clean
}

/** An attribute, if it has a value. */
const part = (name: string, value: string | undefined): Attributes =>
  value === undefined ? {} : { [name]: value }
