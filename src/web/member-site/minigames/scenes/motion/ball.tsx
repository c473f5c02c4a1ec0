import { classNames } from '#web/kit/theme/class-names.ts'
import { exactly } from './easing.ts'

type BallProps = {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly figure: number
  /** Light for a result, inverse for the powerball, won for the member's number. */
  readonly look?: 'light' | 'inverse' | 'won'
  /** The latest ball while more follow; the only gold one. */
  readonly isNewest?: boolean
  /** Degrees of rotation. */
  readonly turn?: number
}

const shells = { light: 'fill-invert', inverse: 'fill-s2 stroke-invert', won: 'fill-jade' }
const rings = { light: 'stroke-invert-dim', inverse: 'stroke-edge', won: 'stroke-jade-ink' }
const figures = { light: 'fill-invert-ink', inverse: 'fill-text', won: 'fill-jade-ink' }

/** Below this radius a ball is only passing, and its number scales with it. */
const LEGIBLE_FROM = 10
/** Below this radius a ball has no inner ring. */
const RING_FROM = 12

/** Numbers that look alike upside down; they are underlined, as on lottery balls. */
const TURNABLE: ReadonlySet<number> = new Set([6, 9])

/** A ball with its number, light on dark; distinguished from the powerball without colour. */
export const Ball = ({ x, y, r, figure, look = 'light', isNewest = false, turn = 0 }: BallProps) => (
  <g transform={`translate(${exactly(x)} ${exactly(y)})${turn === 0 ? '' : ` rotate(${exactly(turn)})`}`}>
    <circle r={r} strokeWidth={look === 'inverse' ? 2 : 0} className={shells[look]} />
    {r >= RING_FROM && (
      <circle r={r * 0.74} fill="none" strokeWidth={0.8} strokeOpacity={0.35} className={rings[look]} />
    )}
    {isNewest && <circle r={r + 1} fill="none" strokeWidth={2} className="stroke-gold" />}
    <text
      dy=".35em"
      fontSize={exactly(r < LEGIBLE_FROM ? r * 1.1 : Math.max(12.5, r * 0.95))}
      textAnchor="middle"
      textDecoration={TURNABLE.has(figure) ? 'underline' : undefined}
      className={classNames(figures[look], 'font-extrabold tracking-tight')}
    >
      {figure}
    </text>
  </g>
)
