import { BlockList, isIP } from 'node:net'
import { type Environment, WrongSetting } from '../process/settings.ts'
import { plainAddress } from './caller-address.ts'

/** Proxies in front of the site, from the operator's setting. */
export type Proxies = {
  /** Whether a setting exists; otherwise an unknown proxy may be in front. */
  readonly areKnown: boolean
  /** Whether to trust the client address reported by this address, at this number of hops. */
  readonly trusts: (address: string, hop: number) => boolean
}

/** No setting exists. */
export const unknownProxies: Proxies = { areKnown: false, trusts: () => false }

/** Trusts this number of proxies, each of which appends its client's address. */
const proxiesByHops = (hops: number): Proxies => ({
  areKnown: true,
  trusts: (_address, hop) => hop < hops,
})

/** More than any real chain. */
const HOPS_MAX = 10
/** A wider network than these would trust strangers: 10.0.0.0/8 and fc00::/7 are the widest private ones. */
const PREFIX_MIN = { ipv4: 8, ipv6: 7 } as const
const PREFIX_MAX = { ipv4: 32, ipv6: 128 } as const
/** Unspecified addresses. */
const NOBODY = ['0.0.0.0', '::']

type Family = 'ipv4' | 'ipv6'
type Network = { readonly address: string; readonly prefix: number; readonly family: Family }

const WORDS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', 'fc00::/7', 'fe80::/10'],
}

/** Reads the proxies in front of the site: their number, or their addresses. Throws WrongSetting. */
export function readProxies({ TRUST_PROXY: text }: Environment): Proxies {
  if (!text) return unknownProxies
  if (/^\d+$/.test(text) && Number(text) <= HOPS_MAX) return proxiesByHops(Number(text))
  const networks = text.split(',').map(item => networksOf(item.trim()))
  if (networks.some(found => found.length === 0))
    throw new WrongSetting(
      `TRUST_PROXY=${text} names no proxies: give how many stand in a row (0 to ${HOPS_MAX}), or their addresses, such as 10.0.0.7,192.168.0.0/24 or loopback or private.`,
    )
  return proxiesByNetworks(networks.flat())
}

/** Networks of an item of the list; empty for an invalid one. */
function networksOf(item: string): readonly Network[] {
  const items = Object.hasOwn(WORDS, item) ? (WORDS[item] ?? []) : [item]
  return items.flatMap(one => readNetwork(one) ?? [])
}

function readNetwork(item: string): Network | undefined {
  const [address = '', prefixText, ...rest] = item.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0 || address.includes('%')) return undefined
  if (NOBODY.includes(plainAddress(address))) return undefined
  const family = version === 4 ? 'ipv4' : 'ipv6'
  if (prefixText === undefined) return { address, prefix: PREFIX_MAX[family], family }
  const prefix = /^\d{1,3}$/.test(prefixText) ? Number(prefixText) : 0
  return prefix >= PREFIX_MIN[family] && prefix <= PREFIX_MAX[family]
    ? { address, prefix, family }
    : undefined
}

function proxiesByNetworks(networks: readonly Network[]): Proxies {
  const trusted = new BlockList()
  for (const { address, prefix, family } of networks) trusted.addSubnet(address, prefix, family)
  return {
    areKnown: true,
    trusts: given => {
      const address = plainAddress(given)
      return trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
    },
  }
}
