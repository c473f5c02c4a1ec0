import type { Instant } from '#domain/instant.ts'
import type { DrandValue } from '#domain/minigames/exported-rounds.ts'

/** An external value published after a closing, with its proof. */
export type ToldBeacon = { readonly beacon: Uint8Array; readonly source: DrandValue }

/**
 * Source of the part of a draw that is unknown before closing (docs/fairness.md). `bets` is fixed by the closing
 * itself, in the database (`close-rounds.ts`); `drand` is published externally and may be delayed.
 */
export type Beacon =
  | { readonly kind: 'bets' }
  | {
      readonly kind: 'drand'
      /** Returns the value for a closing and requests it if needed; undefined until it is available. */
      toldAfter(closesAt: Instant): ToldBeacon | undefined
    }

export const builtInBeacon: Beacon = { kind: 'bets' }
