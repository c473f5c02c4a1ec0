import { useSearch } from '@tanstack/react-router'
import { type BoardType, fixtureContract } from '#contract/fixtures.ts'
import { SPORT_TABS, type SportFlag } from '#domain/sports/sports.ts'
import { useCall } from '#web/kit/api/api.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { type Address, tabCounts } from './board-query.ts'
import { useListNews } from './use-list-news.ts'

type SportTabsProps = {
  readonly type: BoardType
  readonly value: SportFlag | 'all'
  readonly onChange: (flag: SportFlag | 'all') => void
}

/** Running matches come and go sooner than those that wait for their start. */
const refetchIntervals = { live: 5_000, others: 60_000 } as const

/**
 * The eight tabs with their numbers of matches (SIDEBAR-027, SIDEBAR-028). Beside what a search found they have none: a
 * tab leads to all of its sport.
 */
export function SportTabs({ type, value, onChange }: SportTabsProps) {
  const refetchInterval = refetchIntervals[type === 'live' ? 'live' : 'others']
  const { data, refetch } = useCall(fixtureContract.sports, { query: { type } }, { refetchInterval })
  useListNews(type === 'live' ? undefined : refetch)
  const { search }: Address = useSearch({ strict: false })
  const counts = data && !search ? tabCounts(data) : undefined
  const tabs = SPORT_TABS.map(({ flag, label }) => ({
    key: flag,
    label,
    count: counts?.get(flag),
  }))
  return <Tabs label="종목" tabs={tabs} value={value} onChange={onChange} />
}
