import { classNames } from '../theme/class-names.ts'

type MeterProps = {
  readonly label: string
  readonly value: number
  readonly max: number
  /** The value for screen readers: "1,148,000원 / 12,000,000원". */
  readonly text: string
}

/** Usage of a limit: jade, orange from nine tenths, red above the limit. */
export function Meter({ label, value, max, text }: MeterProps) {
  const share = max > 0 ? Math.min(value / max, 1) : 0
  const colour = value > max ? 'bg-up' : share >= 0.9 ? 'bg-live' : 'bg-jade'
  return (
    // biome-ignore lint/a11y/useSemanticElements: the native meter cannot be drawn alike in all browsers
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={text}
      className="h-1 overflow-hidden rounded-full bg-s3"
    >
      <div
        className={classNames('h-full origin-left transition-transform duration-200 ease-out', colour)}
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  )
}
