import { Check } from 'lucide-react'
import { Checkbox as RadixCheckbox, Switch as RadixSwitch } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { classNames } from '../theme/class-names.ts'

type ChoiceProps = {
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
  readonly error?: string | undefined
}

/** A checkbox, submitted with a form. */
export function Checkbox({ label, checked, onChange, disabled = false, error }: ChoiceProps) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <div className="flex min-h-10 items-center gap-2.5 mobile:min-h-11">
        <RadixCheckbox.Root
          id={id}
          checked={checked}
          onCheckedChange={state => onChange(state === true)}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          className={classNames(
            'hit grid size-5 shrink-0 place-items-center rounded-sm border bg-field text-jade-ink',
            'data-[state=checked]:border-jade data-[state=checked]:bg-jade disabled:opacity-45 disabled:cursor-not-allowed',
            error ? 'border-danger' : 'border-edge',
          )}
        >
          <RadixCheckbox.Indicator>
            <Check aria-hidden size={14} strokeWidth={3.2} />
          </RadixCheckbox.Indicator>
        </RadixCheckbox.Root>
        <label htmlFor={id} className={classNames('flex-1 py-2 text-base', disabled && 'text-faint')}>
          {label}
        </label>
      </div>
      {error && (
        <p id={`${id}-note`} role="alert" className="text-xs text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

/** A switch that takes effect immediately. */
export function Switch({ label, checked, onChange, disabled = false }: Omit<ChoiceProps, 'error'>) {
  const id = useId()
  return (
    <div className="flex min-h-10 items-center justify-between gap-3 mobile:min-h-11">
      <label htmlFor={id} className={classNames('text-base', disabled && 'text-faint')}>
        {label}
      </label>
      <RadixSwitch.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        className="hit h-6 w-11 shrink-0 rounded-full border border-edge bg-s3 p-0.5 transition-colors duration-100 data-[state=checked]:border-jade data-[state=checked]:bg-jade disabled:opacity-45 disabled:cursor-not-allowed"
      >
        <RadixSwitch.Thumb className="block size-4.5 rounded-full bg-text transition-transform duration-100 data-[state=checked]:translate-x-5 data-[state=checked]:bg-jade-ink forced-colors:border-[9px]" />
      </RadixSwitch.Root>
    </div>
  )
}
