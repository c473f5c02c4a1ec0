import type { TradingState } from '#contract/back-office/trading.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { type DeskState, deskStates, deskStateWords } from './desk-filter.ts'

type DeskStateTabsProps = {
  readonly value: DeskState
  readonly counts: Readonly<Record<TradingState, number>> | undefined
  readonly onChange: (state: DeskState) => void
}

/** 예정 · 진행 · 결과대기 · 완료, each with its number of fixtures under the other filters. */
export function DeskStateTabs({ value, counts, onChange }: DeskStateTabsProps) {
  const countOf = (state: DeskState) => {
    if (!counts) return undefined
    return state === 'all' ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[state]
  }
  const tabs = deskStates.map(key => ({ key, label: deskStateWords[key], count: countOf(key) }))
  return <Tabs label="진행 상태" tabs={tabs} value={value} onChange={onChange} />
}
