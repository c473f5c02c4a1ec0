import type { Instant } from '#domain/instant.ts'
import type { DrandValue } from '#domain/minigames/exported-rounds.ts'

/** What others told after a closing, with what shows that it is the right value. */
export type ToldBeacon = { readonly beacon: Uint8Array; readonly source: DrandValue }

/**
 * Where the part of a draw comes from that nobody knew before closing (docs/fairness.md). `bets` is fixed with the closing
 * itself, in the database (`close-rounds.ts`); `drand` is told by others, and comes when it comes.
 */
export type Beacon =
  | { readonly kind: 'bets' }
  | {
      readonly kind: 'drand'
      /** The value that counts for a closing; asks for it, and gives nothing as long as there is none. */
      toldAfter(closesAt: Instant): ToldBeacon | undefined
    }

export const builtInBeacon: Beacon = { kind: 'bets' }
