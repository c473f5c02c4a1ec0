import sanitizeHtml from 'sanitize-html'

/** What operators may use in texts that members read; scripts, frames and event handlers never. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'span', 'a', 'ul', 'ol', 'li', 'h3', 'h4', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'hr'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    span: ['style'],
  },
  allowedStyles: { span: { color: [/^#[0-9a-f]{3,6}$/i], 'font-weight': [/^(bold|[1-9]00)$/] } },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { ...part('href', linkOf(href)), rel: 'noopener noreferrer', target: '_blank' },
    }),
    img: (tagName, { src = '', alt, width, height }) => ({
      tagName,
      attribs: {
        ...part('src', ownPathOf(src)),
        ...part('alt', alt),
        ...part('width', width),
        ...part('height', height),
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
}

/** HTML of an operator's making, made safe to show to members: done when it is written. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, allowed)

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
const part = (name: string, value: string | undefined) => (value === undefined ? {} : { [name]: value })

/** Stands for the site itself, whose name is not ours to know. */
const OWN_ORIGIN = 'https://own.invalid'
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i
const LINK_SCHEME = /^(https?:\/\/|mailto:|tel:)/i

/** An image from elsewhere tells its owner who has read the notice, and from where. */
function ownPathOf(address: string): string | undefined {
  const url = readOwn(asBrowsersReadIt(address))
  return url && `${url.pathname}${url.search}`
}

/** A link within the site, or one that says in full where it leads; undefined for `//elsewhere` and its kind. */
function linkOf(address: string): string | undefined {
  const read = asBrowsersReadIt(address)
  const own = readOwn(read)
  if (own) return `${own.pathname}${own.search}${own.hash}`
  if (!LINK_SCHEME.test(read) || !URL.canParse(read)) return undefined
  const url = new URL(read)
  // `https://bank.example@elsewhere` looks like another address than it is.
  return url.username === '' && url.password === '' ? url.href : undefined
}

/** An address without a scheme that leads nowhere else: by backslashes for slashes it could. */
function readOwn(address: string): URL | undefined {
  if (address === '' || HAS_SCHEME.test(address) || !URL.canParse(address, OWN_ORIGIN)) return undefined
  const url = new URL(address, OWN_ORIGIN)
  // `/.//elsewhere` is a path here, and an address once it is written without its dots.
  return url.origin === OWN_ORIGIN && !url.pathname.startsWith('//') ? url : undefined
}

/** Browsers leave out line breaks and tabs wherever they stand. */
const asBrowsersReadIt = (address: string): string => address.replace(/[\t\n\r]/g, '').trim()
