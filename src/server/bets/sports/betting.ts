import type { Site } from '#server/site/site.ts'
import type { BetRequest } from '../bet-request.ts'
import { openPlacing, type Placing, type PlacingDeps, type PlacingSizes } from '../booking/placing.ts'
import { sportsKind } from './sports-kind.ts'
import { openSportsMemory } from './sports-memory.ts'

export type Betting = Placing<BetRequest>

/** Where bets on matches are placed before they begin: one a process. */
export const openBetting = (deps: PlacingDeps & { readonly site: Site }, sizes?: PlacingSizes): Betting =>
  openPlacing(deps, sportsKind({ ...deps, ...openSportsMemory() }), sizes)
