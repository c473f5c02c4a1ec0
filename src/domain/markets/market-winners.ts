import type { MarketTypeId } from '../ids.ts'
import { findMarketType } from './market-catalogue.ts'
import type { MarketRule } from './market-rule.ts'

/**
 * Number of picks of a market that win together: usually one, two for a double chance; undefined when
 * unknown.
 */
export function winnersOf(typeId: MarketTypeId): 1 | 2 | undefined {
  const rule = findMarketType(typeId)?.rule
  if (rule?.kind === 'double-chance') return 2
  return rule && hasOneWinner(rule) ? 1 : undefined
}

function hasOneWinner(rule: MarketRule): boolean {
  if (rule.kind === 'combined') return rule.rules.every(hasOneWinner)
  if (rule.kind === 'feat') return rule.side !== undefined
  return rule.kind !== 'not-graded' && rule.kind !== 'double-chance'
}
