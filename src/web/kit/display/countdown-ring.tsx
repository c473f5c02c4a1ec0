import { useId } from 'react'
import { countdownText } from '../time/time.ts'
import { type RingColour, ringColour } from './ring-colour.ts'

const strokes: Readonly<Record<RingColour, string>> = {
  green: 'stroke-jade',
  orange: 'stroke-live',
  red: 'stroke-up',
}

type CountdownRingProps = {
  /** Milliseconds until betting closes; 0 or less after that. */
  readonly toClose: number
  /** Milliseconds until the draw. */
  readonly toDraw: number
  /** Milliseconds from the start of the round to its draw, and from closing to the draw. */
  readonly whole: number
  readonly closing: number
  /** Pixels: 84 to 120. */
  readonly size?: number
}

const CENTRE = 54
const RADIUS = 44
const AROUND = 2 * Math.PI * RADIUS

/**
 * A round as a ring: remaining betting time in colour, the time between closing and draw hatched. The
 * figure counts down to the closing and then, in grey, to the draw (LAYOUT-032, LAYOUT-033). It does not
 * pulse.
 */
export function CountdownRing({ toClose, toDraw, whole, closing, size = 120 }: CountdownRingProps) {
  const open = toClose > 0
  const colour = open ? ringColour(toClose, whole - closing) : 'grey'
  const label = open ? '마감까지' : '추첨까지'
  const text = countdownText(open ? toClose : toDraw)
  const shareOf = (time: number) => (whole > 0 ? Math.max(0, Math.min(1, time / whole)) : 0)
  return (
    <svg
      role="timer"
      aria-label={`${label} ${text}`}
      data-countdown={colour}
      viewBox="0 0 108 108"
      width={size}
      height={size}
      className="block"
    >
      <circle cx={CENTRE} cy={CENTRE} r={RADIUS} fill="none" strokeWidth={8} className="stroke-s3" />
      <Hatched share={shareOf(Math.min(closing, toDraw))} />
      {open && (
        <circle
          cx={CENTRE}
          cy={CENTRE}
          r={RADIUS}
          fill="none"
          strokeWidth={8}
          strokeDasharray={`${AROUND * shareOf(toClose)} ${AROUND}`}
          transform={`rotate(${360 * shareOf(closing) - 90} ${CENTRE} ${CENTRE})`}
          className={`${strokes[ringColour(toClose, whole - closing)]} transition-[stroke-dasharray,stroke] duration-300 ease-linear`}
        />
      )}
      <text
        x={CENTRE}
        y={57}
        textAnchor="middle"
        fontSize={22}
        fontWeight={800}
        className={open ? 'fill-text' : 'fill-dim'}
      >
        {text}
      </text>
      <text x={CENTRE} y={75} textAnchor="middle" fontSize={12} className="fill-dim">
        {label}
      </text>
    </svg>
  )
}

/** The time of the round after closing. */
function Hatched({ share }: { readonly share: number }) {
  const id = useId()
  return (
    <>
      <mask id={id}>
        <circle
          cx={CENTRE}
          cy={CENTRE}
          r={RADIUS}
          fill="none"
          stroke="#fff"
          strokeWidth={8}
          strokeDasharray={`${AROUND * share} ${AROUND}`}
          transform={`rotate(-90 ${CENTRE} ${CENTRE})`}
        />
      </mask>
      <circle
        cx={CENTRE}
        cy={CENTRE}
        r={RADIUS}
        fill="none"
        strokeWidth={8}
        strokeDasharray="2 3.5"
        mask={`url(#${id})`}
        className="stroke-edge"
      />
    </>
  )
}
