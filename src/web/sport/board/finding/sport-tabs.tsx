import { type BoardType, fixtureContract } from '#contract/fixtures/fixtures.ts'
import { SPORT_TABS, type SportFlag } from '#domain/sports/sports.ts'
import { useCall } from '#web/client/api/api.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { useListNews } from '../games/use-list-news.ts'
import { tabCounts } from './board-query.ts'

type SportTabsProps = {
  readonly type: BoardType
  readonly search: string | undefined
  readonly value: SportFlag | 'all'
  readonly onChange: (flag: SportFlag | 'all') => void
}

/** Running matches change more often than upcoming ones. */
const refetchIntervals = { live: 5_000, others: 60_000 } as const

/**
 * The eight tabs with their numbers of matches (SIDEBAR-027, SIDEBAR-028), of the search results during a
 * search.
 */
export function SportTabs({ type, search, value, onChange }: SportTabsProps) {
  const refetchInterval = refetchIntervals[type === 'live' ? 'live' : 'others']
  const { data, refetch } = useCall(
    fixtureContract.sports,
    { query: { type, ...(search && { search }) } },
    { refetchInterval },
  )
  useListNews(type === 'live' ? undefined : refetch)
  const counts = data && tabCounts(data)
  const tabs = SPORT_TABS.map(({ flag, label }) => ({
    key: flag,
    label,
    count: counts?.get(flag),
  }))
  return <Tabs label="종목" tabs={tabs} value={value} onChange={onChange} />
}
