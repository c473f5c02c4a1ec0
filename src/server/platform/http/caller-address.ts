import { isIP, SocketAddress } from 'node:net'
import type { FastifyRequest } from 'fastify'

const MAPPED = /^::ffff:(?=\d+\.)/
/** Some proxies write the port as well: `203.0.113.9:1234`, `[2001:db8::1]:80`. */
const WITH_PORT = /^(?:\[([^\]]*)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/
/** No address is longer, nor with a port. */
const TOLD_LENGTH_MAX = 60
/** Stands for a caller whose proxy sent something that is no address. */
const UNKNOWN = '0.0.0.0'

/** From where a call comes. */
export type CallerAddress = {
  readonly ip: string
  /**
   * Whether others may stand behind the same address, as far as one can tell: a proxy that nobody told us of sends
   * what it likes. Anybody can bring this about by a header, so it may spare others, and never allow more guesses.
   */
  readonly sharedAddress: boolean
}

/** From where a request comes, by the proxies that the site is told of. */
export function callerAddress(request: FastifyRequest): CallerAddress {
  const ip = plainAddress(request.ip)
  return { ip, sharedAddress: ip === UNKNOWN || isFromUnknownProxy(request) }
}

/** Whether a request says that it was passed on, where nobody has said whether there is a proxy. */
export const isFromUnknownProxy = ({ headers, server }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] !== undefined && !server.proxies.areKnown

/**
 * Who an unknown proxy says it was asked by, as it wrote it; undefined where a request comes from none. Worth no more
 * than to tell callers behind one proxy apart: who comes without a proxy writes what he likes.
 */
export function toldByUnknownProxy(request: FastifyRequest): string | undefined {
  if (!isFromUnknownProxy(request)) return undefined
  const told = String(request.headers['x-forwarded-for'])
  return told
    .slice(told.lastIndexOf(',') + 1)
    .trim()
    .slice(0, TOLD_LENGTH_MAX)
}

/** The caller's address in plain form: IPv4 not wrapped into IPv6, no zone, no port; what a rule or a table can take. */
export function plainAddress(given: string): string {
  if (isIP(given) === 4) return given
  const [, inBrackets, beforePort] = WITH_PORT.exec(given) ?? []
  const address = inBrackets ?? beforePort ?? given
  const version = isIP(address)
  if (version !== 6) return version === 4 ? address : UNKNOWN
  // One address of IPv6 is written in many ways.
  return new SocketAddress({ address, family: 'ipv6' }).address.replace(MAPPED, '')
}
