import { classNames } from '../theme/class-names.ts'

type ProgressProps = {
  readonly label: string
  readonly value: number
  readonly max: number
  /** The value for screen readers: "3 / 10일". */
  readonly text: string
}

/** Progress towards a goal; usage of a limit is a `Meter`. */
export function Progress({ label, value, max, text }: ProgressProps) {
  const share = max > 0 ? Math.min(value / max, 1) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={text}
      className="h-1.5 overflow-hidden rounded-full bg-s3"
    >
      <div
        className={classNames(
          'h-full origin-left transition-transform duration-200 ease-out',
          share < 1 ? 'bg-dim' : 'bg-jade',
        )}
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  )
}
