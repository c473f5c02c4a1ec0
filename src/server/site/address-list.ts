import { BlockList, isIPv6 } from 'node:net'

export type AddressList = { includes(ip: string): boolean }

/** A list of addresses and networks in CIDR form that can be asked quickly; an empty one costs nothing. */
export function addressList(networks: readonly string[]): AddressList {
  if (networks.length === 0) return { includes: () => false }
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return { includes: ip => list.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4') }
}
