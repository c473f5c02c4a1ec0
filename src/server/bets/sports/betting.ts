import type { Site } from '#server/site/site.ts'
import type { BetRequest } from '../bet-request.ts'
import { openPlacing, type Placing, type PlacingDeps, type PlacingSizes } from '../booking/placing.ts'
import { sportsKind } from './sports-kind.ts'
import { openSportsMemory } from './sports-memory.ts'

export type Betting = Placing<BetRequest>

/** Opens the placing of pre-match bets, once per process. */
export const openBetting = (deps: PlacingDeps & { readonly site: Site }, sizes?: PlacingSizes): Betting =>
  openPlacing(deps, sportsKind({ ...deps, ...openSportsMemory() }), sizes)
