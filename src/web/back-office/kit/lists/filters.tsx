import { FilterBar } from './filter-bar.tsx'
import type { Control, Field, Fields, FilterValues, ListFilter } from './list-filter.ts'
import { SelectFilter } from './select-filter.tsx'
import { TextFilters } from './text-filters.tsx'

type FiltersProps<F extends Fields> = {
  readonly of: ListFilter<F>
  readonly values: FilterValues<F>
  readonly onChange: (change: Partial<FilterValues<F>>) => void
}

type Texts = Readonly<Record<string, string>>

const textsOf = (values: Readonly<Record<string, unknown>>): Texts =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

const isAbove = (control: Control): boolean => control.kind === 'own' && control.place === 'above'

/** Above these numbers of controls, phones draw two in a row, and fold them. */
const PAIRED = 2
const FOLDED = 6

/** The controls of a declared filter: tabs, choices and days apply at once, texts on Enter or by the button. */
export function Filters<F extends Fields>({ of, values, onChange }: FiltersProps<F>) {
  const shown = textsOf(values)
  const change = (picked: Partial<Texts>) => onChange(of.picked(picked))
  const controls = Object.entries<Field>(of.fields).flatMap(([name, { control }]) =>
    control ? [{ name, control }] : [],
  )
  const texts = controls.flatMap(({ name, control }) =>
    control.kind === 'text' ? [{ name, ...control }] : [],
  )
  const [views, inBar] = [
    controls.filter(({ control }) => isAbove(control)),
    controls.filter(({ control }) => !isAbove(control)),
  ]
  const draw = (some: typeof controls) =>
    some.map(({ name, control }) => (
      <Picked key={name} name={name} control={control} values={shown} onChange={change} />
    ))
  return (
    <>
      {draw(views)}
      {inBar.length > 0 && (
        <FilterBar
          narrowed={of.isNarrowed(values)}
          onReset={() => onChange(of.whole)}
          paired={inBar.length > PAIRED}
          many={inBar.length > FOLDED}
        >
          {draw(inBar)}
          {texts.length > 0 && (
            <TextFilters fields={texts} values={shown} wraps={texts.length > 1} onSubmit={change} />
          )}
        </FilterBar>
      )}
    </>
  )
}

type PickedProps = {
  readonly name: string
  readonly control: Control
  readonly values: Texts
  readonly onChange: (picked: Texts) => void
}

/** A control that applies at once. */
function Picked({ name, control, values, onChange }: PickedProps) {
  const value = values[name] ?? ''
  const onPick = (picked: string) => onChange({ [name]: picked })
  if (control.kind === 'own') return control.draw({ value, values, onPick })
  if (control.kind === 'choice')
    return <Choice control={control} values={values} value={value} onPick={onPick} />
  return null
}

type ChoiceProps = {
  readonly control: Extract<Control, { readonly kind: 'choice' }>
  readonly values: Texts
  readonly value: string
  readonly onPick: (picked: string) => void
}

function Choice({ control: { label, width, useOptions }, values, value, onPick }: ChoiceProps) {
  const options = useOptions(values)
  if (options.length === 0) return null
  return <SelectFilter label={label} options={options} value={value} width={width} onPick={onPick} />
}
