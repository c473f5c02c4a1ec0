const GROUPS = 8
/** Number of groups of an IPv6 address that identify a provider's customer, who owns all addresses below. */
const NETWORK_GROUPS = 4

/** Returns what an address counts as: itself, or the /64 network of an IPv6 address. */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip
  const [head = '', tail = ''] = ip.split('::')
  const [before, after] = [groupsOf(head), groupsOf(tail)]
  const missing = Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0')
  const network = [...before, ...missing, ...after].slice(0, NETWORK_GROUPS)
  return `${network.map(group => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** A trailing IPv4 address replaces two groups. */
const groupsOf = (part: string): string[] =>
  part === '' ? [] : part.split(':').flatMap(group => (group.includes('.') ? ['0', '0'] : [group]))
