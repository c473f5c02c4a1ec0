import { isIPv6 } from 'node:net'

const GROUPS_OF_NETWORK = 4
const GROUPS = 8

/**
 * Who an address stands for when calls are counted: itself, or of IPv6 its network (/64), of which one house has as
 * many addresses as it likes.
 */
export function addressKey(ip: string): string {
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0')
  const groups = [...before, ...zeros, ...after].slice(0, GROUPS_OF_NETWORK)
  return groups.map(group => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')
}
