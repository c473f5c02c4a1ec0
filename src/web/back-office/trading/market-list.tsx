import { useState } from 'react'
import type { TradingSheet } from '#contract/back-office/trading.ts'
import type { SportId } from '#domain/ids.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { SelectField } from '#web/kit/controls/choice-fields.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { EmptyState } from '#web/kit/display/states.tsx'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'
import { type BettingTab, bettingTabs, tabName } from '#web/sport/board/markets/detail-groups.ts'
import { allowedActs } from './allowed-acts.ts'
import type { OnDeed } from './deeds.ts'
import { MarketCards } from './market-cards.tsx'
import { MarketTable } from './market-table.tsx'
import { groupMarkets, type MarketFilter, shownMarkets } from './market-view.ts'

type MarketListProps = { readonly sheet: TradingSheet; readonly onDeed: OnDeed | undefined }

const filters: readonly { readonly value: MarketFilter; readonly label: string }[] = [
  { value: 'current', label: '현재 마켓' },
  { value: 'bets', label: '베팅 있는 마켓' },
  { value: 'touched', label: '수동 조작 마켓' },
  { value: 'all', label: '모든 마켓' },
]

/** All markets in groups, by tab; singles exactly, combinations by the approximation that stands below. */
export function MarketList({ sheet, onDeed }: MarketListProps) {
  const [tab, setTab] = useState<BettingTab>('all')
  const [filter, setFilter] = useState<MarketFilter>('current')
  const isPhone = useLayoutMode() === 'mobile'
  const { markets, fixture, approximation, now } = sheet
  const allowed = allowedActs(sheet)
  const tabs = bettingTabs
    .map(key => ({
      key,
      label: tabName(key, fixture.sport_id as SportId),
      count: shownMarkets(markets, key, filter, now).length,
    }))
    .filter(({ key, count }) => key === 'all' || key === tab || count > 0)
  const groups = groupMarkets(shownMarkets(markets, tab, filter, now))
  const Group = isPhone ? MarketCards : MarketTable
  return (
    <section aria-label="마켓" className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 flex-1 narrow:basis-full">
          <Tabs label="마켓 종류" tabs={tabs} value={tab} onChange={setTab} />
        </div>
        <div className="w-40 narrow:w-full">
          <SelectField
            label="마켓 필터"
            labelHidden
            options={filters}
            value={filter}
            onChange={event =>
              setFilter(filters.find(({ value }) => value === event.target.value)?.value ?? 'current')
            }
          />
        </div>
      </div>
      {groups.length === 0 && (
        <div className="card">
          <EmptyState
            title="해당하는 마켓이 없습니다."
            action={filter !== 'all' && <Button onClick={() => setFilter('all')}>모든 마켓 보기</Button>}
          />
        </div>
      )}
      {groups.map(group => (
        <Group key={group.typeId} group={group} sheet={sheet} allowed={allowed} onDeed={onDeed} />
      ))}
      <p className="text-xs text-dim">* {approximation}</p>
    </section>
  )
}
