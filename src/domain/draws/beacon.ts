import type { Hash } from './hash-chain.ts'
import { hexOf } from './hex.ts'
import type { RoundName } from './round-draw.ts'
import { textBytes } from './text-bytes.ts'

/** The source of the part of a draw that is unknown before closing. Published before the round opens. */
export type BeaconKind = 'bets' | 'drand' | 'keeper'

/**
 * A published bet of the round: no member, no amount, only the id and the member's chosen word
 * (well-formed text), or an empty word.
 */
export type BeaconBet = { readonly betId: string; readonly word: string }

/**
 * The built-in beacon (handbook 3.1): a digest of all bets of the round at closing, sorted by id as text.
 * It is fixed at closing and always the same.
 */
export const betsBeacon = (hash: Hash, round: RoundName, bets: readonly BeaconBet[]): Uint8Array =>
  hash(textBytes(betsText(round, bets)))

/** Start of the hashed text, up to the number of bets. */
export const betsHead = ({ gameId, roundId }: RoundName): string => `hanpan-bets:1:${gameId}:${roundId}:`

/**
 * The hashed text: a head with the number of bets, then one line for each bet. The word is written as
 * hexadecimal UTF-8, so that no word can look like two bets.
 */
export function betsText(round: RoundName, bets: readonly BeaconBet[]): string {
  const lines = bets
    .map(({ betId, word }) => `${betId}:${hexOf(textBytes(word))}\n`)
    .toSorted((one, other) => (one < other ? -1 : 1))
  return `${betsHead(round)}${bets.length}\n${lines.join('')}`
}

/** A drand network: start of round 1 in seconds since 1970, and seconds between rounds. */
export type DrandChain = { readonly genesis: number; readonly period: number }

/**
 * The drand round used: the first after the closing time (epoch milliseconds), never one at that very
 * moment.
 */
export const drandRoundAfter = ({ genesis, period }: DrandChain, closesAt: number): number =>
  Math.max(1, Math.floor((closesAt - genesis * 1_000) / (period * 1_000)) + 2)

/** drand's randomness: the SHA-256 of the signature. The signature itself is verified by a crypto library. */
export const drandBeacon = (hash: Hash, signature: Uint8Array): Uint8Array => hash(signature)
