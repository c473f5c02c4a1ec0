import type { Hash } from './hash-chain.ts'
import type { RoundName } from './round-draw.ts'
import { textBytes } from './text-bytes.ts'

// The texts that house and keeper sign, and the beacon of two keepers (docs/fairness.md). All bytes are in
// lower-case hexadecimal; a text is signed as its ASCII bytes with Ed25519 (RFC 8032).

/** The house's chain of seeds, for which the keeper commits to its own chain. */
export type CommittedChain = {
  /** The game that draws. */
  readonly gameId: number
  readonly intervalSeconds: number
  readonly offsetSeconds: number
  /** Link 0 of the house's chain. */
  readonly chainEnd: string
  readonly links: number
}

/** Signed by the house: asks the keeper to commit to a chain of as many links. */
export const chainText = (chain: CommittedChain): string =>
  `hanpan-chain:1:${chain.gameId}:${chain.intervalSeconds}:${chain.offsetSeconds}:${chain.chainEnd}:${chain.links}`

/** Signed by the keeper: link 0 of its own chain, which belongs to this chain of the house only. */
export const keeperChainText = (
  { gameId, chainEnd, links }: Pick<CommittedChain, 'gameId' | 'chainEnd' | 'links'>,
  keeperEnd: string,
): string => `hanpan-keeper-chain:1:${gameId}:${chainEnd}:${links}:${keeperEnd}`

/** A closed round as the house declares it: its list of bets is final, and so is the link of its seed. */
export type ClosedList = RoundName & {
  /** Epoch milliseconds. */
  readonly closesAt: number
  /** Link 0 of the house's chain, and the number of the link that is its seed. */
  readonly chainEnd: string
  readonly link: number
  /** SHA-256 of the text of the bets: the beacon of the kind `bets`. */
  readonly digest: string
}

const listFields = ({ gameId, roundId, closesAt, chainEnd, link, digest }: ClosedList): string =>
  `${gameId}:${roundId}:${closesAt}:${chainEnd}:${link}:${digest}`

/** Signed by the house, before it knows the keeper's seed. */
export const listText = (list: ClosedList): string => `hanpan-list:1:${listFields(list)}`

/** The keeper's seed of a round: the link of its chain with the same number as the house's. */
export type KeeperLink = { readonly keeperEnd: string; readonly keeperSeed: string }

/** Signed by the keeper: the seed that it gives for this list, and for no other list of the round. */
export const linkText = (list: ClosedList, { keeperEnd, keeperSeed }: KeeperLink): string =>
  `hanpan-link:1:${listFields(list)}:${keeperEnd}:${keeperSeed}`

/** The beacon of two keepers: neither its list nor its seed can be chosen by a person who knows the other. */
export const keeperBeacon = (
  hash: Hash,
  { gameId, roundId }: RoundName,
  { digest, keeperSeed }: { readonly digest: string; readonly keeperSeed: string },
): Uint8Array => hash(textBytes(keeperBeaconText({ gameId, roundId }, { digest, keeperSeed })))

/** The hashed text of that beacon. */
export const keeperBeaconText = (
  { gameId, roundId }: RoundName,
  { digest, keeperSeed }: { readonly digest: string; readonly keeperSeed: string },
): string => `hanpan-keeper:1:${gameId}:${roundId}:${digest}:${keeperSeed}`

/** The published proof of a round with two keepers. */
export type KeeperValue = KeeperLink & {
  /** The public keys of both, 32 bytes. */
  readonly keeperKey: string
  readonly houseKey: string
  /** The signatures of the list by the house, and of the link by the keeper, 64 bytes. */
  readonly listSignature: string
  readonly linkSignature: string
}
