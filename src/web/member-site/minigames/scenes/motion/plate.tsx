import { classNames } from '#web/kit/theme/class-names.ts'

/** Quiet while undecided, lit once it is the result, won for the member's pick. */
export type PlateState = 'quiet' | 'lit' | 'won'

type PlateProps = {
  /** Centre of the plate. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly state: PlateState
  readonly children: string | number
}

const boards = {
  quiet: 'fill-s2 stroke-line',
  lit: 'fill-invert stroke-invert',
  won: 'fill-jade stroke-jade',
}
const letters = { quiet: 'fill-dim', lit: 'fill-invert-ink', won: 'fill-jade-ink' }

/** A plate with a word or number, at the start or end of a path. */
export const Plate = ({ x, y, width, height, state, children }: PlateProps) => (
  <g data-state={state}>
    <rect
      x={x - width / 2}
      y={y - height / 2}
      width={width}
      height={height}
      rx={5}
      className={boards[state]}
    />
    <text
      x={x}
      y={y}
      dy=".35em"
      fontSize={13}
      textAnchor="middle"
      className={classNames(letters[state], 'font-bold')}
    >
      {children}
    </text>
  </g>
)
