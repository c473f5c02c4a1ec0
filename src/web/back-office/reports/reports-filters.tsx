import {
  type ReportGroup,
  reportGroups,
  reportGroupWords,
  reportSorts,
} from '#domain/reports/report-groups.ts'
import { gameType, gameTypeWord } from '#domain/sports/game-type.ts'
import { sportChoices } from '#domain/sports/sports.ts'
import { DayField } from '#web/kit/controls/day-field.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { readWord } from '../kit/lists/address.ts'
import { FilterBar } from '../kit/lists/filter-bar.tsx'
import { isNarrowed, type ReportsFilter, spanDays, spanOf, spans, wholeHouse } from './reports-filter.ts'

type ReportsFiltersProps = {
  readonly filter: ReportsFilter
  readonly onChange: (change: Partial<ReportsFilter>) => void
}

const groupOptions = reportGroups.map(value => ({ value, label: reportGroupWords[value] }))
const productOptions = [
  { value: '', label: '전체 상품' },
  ...['1', '2', '3', '4', '5'].map(code => ({ value: code, label: gameTypeWord[gameType(Number(code))] })),
  { value: '0', label: '게임 외' },
]
const sportOptions = [
  { value: '', label: '전체 종목' },
  ...sportChoices.map(({ id, korean }) => ({ value: String(id), label: korean })),
  { value: '0', label: '여러 종목·기타' },
]
const levelOptions = [
  { value: '', label: '전체 레벨' },
  ...Array.from({ length: 10 }, (_, index) => ({ value: String(index + 1), label: `LV.${index + 1}` })),
]
const sortLabels = {
  key: '이름·날짜순',
  staked: '베팅금순',
  settled: '정산금순',
  paid: '지급금순',
  ggr: '순매출순',
} as const
const sortOptions = reportSorts.map(value => ({ value, label: sortLabels[value] }))
const tabs = Object.entries(spans).map(([key, label]) => ({ key, label }))

/** Sums by match and by member are stored separately. */
const isOfMembers = ({ group, member }: ReportsFilter): boolean => group === 'member' || member !== ''

/** Grouping, period and filters of the report. */
export function ReportsFilters({ filter, onChange }: ReportsFiltersProps) {
  const choice = (
    label: string,
    options: readonly { readonly value: string; readonly label: string }[],
    value: string,
    choose: (text: string) => void,
  ) => (
    <div className="w-32 narrow:w-auto">
      <SelectField
        label={label}
        labelHidden
        options={options}
        value={value}
        onChange={({ target }) => choose(target.value)}
      />
    </div>
  )
  return (
    <>
      <Tabs
        label="기간"
        tabs={tabs}
        value={spanOf(filter) ?? ''}
        onChange={key => onChange(spanDays(readWord(spanKeys, key) ?? 'today'))}
      />
      <FilterBar narrowed={isNarrowed(filter)} onReset={() => onChange(wholeHouse)} paired>
        {choice('기준', groupOptions, filter.group, text => onChange(groupChange(text)))}
        <DayField
          label="시작일"
          value={filter.from}
          max={filter.to}
          onChange={from => from && onChange({ from })}
        />
        <DayField
          label="종료일"
          value={filter.to}
          min={filter.from}
          onChange={to => to && onChange({ to })}
        />
        {choice('상품', productOptions, filter.product, product => onChange({ product }))}
        {!isOfMembers(filter) &&
          choice('종목', sportOptions, filter.sport, sport => onChange({ sport, league: '', market: '' }))}
        {choice('레벨', levelOptions, filter.level, level => onChange({ level }))}
        {choice('정렬', sortOptions, filter.sort, text =>
          onChange({ sort: readWord(reportSorts, text) ?? filter.sort }),
        )}
      </FilterBar>
    </>
  )
}

const spanKeys = ['today', 'yesterday', 'week', 'month', 'before'] as const

function groupChange(text: string): Partial<ReportsFilter> {
  const group: ReportGroup = readWord(reportGroups, text) ?? 'day'
  return group === 'member' ? { group, sport: '', league: '', market: '' } : { group }
}
