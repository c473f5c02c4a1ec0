import { useState } from 'react'
import type { Game } from '#contract/fixtures/fixtures.ts'
import type { SportId } from '#domain/ids.ts'
import { useFavourites } from '../finding/use-favourites.ts'
import {
  type BettingTab,
  bettingTabs,
  detailGroups,
  tabCounts,
  tabName,
  tabOfMarket,
} from './detail-groups.ts'
import type { MarketGroup } from './market-groups.ts'

/**
 * A game's markets in groups, favourite types first, and the tabs that have any (handbook 2.2). A tab
 * whose last market is gone falls back to `all`.
 */
export function useMarketTabs(game: Pick<Game, 'markets' | 'sport_id'>) {
  const [selectedBettingTab, setTab] = useState<BettingTab>('all')
  const favourites = useFavourites(({ markets }) => markets)
  const groups = detailGroups(game.markets, favourites)
  const counts = tabCounts(groups)
  const tabs = bettingTabs.flatMap(key => {
    const count = counts.get(key)
    return count ? [{ key, count, label: tabName(key, game.sport_id as SportId) }] : []
  })
  const tab = counts.get(selectedBettingTab) ? selectedBettingTab : 'all'
  const isShown = ({ typeId }: MarketGroup) => tab === 'all' || tabOfMarket(typeId) === tab
  return { isEmpty: groups.length === 0, shown: groups.filter(isShown), tabs, tab, setTab }
}
