import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Hmac } from '#domain/draws/digest-blocks.ts'
import { chainLink, type Hash } from '#domain/draws/hash-chain.ts'
import { CHAIN_LINKS, drawMessage, drawnNumber } from '#domain/promotions/coin-draw.ts'
import type { Seal } from '#server/platform/process/seal.ts'

const SEED_BYTES = 32

const sha256: Hash = bytes => createHash('sha256').update(bytes).digest()
const hmacSha256: Hmac = (key, message) => createHmac('sha256', key).update(message).digest()

/** Creates a chain: its secret, encrypted at once, and its end, which is published. */
export function makeChain(seal: Seal) {
  const secret = randomBytes(SEED_BYTES)
  return {
    secretSealed: seal.seal(secret.toString('hex')),
    chainEnd: Buffer.from(chainLink(sha256, secret, CHAIN_LINKS, 0)),
    links: CHAIN_LINKS,
  }
}

type SealedChain = { readonly secretSealed: Buffer; readonly links: number }

/** The seed of a draw: the link with that number. */
export const seedOf = (seal: Seal, { secretSealed, links }: SealedChain, counter: number): Buffer =>
  Buffer.from(chainLink(sha256, Buffer.from(seal.open(secretSealed), 'hex'), links, counter))

/** The number computed from a seed, a member's word and a counter (docs/coin-draw.md). */
export const numberOf = (seed: Buffer, word: string, counter: number): number =>
  drawnNumber(hmacSha256, seed, Buffer.from(drawMessage(word, counter), 'utf8'))
