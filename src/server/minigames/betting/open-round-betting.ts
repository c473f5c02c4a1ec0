import { openPlacing, type Placing, type PlacingDeps, type PlacingSizes } from '#server/bets/bets.ts'
import type { RoundBetRequest, RoundRefusal } from './round-bet.ts'
import { type RoundKindDeps, roundKind } from './round-kind.ts'

export type RoundBetting = Placing<RoundBetRequest, RoundRefusal>

/** Opens the placing of bets on rounds, once per process. `clock` is the server's own. */
export const openRoundBetting = (
  deps: Omit<PlacingDeps, 'site'> & PlacingSite & Omit<RoundKindDeps, 'site'>,
  sizes?: PlacingSizes,
): RoundBetting => openPlacing(deps, roundKind(deps), sizes)

type PlacingSite = { readonly site: PlacingDeps['site'] & RoundKindDeps['site'] }
