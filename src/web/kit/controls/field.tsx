import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../theme/class-names.ts'

export type FieldTexts = {
  readonly label: string
  /** Hides the label visually, where the context is enough. */
  readonly labelHidden?: boolean | undefined
  readonly hint?: string | undefined
  /** Error text: the fault and how to correct it; empty or absent when valid. */
  readonly error?: string | undefined
}

/** Props that connect a control with its label and note; spread onto the control. */
type Control = {
  readonly id: string
  readonly className: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

type FieldProps = FieldTexts & {
  /** Reserves the note's line even while it is empty, so that an error causes no layout shift. */
  readonly keepsNote?: boolean
  readonly children: (control: Control) => ReactNode
}

/** Label, hint and error of a control, connected for screen readers. */
export function Field({ label, labelHidden = false, hint, error, keepsNote = false, children }: FieldProps) {
  const id = useId()
  const note = error || hint
  return (
    <div className={classNames('grid', keepsNote ? 'gap-1' : 'gap-1.5')}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-sm font-medium text-dim'}>
        {label}
      </label>
      {children({
        id,
        className: controlClass(Boolean(error)),
        'aria-describedby': note ? `${id}-note` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {(note || keepsNote) && (
        <p
          id={`${id}-note`}
          role={error ? 'alert' : undefined}
          aria-live={keepsNote && !error ? 'polite' : undefined}
          className={classNames('flex min-h-4 items-start gap-1 text-xs', error ? 'text-danger' : 'text-dim')}
        >
          {error && <CircleAlert aria-hidden size={14} className="mt-px shrink-0" />}
          <span>{note}</span>
        </p>
      )}
    </div>
  )
}

/** Classes of input boxes. */
const controlClass = (invalid: boolean): string =>
  classNames(
    'h-10 mobile:h-12 w-full min-w-0 rounded-md border bg-field px-3 text-text transition-colors duration-100',
    'hover:border-dim focus:border-jade focus:outline-none focus:glow',
    'disabled:cursor-not-allowed disabled:bg-s2 disabled:text-faint disabled:hover:border-line',
    // Browsers treat every select as read-only.
    '[&:read-only:not(select)]:border-line [&:read-only:not(select)]:bg-s2',
    invalid ? 'border-danger' : 'border-edge',
  )
