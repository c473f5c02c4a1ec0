import { Check, X } from 'lucide-react'
import { classNames } from '#web/kit/theme/class-names.ts'

export type Step = {
  readonly word: string
  /** The time of the step, or the event that it waits for. */
  readonly note: string
  readonly look: 'done' | 'now' | 'ahead' | 'failed'
}

const marks = {
  done: 'border-jade bg-jade text-jade-ink',
  now: 'border-jade bg-s1',
  ahead: 'border-edge bg-s1',
  failed: 'border-danger bg-s1 text-danger',
} as const

/** Steps of a request: past, present and future. */
export const Steps = ({ steps }: { readonly steps: readonly Step[] }) => (
  <ol className="grid auto-cols-fr grid-flow-col" data-steps>
    {steps.map(({ word, note, look }, index) => (
      <li
        key={word}
        className="relative grid justify-items-start gap-1"
        aria-current={look === 'now' ? 'step' : undefined}
      >
        {index < steps.length - 1 && (
          <span
            aria-hidden
            className={classNames(
              'absolute top-2.5 right-0 left-5 h-px',
              look === 'done' ? 'bg-jade' : 'bg-line',
            )}
          />
        )}
        <span
          aria-hidden
          className={classNames('relative grid size-5 place-items-center rounded-full border-2', marks[look])}
        >
          {look === 'done' && <Check size={12} strokeWidth={3} />}
          {look === 'failed' && <X size={12} strokeWidth={3} />}
        </span>
        <span className={classNames('text-sm font-semibold', look === 'ahead' && 'text-dim')}>{word}</span>
        <span className="pr-2 text-xs text-dim">{note}</span>
      </li>
    ))}
  </ol>
)
