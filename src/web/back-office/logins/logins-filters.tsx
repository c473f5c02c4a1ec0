import { type FormEvent, useState } from 'react'
import { loginEventKinds, loginEventTexts } from '#contract/back-office/login-event-texts.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { SelectField } from '#web/kit/controls/choice-fields.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
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

/** Kind, name and address. The choice counts at once, texts by Enter or the button. */
export function LoginsFilters({ filter, onChange }: LoginsFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 narrow:grid narrow:grid-cols-1">
      {filter.view === 'events' && (
        <div className="w-44 narrow:w-auto">
          <SelectField
            label="기록 종류"
            labelHidden
            options={kindOptions}
            value={filter.what}
            onChange={event =>
              onChange({ what: loginEventKinds.find(kind => kind === event.target.value) ?? '' })
            }
          />
        </div>
      )}
      <TextFilters key={`${filter.name} ${filter.address}`} filter={filter} onChange={onChange} />
      {!isWhole(filter) && (
        <div>
          <Button look="quiet" size="sm" onClick={() => onChange(noFilter)}>
            필터 초기화
          </Button>
        </div>
      )}
    </div>
  )
}

function TextFilters({ filter, onChange }: LoginsFiltersProps) {
  const [name, setName] = useState(filter.name)
  const [address, setAddress] = useState(filter.address)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ name: name.trim(), address: address.trim() })
  }
  return (
    <form onSubmit={submit} className="flex items-center gap-2 narrow:grid narrow:grid-cols-[1fr_1fr_auto]">
      <div className="w-40 narrow:w-auto">
        <TextField
          label="아이디"
          labelHidden
          placeholder="아이디"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          value={name}
          onChange={event => setName(event.target.value)}
        />
      </div>
      <div className="w-48 narrow:w-auto">
        <TextField
          label="아이피"
          labelHidden
          placeholder="아이피 또는 대역"
          spellCheck={false}
          maxLength={50}
          value={address}
          onChange={event => setAddress(event.target.value)}
        />
      </div>
      <Button type="submit">검색</Button>
    </form>
  )
}
