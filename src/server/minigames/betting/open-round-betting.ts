import { openPlacing, type Placing, type PlacingDeps, type PlacingSizes } from '#server/bets/bets.ts'
import type { RoundBetRequest, RoundRefusal } from './round-bet.ts'
import { type RoundKindDeps, roundKind } from './round-kind.ts'

export type RoundBetting = Placing<RoundBetRequest, RoundRefusal>

/** Where bets on rounds are placed: one a process. `clock` is the house's own. */
export const openRoundBetting = (
  deps: Omit<PlacingDeps, 'site'> & PlacingSite & Omit<RoundKindDeps, 'site'>,
  sizes?: PlacingSizes,
): RoundBetting => openPlacing(deps, roundKind(deps), sizes)

type PlacingSite = { readonly site: PlacingDeps['site'] & RoundKindDeps['site'] }
