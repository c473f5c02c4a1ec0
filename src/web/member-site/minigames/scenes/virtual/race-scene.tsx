import { isRaceDraw } from '#domain/minigames/draw-guards.ts'
import type { RaceDraw } from '#domain/minigames/kinds/virtual-race.ts'
import { exactly, passed } from '../motion/easing.ts'
import { STAGE, Stage, stageLabel } from '../motion/stage.tsx'
import { Caption } from '../motion/words.tsx'
import { defineScene, type Scene, type SceneProps } from '../scene.ts'
import { finishOf, posts, raceLength, STARTS, seenAt, wayOf } from './course.ts'

/** Saddle cloths by number: cloth and letter colours. */
const CLOTHS: readonly (readonly [cloth: string, letters: string])[] = [
  ['#d23f34', '#ffffff'],
  ['#f3f4f6', '#16181c'],
  ['#2f62d9', '#ffffff'],
  ['#e8b923', '#16181c'],
  ['#7c4fd0', '#ffffff'],
  ['#23262d', '#f3d34a'],
  ['#e57d24', '#16181c'],
  ['#ea93b4', '#16181c'],
]

const TOP = 10
const BOTTOM = 124

type Field = { readonly title: string; readonly runners: number; readonly placed: number }

/** A race seen from the side: saddle cloths with wakes, and the board below. */
export const raceScene = ({ title, runners, placed }: Field): Scene =>
  defineScene<RaceDraw>({
    length: raceLength(runners),
    isDraw: (data): data is RaceDraw => isRaceDraw(data) && data.order.length === runners,
    View: props => <Race title={title} runners={runners} placed={placed} {...props} />,
  })

function Race({ title, runners, placed, draw, at, ownWins }: SceneProps<RaceDraw> & Field) {
  const order = draw?.order ?? []
  const finished = order.filter((_, rank) => at >= finishOf(rank))
  const lane = (BOTTOM - TOP) / runners
  const numbers = Array.from({ length: runners }, (_, place) => place + 1)
  const isOwn = (number: number) => {
    const rank = finished.indexOf(number)
    return (
      (rank === 0 && (ownWins.has(`winner.${number}`) || hasOrderWin(ownWins, finished, placed))) ||
      (rank >= 0 && rank < placed && ownWins.has(`place.${number}`)) ||
      (rank === 0 && hasWinnerWord(ownWins))
    )
  }
  return (
    <Stage
      label={stageLabel(
        title,
        finished.map((number, rank) => `${rank + 1}착 ${number}`),
      )}
    >
      <Track at={draw ? at : 0} lane={lane} runners={runners} />
      {numbers.map(number => (
        <Runner
          key={number}
          number={number}
          x={draw ? seenAt(wayOf(order, number, at), at) : seenAt(0, 0)}
          y={TOP + (number - 0.5) * lane}
          size={Math.min(15, lane - 1.5)}
          speed={draw && !finished.includes(number) ? passed(at, STARTS, STARTS + 900) : 0}
          isOwn={isOwn(number)}
        />
      ))}
      <Board runners={runners} finished={finished} isOwn={isOwn} />
    </Stage>
  )
}

/** Order picks are marked once enough runners have finished. */
const hasOrderWin = (ownWins: ReadonlySet<string>, finished: readonly number[], placed: number): boolean => {
  const [a, b, c] = finished
  if (b === undefined) return false
  const pair = [a ?? 0, b].toSorted((one, other) => one - other).join('-')
  return (
    ownWins.has(`exacta.${a}-${b}`) ||
    ownWins.has(`quinella.${pair}`) ||
    (placed > 0 && c !== undefined && ownWins.has(`trifecta-${a}.${a}-${b}-${c}`))
  )
}

const hasWinnerWord = (ownWins: ReadonlySet<string>): boolean =>
  ['winner-odd-even.odd', 'winner-odd-even.even', 'winner-under-over.under', 'winner-under-over.over'].some(
    word => ownWins.has(word),
  )

type TrackProps = { readonly at: number; readonly lane: number; readonly runners: number }

/** Hairlines between the lanes, passing posts, start gates and finish line. */
function Track({ at, lane, runners }: TrackProps) {
  const lanes = Array.from({ length: runners + 1 }, (_, place) => `M0 ${exactly(TOP + place * lane)}H352`)
  const inView = posts
    .map(share => ({ share, x: seenAt(share, at) }))
    .filter(({ x }) => x > -10 && x < STAGE.width + 10)
  return (
    <>
      <rect x={0} y={TOP - 6} width={STAGE.width} height={BOTTOM - TOP + 12} className="fill-s2" />
      <path d={lanes.join('')} className="stroke-line" strokeWidth={0.8} />
      {inView.map(({ share, x }) =>
        share === 1 ? (
          <Finish key={share} x={x} />
        ) : (
          <path
            key={share}
            d={`M${exactly(x)} ${TOP - 6}V${BOTTOM + 6}`}
            className={share === 0 ? 'stroke-edge' : 'stroke-line'}
            strokeWidth={share === 0 ? 2 : 1}
            strokeDasharray={share === 0 ? undefined : '3 6'}
          />
        ),
      )}
    </>
  )
}

const CHECK = 5
const checks = Array.from({ length: Math.floor((BOTTOM - TOP + 12) / CHECK) }, (_, row) => row)

const Finish = ({ x }: { readonly x: number }) => (
  <path
    className="fill-dim"
    d={checks
      .map(row => `M${exactly(x + (row % 2) * CHECK)} ${TOP - 6 + row * CHECK}h${CHECK}v${CHECK}h-${CHECK}z`)
      .join('')}
  />
)

type RunnerProps = {
  readonly number: number
  readonly x: number
  readonly y: number
  readonly size: number
  /** 1 at full speed, 0 at rest; shown by the wake. */
  readonly speed: number
  readonly isOwn: boolean
}

/** A saddle cloth leaning forward, with its wake. Positioned by its front. */
function Runner({ number, x, y, size, speed, isOwn }: RunnerProps) {
  const [cloth, letters] = CLOTHS[number - 1] ?? ['#23262d', '#ffffff']
  const half = size / 2
  return (
    <g transform={`translate(${exactly(x)} ${exactly(y)})`}>
      {speed > 0 && (
        <path
          d={`M-33 ${-half + 3}H-46M-31 0H-58M-33 ${half - 3}H-49`}
          className="stroke-edge"
          strokeOpacity={exactly(speed)}
          strokeWidth={1.4}
          strokeLinecap="round"
        />
      )}
      <path
        d={`M-30 ${half}L-26 ${-half}H-6L0 0L-8 ${half}Z`}
        fill={cloth}
        strokeWidth={isOwn ? 2.2 : 0.8}
        className={isOwn ? 'stroke-jade' : 'stroke-edge'}
      />
      <text x={-17} y={0} dy=".36em" fontSize={11} fontWeight={800} textAnchor="middle" fill={letters}>
        {number}
      </text>
    </g>
  )
}

type BoardProps = {
  readonly runners: number
  readonly finished: readonly number[]
  readonly isOwn: (number: number) => boolean
}

/** The finished runners in order. */
const Board = ({ runners, finished, isOwn }: BoardProps) => (
  <>
    <Caption x={6} y={142}>
      순위
    </Caption>
    {Array.from({ length: runners }, (_, rank) => {
      const number = finished[rank]
      const [cloth, letters] =
        number === undefined ? ['none', 'none'] : (CLOTHS[number - 1] ?? ['none', 'none'])
      const x = 48 + rank * 37
      return (
        <g key={x} transform={`translate(${x} 142)`}>
          <rect
            x={-11}
            y={-9}
            width={22}
            height={18}
            rx={4}
            fill={cloth}
            strokeWidth={number !== undefined && isOwn(number) ? 2.2 : 1}
            strokeDasharray={number === undefined ? '2 3' : undefined}
            className={number !== undefined && isOwn(number) ? 'stroke-jade' : 'stroke-edge'}
          />
          {number !== undefined && (
            <text x={0} y={0} dy=".36em" fontSize={12} fontWeight={800} textAnchor="middle" fill={letters}>
              {number}
            </text>
          )}
        </g>
      )
    })}
  </>
)
