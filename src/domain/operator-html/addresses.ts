/** Available in browsers and Node, but not declared in the domain's TypeScript library. */
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

/** Placeholder for the site's own origin, which is not known here. */
const OWN_ORIGIN = 'https://own.invalid'
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i
const LINK_SCHEME = /^(https?:\/\/|mailto:|tel:)/i

/**
 * Returns the path of an image on this site; undefined for any other image, since an external image
 * reveals readers and their addresses to its owner.
 */
export function ownPathOf(address: string): string | undefined {
  const url = readOwn(asBrowsersReadIt(address))
  return url && `${url.pathname}${url.search}`
}

/** Returns a link within the site, or a full external link; undefined for `//elsewhere` and similar. */
export function linkOf(address: string): string | undefined {
  const read = asBrowsersReadIt(address)
  const own = readOwn(read)
  if (own) return `${own.pathname}${own.search}${own.hash}`
  if (!LINK_SCHEME.test(read) || !URL.canParse(read)) return undefined
  const url = new URL(read)
  // `https://bank.example@elsewhere` looks like a different address than it is.
  return url.username === '' && url.password === '' ? url.href : undefined
}

/** Returns a normalised external `https` address; undefined for anything else. */
export const outsideAddressOf = (address: string): string | undefined =>
  embeddedHostOf(address) === undefined ? undefined : new URL(address).href

/** Returns the host of an embeddable `https` page: "player.example:8443"; undefined for anything else. */
export function embeddedHostOf(address: string): string | undefined {
  if (!/^https:\/\/[^\s"'<>;,]+$/.test(address) || !URL.canParse(address)) return undefined
  const { username, password, host } = new URL(address)
  return username === '' && password === '' && host !== '' ? host : undefined
}

/**
 * Parses an address without a scheme that stays on this site. Backslashes instead of slashes could lead
 * elsewhere.
 */
function readOwn(address: string): Read | undefined {
  if (address === '' || HAS_SCHEME.test(address) || !URL.canParse(address, OWN_ORIGIN)) return undefined
  const url = new URL(address, OWN_ORIGIN)
  // `/.//elsewhere` is a path here, but becomes an external address when its dots are removed.
  return url.origin === OWN_ORIGIN && !url.pathname.startsWith('//') ? url : undefined
}

/** Browsers ignore line breaks and tabs anywhere in an address. */
const asBrowsersReadIt = (address: string): string => address.replace(/[\t\n\r]/g, '').trim()
