import type { SnailDraw } from '#domain/minigames/kinds/snail.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { exactly, passed } from '../motion/easing.ts'
import { areDifferent, isRecord } from '../motion/plain-data.ts'
import { Stage, stageLabel } from '../motion/stage.tsx'
import { Caption } from '../motion/words.tsx'
import { defineScene, type SceneProps } from '../scene.ts'
import { COURSE, FINISHES, noseAt, STARTS } from './race.ts'

const LENGTH = 8400
const SNAILS = [1, 2, 3, 4]
const LANE = 33
const FIRST_LANE = 21
const BOARD = { x: 292, first: 39, row: 30 } as const

const laneY = (snail: number) => FIRST_LANE + (snail - 1) * LANE

/** Four snails, distinguished by their numbers, race in lanes; the board fills as they finish. */
export const scene = defineScene<SnailDraw>({ length: LENGTH, isDraw, View })

function isDraw(data: unknown): data is SnailDraw {
  return isRecord(data) && areDifferent(data.order, SNAILS.length, 1, SNAILS.length)
}

/** The winning picks of a place in the order. */
function picksOf(order: readonly number[], rank: number): readonly string[] {
  const snail = order[rank]
  return [
    ...(rank === 0 ? [`winner.${snail}`] : []),
    ...(rank < 2 ? [`place.${snail}`, `exacta.${order[0]}-${order[1]}`] : []),
    ...(rank < 3 ? [`not-last.${snail}`] : []),
  ]
}

function View({ draw, at, ownWins }: SceneProps<SnailDraw>) {
  const order = draw?.order ?? []
  const finished = order.filter((_, rank) => at >= (FINISHES[rank] ?? 0))
  const isOwn = (snail: number) =>
    finished.includes(snail) &&
    picksOf(order, order.indexOf(snail)).some(
      pick => ownWins.has(pick) && (!pick.startsWith('exacta') || finished.length > 1),
    )
  return (
    <Stage
      label={stageLabel(
        '달팽이',
        finished.map((snail, rank) => `${rank + 1}등 ${snail}`),
      )}
    >
      <Lanes />
      {SNAILS.map(snail => (
        <Snail
          key={snail}
          number={snail}
          nose={draw ? noseAt(order, snail, at) : COURSE.start}
          y={laneY(snail)}
          speed={draw ? passed(at, STARTS, STARTS + 500) * (finished.includes(snail) ? 0 : 1) : 0}
          isOwn={isOwn(snail)}
        />
      ))}
      <Caption x={BOARD.x} y={12}>
        순위
      </Caption>
      {SNAILS.map(place => {
        const snail = finished[place - 1]
        return <Place key={place} place={place} snail={snail} isOwn={snail !== undefined && isOwn(snail)} />
      })}
    </Stage>
  )
}

const lanes = [0, 1, 2, 3, 4].map(lane => `M2 ${FIRST_LANE - 16.5 + lane * LANE}H276`).join('')
const LANES_END = FIRST_LANE - 16.5 + 4 * LANE
const quarters = [1, 2, 3]
  .map(quarter => COURSE.start + ((COURSE.finish - COURSE.start) * quarter) / 4)
  .map(x => `M${x} 4.5V${LANES_END}`)
  .join('')

/** Hairlines between the lanes, quarter marks, and the finish line. */
const Lanes = () => (
  <>
    <path d={lanes} className="stroke-line" strokeWidth={1} />
    <path d={quarters} className="stroke-line" strokeWidth={1} strokeDasharray="2 5" />
    <path d={`M${COURSE.start} 4.5V${LANES_END}`} className="stroke-edge" strokeWidth={1} />
    <path d={finish} className="fill-dim" />
    <Caption x={COURSE.start} y={147} side="middle">
      출발
    </Caption>
    <Caption x={COURSE.finish} y={147} side="middle">
      결승
    </Caption>
  </>
)

/** A chequered line in two columns. */
const CHECK = 4.125
const finish = Array.from({ length: (4 * LANE) / CHECK }, (_, row) => row)
  .map(row => `M${COURSE.finish + (row % 2) * CHECK} ${4.5 + row * CHECK}h${CHECK}v${CHECK}h-${CHECK}z`)
  .join('')

type SnailProps = {
  readonly number: number
  readonly nose: number
  readonly y: number
  /** 1 at full speed, 0 at rest; shown by the wake. */
  readonly speed: number
  readonly isOwn: boolean
}

/** A number cloth with feelers in front and a wake behind. Drawn backwards from the nose. */
const Snail = ({ number, nose, y, speed, isOwn }: SnailProps) => (
  <g transform={`translate(${exactly(nose)} ${y})`}>
    {speed > 0 && (
      <path
        d={WAKE}
        strokeOpacity={exactly(speed)}
        strokeWidth={1.6}
        strokeLinecap="round"
        className="stroke-edge"
      />
    )}
    <path
      d={FEELERS}
      fill="none"
      strokeWidth={1.4}
      strokeLinecap="round"
      className={isOwn ? 'stroke-jade' : 'stroke-dim'}
    />
    <path d={BODY} strokeWidth={1.2} className={isOwn ? 'fill-jade stroke-jade' : 'fill-s3 stroke-edge'} />
    <rect x={-32} y={-9} width={20} height={17} rx={4} className="fill-invert" />
    <text
      x={-22}
      y={-0.5}
      dy=".35em"
      fontSize={13}
      textAnchor="middle"
      className="fill-invert-ink font-extrabold"
    >
      {number}
    </text>
  </g>
)

const BODY = 'M-37 12C-41 -2 -34 -13 -22 -13C-13 -13 -8.500 -7 -8 0C-7 2 -2 2 -1 6C0 10 -3 12 -6 12Z'
const FEELERS = 'M-3.500 4L-1 -5M-6 2.500L-6 -6'
const WAKE = 'M-46 3H-56M-44 8H-66M-43 12H-52'

type PlaceProps = { readonly place: number; readonly snail: number | undefined; readonly isOwn: boolean }

/** A place on the board, empty until its snail has finished. */
const Place = ({ place, snail, isOwn }: PlaceProps) => {
  const y = BOARD.first + (place - 1) * BOARD.row
  return (
    <>
      <Caption x={BOARD.x} y={y}>
        {place}등
      </Caption>
      <circle
        cx={BOARD.x + 42}
        cy={y}
        r={12}
        strokeWidth={1.2}
        strokeDasharray={snail === undefined ? '2 3' : undefined}
        className={
          snail === undefined
            ? 'fill-none stroke-edge'
            : classNames(isOwn ? 'fill-jade stroke-jade' : 'fill-invert stroke-invert')
        }
      />
      {snail !== undefined && (
        <text
          x={BOARD.x + 42}
          y={y}
          dy=".35em"
          fontSize={14}
          textAnchor="middle"
          className={classNames(isOwn ? 'fill-jade-ink' : 'fill-invert-ink', 'font-extrabold')}
        >
          {snail}
        </text>
      )}
    </>
  )
}
