import { type RingColour, ringColour } from './ring-colour.ts'

const strokes: Readonly<Record<RingColour, string>> = {
  green: 'stroke-jade',
  orange: 'stroke-live',
  red: 'stroke-up',
}

type TimerRingProps = {
  /** Seconds left, and total seconds. */
  readonly left: number
  readonly whole: number
  readonly size?: number
  readonly label?: string
  /** Without the seconds, which are shown next to it. */
  readonly bare?: boolean
}

const radius = 21
const around = 2 * Math.PI * radius

/** Time left of a round as an emptying ring with the seconds inside (LAYOUT-032). */
export function TimerRing({ left, whole, size = 56, label = '남은시간', bare = false }: TimerRingProps) {
  const colour = ringColour(left, whole)
  const share = whole > 0 ? Math.max(0, Math.min(1, left / whole)) : 0
  const text = `${Math.floor(left / 60)}:${String(Math.floor(left % 60)).padStart(2, '0')}`
  return (
    <div
      role="timer"
      aria-label={`${label} ${text}`}
      data-colour={colour}
      className="relative grid place-items-center"
      style={{ width: size, height: size }}
    >
      <svg aria-hidden="true" viewBox="0 0 48 48" className="absolute inset-0 -rotate-90">
        <circle cx={24} cy={24} r={radius} fill="none" strokeWidth={4} className="stroke-s3" />
        <circle
          cx={24}
          cy={24}
          r={radius}
          fill="none"
          strokeWidth={4}
          strokeLinecap="round"
          strokeDasharray={around}
          strokeDashoffset={around * (1 - share)}
          className={`${strokes[colour]} transition-[stroke-dashoffset,stroke] duration-300 ease-linear`}
        />
      </svg>
      {!bare && (
        <span aria-hidden className="text-sm font-bold">
          {text}
        </span>
      )}
    </div>
  )
}
