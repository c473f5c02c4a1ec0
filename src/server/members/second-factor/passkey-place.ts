/** The site's name and origin for which passkeys are created and used, as seen by the browser. */
export type PasskeyPlace = { readonly rpId: string; readonly origin: string }

const NAME = /^(?=.*[a-z])[a-z0-9-]+(\.[a-z0-9-]+)*$/

/**
 * Reads the passkey origin of a call: the browser's Origin header, which must match the Host header, by https or on
 * localhost. Forging them gains nothing: a passkey signs for the site that its browser shows, and passkeys of other
 * names are not requested.
 */
export function passkeyPlace(header: (name: string) => string | undefined): PasskeyPlace | undefined {
  const [origin, host] = [header('origin'), header('host')]
  if (origin === undefined || host === undefined || !URL.canParse(origin)) return undefined
  const url = new URL(origin)
  if (url.origin !== origin || url.host !== host.toLowerCase() || !NAME.test(url.hostname)) return undefined
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === 'localhost')
  return isSafe ? { rpId: url.hostname, origin } : undefined
}
