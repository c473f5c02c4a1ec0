import { ChevronDown } from 'lucide-react'
import type { Ref, SelectHTMLAttributes } from 'react'
import { Field, type FieldTexts } from './field.tsx'

type Option = { readonly value: string; readonly label: string; readonly disabled?: boolean }

type SelectFieldProps = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'id' | 'children'> & {
    readonly options: readonly Option[]
    readonly ref?: Ref<HTMLSelectElement>
  }

/** A native select: best on phones and with screen readers. */
export function SelectField({ label, labelHidden, hint, error, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error}>
      {control => (
        <div className="relative">
          <select {...select} {...control} className={`${control.className} appearance-none pr-9`}>
            {options.map(option => (
              <option
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className="bg-s1 text-text"
              >
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            size={16}
            className="pointer-events-none absolute inset-y-0 right-3 my-auto text-dim"
          />
        </div>
      )}
    </Field>
  )
}
