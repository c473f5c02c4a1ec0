import type { Hash } from './hash-chain.ts'
import { hexOf } from './hex.ts'
import type { RoundName } from './round-draw.ts'
import { textBytes } from './text-bytes.ts'

/** Where the part of a draw comes from that nobody knew before closing. It is told before the round opens. */
export type BeaconKind = 'bets' | 'drand'

/** A bet of the round as it is published: neither member nor money, and the word that its member chose (whole signs), or an empty one. */
export type BeaconBet = { readonly betId: string; readonly word: string }

/**
 * The built-in beacon (handbook 3.1): a digest of all bets that the round had when it closed, in the order of their ids as
 * text. It is fixed with the closing, whoever asks for it and whenever.
 */
export const betsBeacon = (hash: Hash, round: RoundName, bets: readonly BeaconBet[]): Uint8Array =>
  hash(textBytes(betsText(round, bets)))

/** How the text begins that is hashed, up to the number of bets. */
export const betsHead = ({ gameId, roundId }: RoundName): string => `hanpan-bets:1:${gameId}:${roundId}:`

/** The text that is hashed: a head with the number of bets, then a line each. The word stands in hexadecimal digits of its UTF-8, so that no word can look like two bets. */
export function betsText(round: RoundName, bets: readonly BeaconBet[]): string {
  const lines = bets
    .map(({ betId, word }) => `${betId}:${hexOf(textBytes(word))}\n`)
    .toSorted((one, other) => (one < other ? -1 : 1))
  return `${betsHead(round)}${bets.length}\n${lines.join('')}`
}

/** A network of drand as it describes itself: seconds since 1970 of its round 1, and seconds from one to the next. */
export type DrandChain = { readonly genesis: number; readonly period: number }

/** The round of drand that counts: the first that comes after the closing (epoch milliseconds), never one of that very moment. */
export const drandRoundAfter = ({ genesis, period }: DrandChain, closesAt: number): number =>
  Math.max(1, Math.floor((closesAt - genesis * 1_000) / (period * 1_000)) + 2)

/** What drand calls its randomness: the SHA-256 of the signature. Whether the signature is right, a library of keys must say. */
export const drandBeacon = (hash: Hash, signature: Uint8Array): Uint8Array => hash(signature)
