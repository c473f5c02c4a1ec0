import { loginEventKinds, loginEventTexts } from '#contract/back-office/login-event-texts.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { readWord } from '../kit/lists/address.ts'
import { FilterBar } from '../kit/lists/filter-bar.tsx'
import { TextFilters } from '../kit/lists/text-filters.tsx'
import { isWhole, type LoginsFilter } from './logins-filter.ts'

type LoginsFiltersProps = {
  readonly filter: LoginsFilter
  readonly onChange: (change: Partial<LoginsFilter>) => void
}

const kindOptions = [
  { value: '', label: '모든 기록' },
  ...loginEventKinds.map(kind => ({ value: kind, label: loginEventTexts[kind] })),
]

export const noFilter = { what: '', name: '', address: '' } as const

const texts = [
  { name: 'name', label: '아이디', placeholder: '아이디', maxLength: 40, width: 'w-40' },
  { name: 'address', label: '아이피', placeholder: '아이피 또는 대역', maxLength: 50, width: 'w-48' },
] as const

/** Filters by kind, name and IP address. */
export const LoginsFilters = ({ filter, onChange }: LoginsFiltersProps) => (
  <FilterBar narrowed={!isWhole(filter)} onReset={() => onChange(noFilter)}>
    {filter.view === 'events' && (
      <div className="w-44 narrow:w-auto">
        <SelectField
          label="기록 종류"
          labelHidden
          options={kindOptions}
          value={filter.what}
          onChange={event => onChange({ what: readWord(loginEventKinds, event.target.value) ?? '' })}
        />
      </div>
    )}
    <TextFilters fields={texts} values={filter} onSubmit={onChange} />
  </FilterBar>
)
