import type { MarketTypeId, SportId } from '../ids.ts'
import { findMarketType } from '../markets/market-catalogue.ts'
import { FOOTBALL } from '../sports/sports.ts'
import type { Score } from './score-sheet.ts'

/** The current score of a live match from its feed. */
export type RunningScore = Score & {
  readonly periods: readonly (Score & { readonly code: number })[]
}

/**
 * Returns the score from which an in-play handicap bet counts: the current score of the market's scope
 * ("0:0부터", handbook 2.9). Undefined where the whole scope counts: other sports, other markets.
 */
export function scoreAtBet(
  { sportId, marketTypeId }: { readonly sportId: SportId; readonly marketTypeId: MarketTypeId },
  running: RunningScore,
): Score | undefined {
  const rule = findMarketType(marketTypeId)?.rule
  if (sportId !== FOOTBALL || rule?.kind !== 'handicap') return undefined
  if (rule.counted !== 'result' && rule.counted !== 'points') return undefined
  if (rule.scope.kind === 'match') return { home: running.home, away: running.away }
  return rule.scope.kind === 'period' ? scoreOfHalf(running, rule.scope.number * 10) : undefined
}

function scoreOfHalf({ periods }: RunningScore, code: number): Score {
  const half = periods.find(period => period.code === code)
  return { home: half?.home ?? 0, away: half?.away ?? 0 }
}
