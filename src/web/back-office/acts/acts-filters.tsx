import { actKinds, actTexts } from '#contract/back-office/act-texts.ts'
import { DayField } from '#web/kit/controls/day-field.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { readWord } from '../kit/lists/address.ts'
import { FilterBar } from '../kit/lists/filter-bar.tsx'
import { TextFilters } from '../kit/lists/text-filters.tsx'
import { type ActsFilter, isNarrowed, wholeLog } from './acts-filter.ts'

type ActsFiltersProps = {
  readonly filter: ActsFilter
  readonly onChange: (change: Partial<ActsFilter>) => void
}

const kindOptions = [
  { value: '', label: '모든 작업' },
  ...actKinds.map(kind => ({ value: kind, label: actTexts[kind] })),
]

const texts = [
  { name: 'operator', label: '작업자', placeholder: '작업자 아이디', maxLength: 40, width: 'w-36' },
  { name: 'about', label: '대상', placeholder: '회원 아이디, level:3', maxLength: 80, width: 'w-44' },
  { name: 'fixture', label: '경기번호', placeholder: '경기번호', maxLength: 15, width: 'w-32', digits: true },
] as const

/** Filters by kind of action, operator, subject and days. */
export function ActsFilters({ filter, onChange }: ActsFiltersProps) {
  return (
    <FilterBar narrowed={isNarrowed(filter)} onReset={() => onChange(wholeLog)} paired>
      <div className="w-44 narrow:col-span-2 narrow:w-auto">
        <SelectField
          label="작업 종류"
          labelHidden
          options={kindOptions}
          value={filter.act}
          onChange={event => onChange({ act: readWord(actKinds, event.target.value) ?? '' })}
        />
      </div>
      <DayField
        label="시작일"
        value={filter.from}
        {...(filter.to && { max: filter.to })}
        onChange={from => onChange({ from })}
      />
      <span aria-hidden className="text-dim narrow:hidden">
        ~
      </span>
      <DayField
        label="종료일"
        value={filter.to}
        {...(filter.from && { min: filter.from })}
        onChange={to => onChange({ to })}
      />
      <TextFilters fields={texts} values={filter} onSubmit={onChange} />
    </FilterBar>
  )
}
