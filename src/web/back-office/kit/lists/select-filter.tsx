import { SelectField } from '#web/kit/controls/select-field.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'

type SelectFilterProps = {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  readonly width?: string
  /** Called with the value of the chosen option. */
  readonly onPick: (value: string) => void
}

/** A select to filter or sort a list, in the filter bar. */
export const SelectFilter = ({ label, options, value, width = 'w-36', onPick }: SelectFilterProps) => (
  <div className={classNames(width, 'narrow:w-auto')}>
    <SelectField
      label={label}
      labelHidden
      options={options}
      value={value}
      onChange={({ target }) => onPick(target.value)}
    />
  </div>
)
