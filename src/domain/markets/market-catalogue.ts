import type { MarketTypeId, SportId } from '../ids.ts'
import { countsOvertime, partWord } from './market-parts.ts'
import type { MarketFamily, MarketRule, MarketType } from './market-rule.ts'
import { EVENT_MARKETS } from './market-table-events.ts'
import { MATCH_MARKETS } from './market-table-match.ts'
import { PART_MARKETS } from './market-table-parts.ts'
import { STATISTIC_MARKETS } from './market-table-statistics.ts'

/**
 * All market types with a feed id: the only source of ids, names, labels, families and rules. Loaded by
 * browsers; markets known only by name are in `market-names.ts`.
 */
export const MARKET_TYPES: readonly MarketType[] = [
  ...MATCH_MARKETS,
  ...PART_MARKETS,
  ...STATISTIC_MARKETS,
  ...EVENT_MARKETS,
]

const byId = new Map<number, MarketType>(
  MARKET_TYPES.flatMap(type => (type.id === null ? [] : [[type.id, type] as const])),
)
/** Ids of all market types that feeds may send. */
export const marketTypeIds: readonly MarketTypeId[] = [...byId.keys()].map(id => id as MarketTypeId)

/** Returns the market type of a feed id; undefined when it is unknown. */
export const findMarketType = (typeId: MarketTypeId): MarketType | undefined => byId.get(typeId)

/** English name from the feed; "Market 4711" for an unknown id. */
export const marketName = (typeId: MarketTypeId): string => byId.get(typeId)?.english ?? `Market ${typeId}`

/** Korean label of a market in a sport (LABEL-015..017); the English name for an unknown id. */
export function marketLabel(typeId: MarketTypeId, sportId: SportId, goal?: number): string {
  const type = byId.get(typeId)
  return type ? labelOf(type, sportId, goal) : marketName(typeId)
}

/** Korean label of a market type in a sport, with its placeholders filled in. */
export function labelOf(type: MarketType, sportId: SportId, goal: number | undefined): string {
  const numbered =
    goal === undefined ? type.korean.replace(/ ?\{n\}\S*/, '') : type.korean.replace('{n}', String(goal))
  return numbered.replace(/\{(H?[1-9]|P)\}/g, (_, token: string) => partWord(token, sportId))
}

/** Family of a market for the in-play slip rule (handbook 2.2); `other` for an unknown market. */
export function marketFamily(typeId: MarketTypeId): MarketFamily {
  const type = byId.get(typeId)
  return type ? ruleFamily(type.rule) : 'other'
}

/** True when the market covers the whole match, with or without overtime. */
export const isWholeMatch = (typeId: MarketTypeId): boolean => byId.get(typeId)?.rule.scope.kind === 'match'

/** True when the market's outcomes depend on a line (기준점). */
export function needsLine(typeId: MarketTypeId): boolean {
  const rule = byId.get(typeId)?.rule
  return rule !== undefined && ruleNeedsLine(rule)
}

/** Overtime tag shown on each market row (handbook 1.11); undefined in sports without overtime. */
export function overtimeTag(typeId: MarketTypeId, sportId: SportId): '연장포함' | '연장제외' | undefined {
  const scope = byId.get(typeId)?.rule.scope
  if (!scope) return undefined
  const counts = countsOvertime(scope, sportId)
  return counts === undefined ? undefined : counts ? '연장포함' : '연장제외'
}

/** True when the rule depends on a line. */
export function ruleNeedsLine(rule: MarketRule): boolean {
  switch (rule.kind) {
    case 'handicap':
    case 'european-handicap':
    case 'total':
    case 'three-way-total':
      return true
    case 'race':
      return rule.to === undefined
    case 'team-to-score':
      return rule.which === 'next'
    case 'combined':
      return rule.rules.some(ruleNeedsLine)
    default:
      return false
  }
}

const FAMILY_OF_KIND: Partial<Record<MarketRule['kind'], MarketFamily>> = {
  'double-chance': 'win-draw-lose',
  'european-handicap': 'win-draw-lose',
  'half-full': 'win-draw-lose',
  race: 'win-lose',
  qualifier: 'win-lose',
  handicap: 'handicap',
  total: 'over-under',
  'three-way-total': 'over-under',
}

function ruleFamily(rule: MarketRule): MarketFamily {
  if (rule.kind === 'not-graded') return rule.family
  if (rule.kind === 'winner') return rule.ways === 3 ? 'win-draw-lose' : 'win-lose'
  return FAMILY_OF_KIND[rule.kind] ?? 'other'
}
