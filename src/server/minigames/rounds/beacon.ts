import type { ClosedList, CommittedChain, KeeperValue } from '#domain/draws/keeper-words.ts'
import type { Instant } from '#domain/instant.ts'
import type { DrandValue } from '#domain/minigames/exported-rounds.ts'

/** An external value published after a closing, with its proof. */
export type ToldBeacon = { readonly beacon: Uint8Array; readonly source: DrandValue | KeeperValue }

/**
 * Source of the part of a draw that is unknown before closing (docs/fairness.md). `bets` is fixed by the closing
 * itself, in the database (`close-rounds.ts`); `drand` is published externally and may be delayed; a `keeper` gives its
 * seed against the signed list of bets.
 */
export type Beacon =
  | { readonly kind: 'bets' }
  | {
      readonly kind: 'drand'
      /** Returns the value for a closing and requests it if needed; undefined until it is available. */
      toldAfter(closesAt: Instant): ToldBeacon | undefined
    }
  | {
      readonly kind: 'keeper'
      /** Public key of the keeper, 32 bytes. */
      readonly key: Buffer
      /** Asks the keeper to commit to its own chain for a chain of the house. Throws if it does not answer rightly. */
      commit(chain: CommittedChain): Promise<KeeperChain>
      /**
       * Returns the value for a closed round and requests it if needed; undefined until it is available. `read` returns
       * the text of the round's bets.
       */
      toldFor(list: ClosedList, keeperEnd: string, read: () => Promise<string>): ToldBeacon | undefined
    }

/** Link 0 of the keeper's chain, and its signature. */
export type KeeperChain = { readonly keeperEnd: Buffer; readonly signature: Buffer }

export const builtInBeacon: Beacon = { kind: 'bets' }
