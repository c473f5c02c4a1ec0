/** Browsers and Node have it; the library of the rules does not name it. */
declare const URL: {
  new (
    address: string,
    base?: string,
  ): Readonly<
    Record<'origin' | 'pathname' | 'search' | 'hash' | 'href' | 'username' | 'password' | 'host', string>
  >
  canParse(address: string, base?: string): boolean
}
type Read = InstanceType<typeof URL>

/** Stands for the site itself, whose name is not ours to know. */
const OWN_ORIGIN = 'https://own.invalid'
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i
const LINK_SCHEME = /^(https?:\/\/|mailto:|tel:)/i

/**
 * The path of an image of the site; undefined for any other: an image from elsewhere tells its owner who has read the
 * text, and from where.
 */
export function ownPathOf(address: string): string | undefined {
  const url = readOwn(asBrowsersReadIt(address))
  return url && `${url.pathname}${url.search}`
}

/** A link within the site, or one that says in full where it leads; undefined for `//elsewhere` and its kind. */
export function linkOf(address: string): string | undefined {
  const read = asBrowsersReadIt(address)
  const own = readOwn(read)
  if (own) return `${own.pathname}${own.search}${own.hash}`
  if (!LINK_SCHEME.test(read) || !URL.canParse(read)) return undefined
  const url = new URL(read)
  // `https://bank.example@elsewhere` looks like another address than it is.
  return url.username === '' && url.password === '' ? url.href : undefined
}

/** An `https` address elsewhere, as it is shown and followed; undefined for anything else. */
export const outsideAddressOf = (address: string): string | undefined =>
  embeddedHostOf(address) === undefined ? undefined : new URL(address).href

/** The host of a page that may be embedded, `https` only: "player.example:8443"; undefined for anything else. */
export function embeddedHostOf(address: string): string | undefined {
  if (!/^https:\/\/[^\s"'<>;,]+$/.test(address) || !URL.canParse(address)) return undefined
  const { username, password, host } = new URL(address)
  return username === '' && password === '' && host !== '' ? host : undefined
}

/** An address without a scheme that leads nowhere else: by backslashes for slashes it could. */
function readOwn(address: string): Read | undefined {
  if (address === '' || HAS_SCHEME.test(address) || !URL.canParse(address, OWN_ORIGIN)) return undefined
  const url = new URL(address, OWN_ORIGIN)
  // `/.//elsewhere` is a path here, and an address once it is written without its dots.
  return url.origin === OWN_ORIGIN && !url.pathname.startsWith('//') ? url : undefined
}

/** Browsers leave out line breaks and tabs wherever they stand. */
const asBrowsersReadIt = (address: string): string => address.replace(/[\t\n\r]/g, '').trim()
