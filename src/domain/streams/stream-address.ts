import { embeddedHostOf } from '../operator-html/addresses.ts'

/** Placeholder of the fixture id in a stream URL. */
const FIXTURE_MARK = '{fixtureId}'

/** Maximum length of a stream URL. */
export const STREAM_ADDRESS_MAX = 400

/** A public host name: no internal network, no bare IP address. */
const PUBLIC_HOST = /^(?:[a-z0-9-]+\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?(?::\d{1,5})?$/
/** Names of this machine or an internal network. */
const INNER_HOST = /(?:^|\.)(?:localhost|local|internal|invalid|home\.arpa)(?::\d+)?$/

/** The stream URL of a match. */
export const streamAddressOf = (address: string, fixtureId: number): string =>
  address.replaceAll(FIXTURE_MARK, String(fixtureId))

/**
 * Returns the host that may be framed for a stream URL (ROUTE-013), "tv.example"; undefined when the URL
 * is no `https` page of a public host, or when the placeholder is part of the host.
 */
export function streamHostOf(address: string): string | undefined {
  if (address.length > STREAM_ADDRESS_MAX) return undefined
  const host = embeddedHostOf(streamAddressOf(address, 1))
  if (host === undefined || host !== embeddedHostOf(streamAddressOf(address, 2))) return undefined
  return PUBLIC_HOST.test(host) && !INNER_HOST.test(host) ? host : undefined
}
