import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { createBase58check } from '@scure/base'
import type { TetherNetwork } from './networks.ts'

const base58check = createBase58check(sha256)

/** First byte of a TRON address before base58 encoding; produces the leading T. */
const TRON_PREFIX = 0x41
const TRON_FORM = /^T[1-9A-HJ-NP-Za-km-z]{33}$/
const ETHEREUM_FORM = /^0x[0-9a-fA-F]{40}$/

/**
 * Returns the address as stored when it is valid on this network: TRON with its base58 checksum, Ethereum
 * with the EIP-55 checksum in its capitals. Ethereum addresses in all lower or all upper case carry no
 * checksum and are refused, because a typo would go unnoticed. Undefined for anything else.
 */
export function readTetherAddress(network: TetherNetwork, text: string): string | undefined {
  const address = text.trim()
  return (network === 'TRC-20' ? isTron(address) : isEthereum(address)) ? address : undefined
}

/** Encodes twenty bytes as an address of the network. */
export function tetherAddressOf(network: TetherNetwork, bytes: Uint8Array): string {
  if (network === 'TRC-20') return base58check.encode(Uint8Array.of(TRON_PREFIX, ...bytes))
  return `0x${withChecksum([...bytes].map(byte => byte.toString(16).padStart(2, '0')).join(''))}`
}

/** "TJRyWw…3kLz": enough to recognise one's own address. */
export const shortAddress = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`

function isTron(address: string): boolean {
  if (!TRON_FORM.test(address)) return false
  try {
    const bytes = base58check.decode(address)
    return bytes.length === 21 && bytes[0] === TRON_PREFIX
  } catch {
    // The library throws when the checksum is wrong; here that means "invalid".
    return false
  }
}

const isEthereum = (address: string): boolean =>
  ETHEREUM_FORM.test(address) && address.slice(2) === withChecksum(address.slice(2).toLowerCase())

/** EIP-55: a letter is upper case where the hash of the lower-case digits has a nibble of eight or more. */
function withChecksum(digits: string): string {
  const hash = keccak_256(Uint8Array.from(digits, digit => digit.charCodeAt(0)))
  const nibble = (index: number) => ((hash[index >> 1] ?? 0) >> (index % 2 === 0 ? 4 : 0)) & 0xf
  return [...digits].map((digit, index) => (nibble(index) >= 8 ? digit.toUpperCase() : digit)).join('')
}
