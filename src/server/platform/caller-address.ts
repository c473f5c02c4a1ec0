import { isIP } from 'node:net'

const MAPPED = '::ffff:'
/** Stands for a caller whose proxy sent something that is no address. */
const UNKNOWN = '0.0.0.0'

/** The caller's address in plain form: IPv4 not wrapped into IPv6, no zone; what a rule or a table can take. */
export function plainAddress(ip: string): string {
  const plain = ip.startsWith(MAPPED) ? ip.slice(MAPPED.length) : ip
  const zone = plain.indexOf('%')
  const address = zone < 0 ? plain : plain.slice(0, zone)
  return isIP(address) === 0 ? UNKNOWN : address
}
