import { BlockList, isIPv6 } from 'node:net'
import type { Instant } from '#domain/instant.ts'

/** An address or a network in CIDR form, and the end of its block; null without an end. */
export type BlockedNetwork = { readonly address: string; readonly until: Instant | null }

export type AddressList = { includes(ip: string, now: Instant): boolean }

const V4_BITS = 32
const V6_BITS = 128

/** The widest networks that can be blocked: a wider one, probably a typing error, would lock out a continent. */
const V4_BITS_MIN = 8
const V6_BITS_MIN = 16

/** The parts of an address or network. */
function partsOf(network: string) {
  const [address = '', bits] = network.split('/')
  const isV6 = isIPv6(address)
  return { address, isV6, bits: Number(bits ?? (isV6 ? V6_BITS : V4_BITS)) }
}

/** Whether a network is too wide to be blocked. */
export function isTooWide(network: string): boolean {
  const { isV6, bits } = partsOf(network)
  return bits < (isV6 ? V6_BITS_MIN : V4_BITS_MIN)
}

/** Omits the prefix length of a single address: `203.0.113.7`. */
export function shownNetwork(network: string): string {
  const { address, isV6, bits } = partsOf(network)
  return bits === (isV6 ? V6_BITS : V4_BITS) ? address : network
}

const familyOf = (isV6: boolean) => (isV6 ? 'ipv6' : 'ipv4')

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const { address, isV6, bits } = partsOf(network)
    list.addSubnet(address, bits, familyOf(isV6))
  }
  return list
}

const includesIn = (list: BlockList, ip: string): boolean => list.check(ip, familyOf(isIPv6(ip)))

/** Whether an address belongs to a network. */
export const isWithin = (network: string, ip: string): boolean => includesIn(blockListOf([network]), ip)

/** Recently used lists: operators' calls use a few of them. */
const known = new Map<string, BlockList>()
const KNOWN_MAX = 200

/** Whether an address belongs to one of the networks; fast for repeated lists. */
export function isWithinAny(networks: readonly string[], ip: string): boolean {
  const key = networks.join(' ')
  const list = known.get(key) ?? blockListOf(networks)
  if (known.size >= KNOWN_MAX) known.clear()
  known.set(key, list)
  return includesIn(list, ip)
}

/** A list of networks with fast lookup; entries expire at their end. An empty list costs nothing. */
export function addressList(blocked: readonly BlockedNetwork[]): AddressList {
  if (blocked.length === 0) return { includes: () => false }
  let list = new BlockList()
  let rightUntil = Number.NEGATIVE_INFINITY
  const standing = (now: Instant): BlockList => {
    if (now < rightUntil) return list
    const alive = blocked.filter(({ until }) => until === null || until > now)
    list = blockListOf(alive.map(({ address }) => address))
    rightUntil = Math.min(...alive.map(({ until }) => until ?? Number.POSITIVE_INFINITY))
    return list
  }
  return { includes: (ip, now) => includesIn(standing(now), ip) }
}
