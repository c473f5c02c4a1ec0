import { type MicroUsdt, microUsdt } from './usdt.ts'

/** The chains on which tether is taken and sent (handbook 5.5). */
export const tetherNetworks = ['TRC-20', 'ERC-20'] as const
export type TetherNetwork = (typeof tetherNetworks)[number]

type Terms = {
  /** As members know the chain. */
  readonly chain: string
  /** So many blocks on top before a transfer counts (handbook 5.5). */
  readonly confirmations: number
  /** What sending costs unless an operator has set something else. */
  readonly usualFee: MicroUsdt
}

export const networkTerms: Readonly<Record<TetherNetwork, Terms>> = {
  'TRC-20': { chain: '트론', confirmations: 19, usualFee: microUsdt(1_000_000) },
  'ERC-20': { chain: '이더리움', confirmations: 12, usualFee: microUsdt(5_000_000) },
}

/** Whether a transfer lies deep enough in its chain to count for good. */
export const isConfirmed = (network: TetherNetwork, confirmations: number): boolean =>
  confirmations >= networkTerms[network].confirmations

/** A transaction's name on both chains: 64 hexadecimal digits, on Ethereum with 0x before them. */
const TXID = /^(?:0x)?[0-9a-f]{64}$/i

/** One way of writing a transaction's name, so that it is known again however it is written; undefined for no name. */
export const transactionId = (text: string): string | undefined =>
  TXID.test(text) ? text.toLowerCase().replace(/^0x/, '') : undefined
