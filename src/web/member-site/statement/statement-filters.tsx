import { statementGroups, statementGroupWord } from '#domain/cashier/statement-groups.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { gameTypes, gameTypeWord } from '#domain/sports/game-type.ts'
import { DayField } from '#web/kit/controls/day-field.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { now } from '#web/kit/time/time.ts'
import {
  readFilter,
  type StatementFilter,
  type StatementPeriod,
  statementPeriods,
  statementPeriodWord,
} from './statement-filter.ts'

type FiltersProps = {
  readonly filter: StatementFilter
  readonly onChange: (change: Partial<StatementFilter>) => void
}

const periodTabs = [...(Object.keys(statementPeriods) as StatementPeriod[]), 'free' as const].map(key => ({
  key,
  label: statementPeriodWord[key],
}))

const purseOptions = [
  { value: 'all', label: '머니·포인트' },
  { value: 'wallet', label: '머니' },
  { value: 'points', label: '포인트' },
]
const groupOptions = [
  { value: 'all', label: '모든 종류' },
  ...statementGroups.map(group => ({ value: group, label: statementGroupWord(group) })),
]
const productOptions = [
  { value: 'all', label: '모든 게임' },
  ...gameTypes.map(type => ({ value: type, label: gameTypeWord[type] })),
]

/** Filters by wallet, kind, game and days. */
export function StatementFilters({ filter, onChange }: FiltersProps) {
  const choosePeriod = (period: StatementFilter['period']) => {
    const today = seoulDay(now())
    onChange(period === 'free' ? { period, from: today, to: today } : { period, from: '', to: '' })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Tabs label="기간" tabs={periodTabs} value={filter.period} onChange={choosePeriod} />
      {filter.period === 'free' && <Days filter={filter} onChange={onChange} />}
      <div className="grid max-w-[560px] grid-cols-3 gap-2">
        {(
          [
            ['purse', '머니·포인트', purseOptions],
            ['group', '종류', groupOptions],
            ['product', '게임', productOptions],
          ] as const
        ).map(([key, label, options]) => (
          <SelectField
            key={key}
            label={label}
            labelHidden
            options={options}
            value={filter[key]}
            onChange={event => onChange({ [key]: readFilter({ [key]: event.target.value })[key] })}
          />
        ))}
      </div>
    </div>
  )
}

/** Custom days, both included. */
function Days({ filter: { from, to }, onChange }: FiltersProps) {
  return (
    <div className="grid w-full grid-cols-[auto_auto_auto] items-center justify-start gap-1.5 mobile:grid-cols-[1fr_auto_1fr] mobile:justify-stretch">
      <DayField
        label="시작일"
        value={from}
        max={to}
        onChange={day => onChange({ period: 'free', from: day })}
      />
      <span aria-hidden className="text-dim">
        ~
      </span>
      <DayField
        label="종료일"
        value={to}
        min={from}
        onChange={day => onChange({ period: 'free', to: day })}
      />
    </div>
  )
}
