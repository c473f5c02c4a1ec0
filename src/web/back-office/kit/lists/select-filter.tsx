import { SelectField } from '#web/kit/controls/select-field.tsx'

type SelectFilterProps = {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  /** Gives the value of the option that was picked. */
  readonly onPick: (value: string) => void
}

/** One choice to narrow or sort a list by, among other filters in their bar. */
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
