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

/** What may stand in a tag, made from what was given; links and images have rules of their own. */
const attributesOf: Readonly<Partial<Record<OperatorTag, (given: Attributes) => Attributes>>> = {
  a: ({ href = '' }) => ({ ...part('href', linkOf(href)), ...linkAttributes }),
  img: ({ src = '', alt, width, height }) => ({
    ...part('src', ownPathOf(src)),
    ...part('alt', alt),
    ...part('width', imageSide(width)),
    ...part('height', imageSide(height)),
  }),
}

/** What operators may use in texts that members read (`grammar.ts`); scripts, frames, styles and event handlers never. */
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
  // What would say nothing is left out, and the words in it stay.
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

/** Tags that are wrongly nested may stand otherwise once they are read again; of those no text has many. */
const CLEANED_TIMES_MAX = 5

/** HTML of an operator's making, made safe to show to members: done when it is written. Cleaned again it is the same. */
export function cleanHtml(html: string): string {
  let clean = sanitizeHtml(html, allowed)
  for (let times = 1; times < CLEANED_TIMES_MAX; times++) {
    const again = sanitizeHtml(clean, allowed)
    if (again === clean) return clean
    clean = again
  }
  return sanitizeHtml(clean, { allowedTags: [] })
}

/** More than there are notices that are shown. */
const REMEMBERED_MAX = 200
const remembered = new Map<string, string>()

/** The same when it is read: what was written before a rule was made obeys it as well. Each text is worked on once. */
export function shownHtml(stored: string): string {
  const known = remembered.get(stored)
  if (known !== undefined) return known
  if (remembered.size >= REMEMBERED_MAX) remembered.clear()
  const clean = cleanHtml(stored)
  remembered.set(stored, clean)
  return clean
}

/** An attribute, where it has a value. */
const part = (name: string, value: string | undefined): Attributes =>
  value === undefined ? {} : { [name]: value }
