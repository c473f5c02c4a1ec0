import { isIP, SocketAddress } from 'node:net'
import type { FastifyRequest } from 'fastify'

const MAPPED = /^::ffff:(?=\d+\.)/
/** Some proxies include the port: `203.0.113.9:1234`, `[2001:db8::1]:80`. */
const WITH_PORT = /^(?:\[([^\]]*)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/
/** Longer than any address, even with a port. */
const TOLD_LENGTH_MAX = 60
/** Address used when the proxy sent something that is not an address. */
const UNKNOWN = '0.0.0.0'

/** Address of a caller. */
export type CallerAddress = {
  readonly ip: string
  /**
   * Whether several clients may share this address, because an unconfigured proxy may be in front. Anybody can set this
   * with a header, so it may relax limits that protect others, but never allow more password guesses.
   */
  readonly sharedAddress: boolean
}

/** Returns the address of a request's sender, using the configured proxies. */
export function callerAddress(request: FastifyRequest): CallerAddress {
  const ip = plainAddress(request.ip)
  return { ip, sharedAddress: ip === UNKNOWN || isFromUnknownProxy(request) }
}

/** Whether a request was forwarded, while no proxy setting exists. */
export const isFromUnknownProxy = ({ headers, server }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] !== undefined && !server.proxies.areKnown

/**
 * Address that an unconfigured proxy reports, unparsed; undefined if the request did not come through one. Only good
 * for distinguishing clients behind one proxy: direct clients can write anything.
 */
export function toldByUnknownProxy(request: FastifyRequest): string | undefined {
  if (!isFromUnknownProxy(request)) return undefined
  const told = String(request.headers['x-forwarded-for'])
  return told
    .slice(told.lastIndexOf(',') + 1)
    .trim()
    .slice(0, TOLD_LENGTH_MAX)
}

/** Returns an address in plain form: no IPv4-mapped IPv6, no zone, no port. */
export function plainAddress(given: string): string {
  if (isIP(given) === 4) return given
  const [, inBrackets, beforePort] = WITH_PORT.exec(given) ?? []
  const address = inBrackets ?? beforePort ?? given
  const version = isIP(address)
  if (version !== 6) return version === 4 ? address : UNKNOWN
  // An IPv6 address has several spellings; this normalises it.
  return new SocketAddress({ address, family: 'ipv6' }).address.replace(MAPPED, '')
}
