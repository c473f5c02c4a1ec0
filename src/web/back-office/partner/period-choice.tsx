import { DayField } from '#web/kit/controls/day-field.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { readWord } from '../kit/lists/address.ts'
import { type Period, spanDays, spanNames, spanOf, spans } from './period.ts'

type PeriodChoiceProps = {
  readonly period: Period
  readonly onChange: (period: Period) => void
}

const tabs = spanNames.map(key => ({ key, label: spans[key] }))

/** Period: a preset, or any two days. */
export const PeriodChoice = ({ period, onChange }: PeriodChoiceProps) => (
  <div className="flex flex-wrap items-center gap-2">
    <Tabs
      label="기간"
      tabs={tabs}
      value={spanOf(period) ?? ''}
      onChange={key => onChange(spanDays(readWord(spanNames, key) ?? 'usual'))}
    />
    <div className="flex items-center gap-2 narrow:w-full narrow:grid narrow:grid-cols-2">
      <DayField
        label="시작일"
        value={period.from}
        max={period.to}
        onChange={from => from && onChange({ ...period, from })}
      />
      <DayField
        label="종료일"
        value={period.to}
        min={period.from}
        onChange={to => to && onChange({ ...period, to })}
      />
    </div>
  </div>
)
