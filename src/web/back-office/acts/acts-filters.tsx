import { type FormEvent, useState } from 'react'
import { actKinds, actTexts } from '#contract/back-office/act-texts.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { SelectField } from '#web/kit/controls/choice-fields.tsx'
import { DayField } from '#web/kit/controls/day-field.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { type ActsFilter, wholeLog } from './acts-filter.ts'

type ActsFiltersProps = {
  readonly filter: ActsFilter
  readonly onChange: (change: Partial<ActsFilter>) => void
}

const kindOptions = [
  { value: '', label: '모든 작업' },
  ...actKinds.map(kind => ({ value: kind, label: actTexts[kind] })),
]

/** Kind of act, operator, fixture and days. Choices count at once, texts by Enter or the button. */
export function ActsFilters({ filter, onChange }: ActsFiltersProps) {
  const isWhole = Object.entries(wholeLog).every(
    ([name, usual]) => name === 'page' || Reflect.get(filter, name) === usual,
  )
  return (
    <div className="flex flex-wrap items-center gap-2 narrow:grid narrow:grid-cols-2">
      <div className="w-44 narrow:col-span-2 narrow:w-auto">
        <SelectField
          label="작업 종류"
          labelHidden
          options={kindOptions}
          value={filter.act}
          onChange={event => onChange({ act: actKinds.find(kind => kind === event.target.value) ?? '' })}
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
      <TextFilters key={`${filter.operator} ${filter.fixture}`} filter={filter} onChange={onChange} />
      {!isWhole && (
        <div>
          <Button look="quiet" size="sm" onClick={() => onChange(wholeLog)}>
            필터 초기화
          </Button>
        </div>
      )}
    </div>
  )
}

function TextFilters({ filter, onChange }: ActsFiltersProps) {
  const [operator, setOperator] = useState(filter.operator)
  const [fixture, setFixture] = useState(filter.fixture)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ operator: operator.trim(), fixture: fixture.trim() })
  }
  return (
    <form
      onSubmit={submit}
      className="flex items-center gap-2 narrow:col-span-2 narrow:grid narrow:grid-cols-[1fr_1fr_auto]"
    >
      <div className="w-36 narrow:w-auto">
        <TextField
          label="작업자"
          labelHidden
          placeholder="작업자 아이디"
          autoCapitalize="none"
          maxLength={40}
          value={operator}
          onChange={event => setOperator(event.target.value)}
        />
      </div>
      <div className="w-32 narrow:w-auto">
        <TextField
          label="경기번호"
          labelHidden
          placeholder="경기번호"
          inputMode="numeric"
          maxLength={15}
          value={fixture}
          onChange={event => setFixture(event.target.value.replace(/\D/g, ''))}
        />
      </div>
      <Button type="submit">검색</Button>
    </form>
  )
}
