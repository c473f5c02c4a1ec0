import { eventStates, eventStateWord } from '#domain/promotions/event-state.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { readWord } from '../kit/lists/address.ts'
import { FilterBar } from '../kit/lists/filter-bar.tsx'
import { TextFilters } from '../kit/lists/text-filters.tsx'
import { allEvents, type EventsFilter, shownWords } from './events-filter.ts'

type EventsFiltersProps = {
  readonly filter: EventsFilter
  readonly narrowed: boolean
  readonly onChange: (change: Partial<EventsFilter>) => void
}

const states = [
  { value: '', label: '모든 상태' },
  ...eventStates.map(state => ({ value: state, label: eventStateWord[state] })),
]
const shownOptions = [
  { value: '', label: '노출과 숨김' },
  { value: 'true', label: '노출' },
  { value: 'false', label: '숨김' },
]
const texts = [{ name: 'title', label: '제목', placeholder: '제목', maxLength: 60, width: 'w-52' }] as const

export const EventsFilters = ({ filter, narrowed, onChange }: EventsFiltersProps) => (
  <FilterBar narrowed={narrowed} onReset={() => onChange(allEvents)} paired>
    <div className="w-32 narrow:w-auto">
      <SelectField
        label="상태"
        labelHidden
        options={states}
        value={filter.state}
        onChange={event => onChange({ state: readWord(eventStates, event.target.value) ?? '' })}
      />
    </div>
    <div className="w-36 narrow:w-auto">
      <SelectField
        label="노출"
        labelHidden
        options={shownOptions}
        value={filter.shown}
        onChange={event => onChange({ shown: readWord(shownWords, event.target.value) ?? '' })}
      />
    </div>
    <TextFilters fields={texts} values={filter} onSubmit={onChange} />
  </FilterBar>
)
