import { assert } from '../assert.ts'
import type { SportId } from '../ids.ts'
import { labelOf, MARKET_TYPES } from './market-catalogue.ts'
import type { MarketType } from './market-rule.ts'
import { MARKET_ALIASES, NAMED_MARKETS } from './market-table-names.ts'

const byName = new Map<string, MarketType>(
  [...MARKET_TYPES, ...NAMED_MARKETS].map(type => [normalName(type.english), type]),
)
for (const [alias, english] of MARKET_ALIASES) {
  const type = byName.get(normalName(english))
  assert(type, `alias ${alias} of an unknown market`)
  byName.set(normalName(alias), type)
}

function normalName(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, ' ')
}

/** Korean label of a market by its English name; an unknown name is returned unchanged (LABEL-018). */
export function marketLabelByName(name: string, sportId: SportId, goal?: number): string {
  const type = byName.get(normalName(name))
  return type ? labelOf(type, sportId, goal) : name
}
