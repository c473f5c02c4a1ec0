import { embeddedHostOf } from '../operator-html/addresses.ts'

/** What stands for the match in an address of live pictures. */
export const FIXTURE_MARK = '{fixtureId}'

/** The longest address of live pictures. */
export const STREAM_ADDRESS_MAX = 400

/** A host that everybody finds by its name: none of an inner network, no bare address. */
const PUBLIC_HOST = /^(?:[a-z0-9-]+\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?(?::\d{1,5})?$/
/** Names that mean this machine or an inner network, whoever asks. */
const INNER_HOST = /(?:^|\.)(?:localhost|local|internal|invalid|home\.arpa)(?::\d+)?$/

/** The address of a match's pictures. */
export const streamAddressOf = (address: string, fixtureId: number): string =>
  address.replaceAll(FIXTURE_MARK, String(fixtureId))

/**
 * The host that may be framed for an address of live pictures (ROUTE-013), "tv.example"; undefined where the address is
 * no `https` page of a public host, or the match would choose the host.
 */
export function streamHostOf(address: string): string | undefined {
  if (address.length > STREAM_ADDRESS_MAX) return undefined
  const host = embeddedHostOf(streamAddressOf(address, 1))
  if (host === undefined || host !== embeddedHostOf(streamAddressOf(address, 2))) return undefined
  return PUBLIC_HOST.test(host) && !INNER_HOST.test(host) ? host : undefined
}
