import { classNames } from '#web/kit/theme/class-names.ts'

/** Quiet as long as it is one of several, lit once it has come out, won where it is the member's own. */
export type PlateState = 'quiet' | 'lit' | 'won'

type PlateProps = {
  /** Its middle. */
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

/** A plate with a word or a number: where a way begins or ends. */
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
