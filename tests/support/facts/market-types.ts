import type { MarketType } from '#domain/markets/market-rule.ts'
import { EVENT_MARKETS } from '#domain/markets/market-table-events.ts'
import { MATCH_MARKETS } from '#domain/markets/market-table-match.ts'
import { NAMED_MARKETS } from '#domain/markets/market-table-names.ts'
import { PART_MARKETS } from '#domain/markets/market-table-parts.ts'
import { STATISTIC_MARKETS } from '#domain/markets/market-table-statistics.ts'

/** Every market type of the catalogue. */
export const allMarketTypes: readonly MarketType[] = [
  ...MATCH_MARKETS,
  ...PART_MARKETS,
  ...STATISTIC_MARKETS,
  ...EVENT_MARKETS,
  ...NAMED_MARKETS,
]
