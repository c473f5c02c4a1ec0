import { type BetStatus, betStatusWord } from '#domain/bets/bet-status.ts'
import { historyPeriods, historyPeriodWord } from '#domain/bets/history-period.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { DayField } from '#web/kit/controls/day-field.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { now } from '#web/kit/time/time.ts'
import {
  type HistoryFilter,
  type HistoryType,
  historyStatuses,
  historyTypes,
  historyTypeWord,
} from './history-filter.ts'

type FiltersProps = {
  readonly filter: HistoryFilter
  readonly onChange: (change: Partial<HistoryFilter>) => void
}

const typeTabs = historyTypes.map(key => ({ key, label: historyTypeWord[key] }))

const periodTabs = [
  { key: 'all', label: '전체 기간' } as const,
  ...historyPeriods.map(key => ({ key, label: historyPeriodWord[key] })),
  { key: 'free', label: '기간 선택' } as const,
]

const statusOptions = [
  { value: 'all', label: '모든 상태' },
  ...historyStatuses.map(status => ({ value: status, label: betStatusWord[status] })),
]

/** Filters by game type, period and status (ROUTE-059, handbook 6.5). */
export function HistoryFilters({ filter, onChange }: FiltersProps) {
  const choosePeriod = (period: HistoryFilter['period']) => {
    const today = seoulDay(now())
    onChange(period === 'free' ? { period, from: today, to: today } : { period })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Tabs<HistoryType>
        label="게임 종류"
        look="lines"
        tabs={typeTabs}
        value={filter.type}
        onChange={type => onChange({ type })}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 narrow:basis-full">
          <Tabs label="기간" tabs={periodTabs} value={filter.period} onChange={choosePeriod} />
        </div>
        <div className="w-32 narrow:w-full">
          <SelectField
            label="상태"
            labelHidden
            options={statusOptions}
            value={filter.status}
            onChange={event => onChange({ status: event.target.value as BetStatus | 'all' })}
          />
        </div>
        {filter.period === 'free' && <Days filter={filter} onChange={onChange} />}
      </div>
    </div>
  )
}

/** Custom days, both included. */
function Days({ filter, onChange }: FiltersProps) {
  const { from, to } = filter
  return (
    <div className="grid w-full grid-cols-[auto_auto_auto] items-center justify-start gap-1.5 mobile:grid-cols-[1fr_auto_1fr] mobile:justify-stretch">
      <DayField
        label="시작일"
        value={from}
        max={to}
        onChange={day => onChange({ period: 'free', from: day, to })}
      />
      <span aria-hidden className="text-dim">
        ~
      </span>
      <DayField
        label="종료일"
        value={to}
        min={from}
        onChange={day => onChange({ period: 'free', from, to: day })}
      />
    </div>
  )
}
