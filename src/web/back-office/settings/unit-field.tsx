import { Field, type FieldTexts } from '#web/kit/controls/field.tsx'

type UnitFieldProps = FieldTexts & {
  readonly unit: string
  readonly disabled: boolean
  readonly value: string
  readonly onChange: (text: string) => void
}

/** A number as typed, followed by its unit. */
export function UnitField({ unit, disabled, value, onChange, ...texts }: UnitFieldProps) {
  return (
    <Field {...texts}>
      {control => (
        <div className="relative">
          <input
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            className={`${control.className} pr-24`}
            disabled={disabled}
            value={value}
            onChange={({ target }) => onChange(target.value.normalize('NFKC'))}
          />
          <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-sm text-dim">
            {unit}
          </span>
        </div>
      )}
    </Field>
  )
}
