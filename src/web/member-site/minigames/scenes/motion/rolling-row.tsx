import { Ball } from './ball.tsx'
import { arriving, between, exactly, passed } from './easing.ts'

type RollingRowProps = {
  /** In drawing order; the first one rolls farthest to the left. */
  readonly figures: readonly number[]
  readonly at: number
  /** When each one starts, and how long it rolls. */
  readonly leaves: (place: number) => number
  readonly rolls: number
  readonly r: number
  /** Distance between centres. */
  readonly apart: number
  /** Index of the newest ball while more follow. */
  readonly newest?: number | undefined
  readonly width: number
  readonly y: number
  /** Without a hairline, when the tray's edge serves as one. */
  readonly isBare?: boolean
}

/**
 * Balls rolling along a hairline from its right end, each up to the previous one. Drawn from 0 to its
 * width.
 */
export const RollingRow = ({
  figures,
  at,
  leaves,
  rolls,
  r,
  apart,
  newest,
  width,
  y,
  isBare = false,
}: RollingRowProps) => (
  <>
    {!isBare && (
      <path d={`M2 ${exactly(y + r + 0.6)}H${width - 2}`} className="stroke-line" strokeWidth={1.2} />
    )}
    {figures.map((figure, place) => {
      const share = arriving(passed(at, leaves(place), leaves(place) + rolls))
      if (share === 0) return null
      const [from, to] = [width + r + 2, apart / 2 + place * apart]
      const x = between(from, to, share)
      return (
        <Ball
          key={figure}
          x={x}
          y={y}
          r={r}
          figure={figure}
          turn={((x - to) / r) * (180 / Math.PI)}
          isNewest={newest === place}
        />
      )
    })}
  </>
)
