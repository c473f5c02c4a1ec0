import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../theme/class-names.ts'

export type FieldTexts = {
  readonly label: string
  /** Hides the label from sight only; for fields whose place says what they are. */
  readonly labelHidden?: boolean
  readonly hint?: string | undefined
  /** What is wrong and what to do; empty or absent when all is well. */
  readonly error?: string | undefined
}

type FieldIds = { readonly id: string; readonly describedBy: string | undefined; readonly invalid: boolean }

/** Label, hint and error around one control, tied to it for screen readers. */
export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  children,
}: FieldTexts & { readonly children: (ids: FieldIds) => ReactNode }) {
  const id = useId()
  const note = error || hint
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-sm font-medium text-dim'}>
        {label}
      </label>
      {children({ id, describedBy: note ? `${id}-note` : undefined, invalid: Boolean(error) })}
      {note && (
        <p
          id={`${id}-note`}
          role={error ? 'alert' : undefined}
          className={classNames('flex items-start gap-1 text-xs', error ? 'text-danger' : 'text-dim')}
        >
          {error && <CircleAlert aria-hidden size={14} className="mt-px shrink-0" />}
          <span>{note}</span>
        </p>
      )}
    </div>
  )
}

/** The box of anything one types in. */
export const controlClass = (invalid: boolean): string =>
  classNames(
    'h-10 mobile:h-12 w-full min-w-0 rounded-md border bg-bg px-3 text-text transition-colors duration-100',
    'hover:border-dim focus:border-jade focus:outline-none focus:ring-2 focus:ring-jade/35',
    'disabled:cursor-not-allowed disabled:bg-s1 disabled:text-faint disabled:hover:border-line read-only:bg-s1',
    invalid ? 'border-danger' : 'border-edge',
  )
