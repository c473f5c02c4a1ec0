import { SelectField } from '#web/kit/controls/select-field.tsx'

type SelectFilterProps = {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  /** Called with the value of the chosen option. */
  readonly onPick: (value: string) => void
}

/** A select to filter or sort a list, in the filter bar. */
export const SelectFilter = ({ label, options, value, onPick }: SelectFilterProps) => (
  <div className="w-36 narrow:w-auto">
    <SelectField
      label={label}
      labelHidden
      options={options}
      value={value}
      onChange={({ target }) => onPick(target.value)}
    />
  </div>
)
