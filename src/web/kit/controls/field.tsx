import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../theme/class-names.ts'

export type FieldTexts = {
  readonly label: string
  /** Hides the label from sight only; for fields whose place says what they are. */
  readonly labelHidden?: boolean | undefined
  readonly hint?: string | undefined
  /** What is wrong and what to do; empty or absent when all is well. */
  readonly error?: string | undefined
}

/** What ties a control to its label and note, and how it looks; spread onto it. */
type Control = {
  readonly id: string
  readonly className: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

type FieldProps = FieldTexts & {
  /** The note's line is there also while nothing stands in it, so that nothing below moves for an error. */
  readonly keepsNote?: boolean
  readonly children: (control: Control) => ReactNode
}

/** Label, hint and error around one control, tied to it for screen readers. */
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

/** The box of anything one types in. */
const controlClass = (invalid: boolean): string =>
  classNames(
    'h-10 mobile:h-12 w-full min-w-0 rounded-md border bg-field px-3 text-text transition-colors duration-100',
    'hover:border-dim focus:border-jade focus:outline-none focus:glow',
    'disabled:cursor-not-allowed disabled:bg-s2 disabled:text-faint disabled:hover:border-line',
    // A browser takes each list of choices for read-only.
    '[&:read-only:not(select)]:border-line [&:read-only:not(select)]:bg-s2',
    invalid ? 'border-danger' : 'border-edge',
  )
