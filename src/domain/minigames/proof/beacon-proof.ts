import type { BeaconKind } from '../../draws/beacon.ts'

/** Digest functions of a browser, which are asynchronous. */
export type AsyncDigests = {
  readonly hash: (bytes: Uint8Array) => Promise<Uint8Array>
  readonly hmac: (key: Uint8Array, message: Uint8Array) => Promise<Uint8Array>
  /** Verifies Ed25519; key and signature are hexadecimal. */
  readonly isSigned: (key: string, text: string, signature: string) => Promise<boolean>
}

/** The beacon, recomputed from its source. */
export type BeaconProof = {
  readonly kind: BeaconKind
  /** The hashed text of the bets. */
  readonly text: string | undefined
  readonly made: string | undefined
  /** Undefined when the source is not given. */
  readonly isRight: boolean | undefined
  /** For two keepers. */
  readonly keeper: KeeperProof | undefined
}

/** The second keeper's part of a beacon. */
export type KeeperProof = {
  /** The seed leads to the end of the keeper's chain. */
  readonly isOfChain: boolean
  /** The house signed this list of bets before it knew the seed; undefined when the bets are not given. */
  readonly isListSigned: boolean | undefined
  /** The keeper signed its seed for this list, and so for no other. */
  readonly isLinkSigned: boolean | undefined
}
