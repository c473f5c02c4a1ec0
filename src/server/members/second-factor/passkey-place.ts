/** Where passkeys are made and used: the site's own name and origin, as the browser has them. */
export type PasskeyPlace = { readonly rpId: string; readonly origin: string }

const NAME = /^(?=.*[a-z])[a-z0-9-]+(\.[a-z0-9-]+)*$/

/**
 * Reads the place out of a call: the browser says its origin, and it must be the host that the call came to, by https or
 * on this very machine. Whoever makes such headers up gains nothing: a passkey signs for the site that its browser
 * shows, and one that was made at another name is not asked for here.
 */
export function passkeyPlace(header: (name: string) => string | undefined): PasskeyPlace | undefined {
  const [origin, host] = [header('origin'), header('host')]
  if (origin === undefined || host === undefined || !URL.canParse(origin)) return undefined
  const url = new URL(origin)
  if (url.origin !== origin || url.host !== host.toLowerCase() || !NAME.test(url.hostname)) return undefined
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === 'localhost')
  return isSafe ? { rpId: url.hostname, origin } : undefined
}
