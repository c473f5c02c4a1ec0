import { type MicroUsdt, microUsdt } from './usdt.ts'

/** Blockchains on which tether is received and sent (handbook 5.5). */
export const tetherNetworks = ['TRC-20', 'ERC-20'] as const
export type TetherNetwork = (typeof tetherNetworks)[number]

type Terms = {
  /** Name of the chain for members. */
  readonly chain: string
  /** Confirmations required before a transfer counts (handbook 5.5). */
  readonly confirmations: number
  /** Default network fee; an operator can set another. */
  readonly usualFee: MicroUsdt
}

export const networkTerms: Readonly<Record<TetherNetwork, Terms>> = {
  'TRC-20': { chain: '트론', confirmations: 19, usualFee: microUsdt(1_000_000) },
  'ERC-20': { chain: '이더리움', confirmations: 12, usualFee: microUsdt(5_000_000) },
}

/** True when a transfer has enough confirmations to be final. */
export const isConfirmed = (network: TetherNetwork, confirmations: number): boolean =>
  confirmations >= networkTerms[network].confirmations

/** A transaction id on either chain: 64 hexadecimal digits, with an optional 0x prefix (Ethereum). */
const TXID = /^(?:0x)?[0-9a-f]{64}$/i

/**
 * Normalises a transaction id, so that different spellings compare equal; undefined when it is no
 * transaction id.
 */
export const transactionId = (text: string): string | undefined =>
  TXID.test(text) ? text.toLowerCase().replace(/^0x/, '') : undefined
