import { exactly } from '../motion/easing.ts'
import type { Point } from '../motion/track.ts'

type DrumBallsProps = {
  readonly places: readonly Point[]
  readonly r: number
  /** Number on each ball; shown when it is readable. */
  readonly figures?: readonly number[]
}

/** The balls lying or flying in a drum. */
export const DrumBalls = ({ places, r, figures }: DrumBallsProps) =>
  places.map((place, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a ball is known by its place
    <g key={index} transform={`translate(${exactly(place.x)} ${exactly(place.y)})`}>
      <circle r={r} className="fill-s3 stroke-edge" strokeWidth={0.7} />
      {figures && (
        <text
          dy=".35em"
          fontSize={r}
          textAnchor="middle"
          className="hidden fill-dim font-semibold desktop:min-[1400px]:inline"
        >
          {figures[index]}
        </text>
      )}
    </g>
  ))
