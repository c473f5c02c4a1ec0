const GROUPS = 8
/** The part of an IPv6 address that a provider gives to one customer, who has all addresses of it. */
const NETWORK_GROUPS = 4

/** What an address counts as: itself, or of IPv6 the network of 64 bits that it is in. */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip
  const [head = '', tail = ''] = ip.split('::')
  const [before, after] = [groupsOf(head), groupsOf(tail)]
  const missing = Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0')
  const network = [...before, ...missing, ...after].slice(0, NETWORK_GROUPS)
  return `${network.map(group => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** An IPv4 address at the end stands for two groups. */
const groupsOf = (part: string): string[] =>
  part === '' ? [] : part.split(':').flatMap(group => (group.includes('.') ? ['0', '0'] : [group]))
