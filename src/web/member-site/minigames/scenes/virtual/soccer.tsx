import { isSoccerDraw } from '#domain/minigames/draw-guards.ts'
import type { SoccerDraw } from '#domain/minigames/kinds/virtual-soccer.ts'
import { exactly, passed } from '../motion/easing.ts'
import { Stage, stageLabel } from '../motion/stage.tsx'
import { Caption, Figure } from '../motion/words.tsx'
import { defineScene, type SceneProps } from '../scene.ts'
import { ballAt, ballSpots, type Goal, goalsOf } from './match-play.ts'

const STARTS = 800
const ENDS = 28_800
const LENGTH = 30_000
const MINUTES = 90
const PITCH = { x: 22, y: 40, width: 308, height: 82 } as const

/** Ninety minutes in half a minute: ball, clock, and each goal. */
export const scene = defineScene<SoccerDraw>({ length: LENGTH, isDraw: isSoccerDraw, View })

const minuteAt = (at: number): number => passed(at, STARTS, ENDS) * MINUTES

const sideWord = { home: '홈', away: '원정' } as const

function View({ draw, at, ownWins }: SceneProps<SoccerDraw>) {
  const goals = draw ? goalsOf(draw.homeMinutes, draw.awayMinutes) : []
  const minute = draw ? minuteAt(at) : 0
  const fallen = goals.filter(goal => goal.minute <= minute)
  const isOver = draw !== undefined && at >= ENDS
  const score = (side: Goal['side']) => fallen.filter(goal => goal.side === side).length
  const last = fallen.at(-1)
  const isFresh = last !== undefined && minute - last.minute < 3 && !isOver
  const told = fallen.map(({ minute: of, side }) => `${of}분 ${sideWord[side]} 골`)
  const end = isOver ? [`종료 ${score('home')}:${score('away')}`] : []
  const ball = draw ? ballAt(ballSpots(goals, MINUTES), minute) : { x: 0.5, y: 0.5 }
  const isWon = isOver && ownWins.size > 0
  return (
    <Stage label={stageLabel('가상축구', [...told, ...end])}>
      <Head home={score('home')} away={score('away')} minute={minute} isOver={isOver} isWon={isWon} />
      <Pitch />
      <circle
        cx={exactly(PITCH.x + ball.x * PITCH.width)}
        cy={exactly(PITCH.y + ball.y * PITCH.height)}
        r={4}
        className="fill-invert stroke-edge"
        strokeWidth={1}
      />
      {isFresh && (
        <Figure x={PITCH.x + PITCH.width / 2} y={PITCH.y + 24} size={17}>
          {`${last.minute}′ ${sideWord[last.side]} 골!`}
        </Figure>
      )}
      <Timeline minute={minute} goals={fallen} />
    </Stage>
  )
}

type HeadProps = {
  readonly home: number
  readonly away: number
  readonly minute: number
  readonly isOver: boolean
  readonly isWon: boolean
}

const Head = ({ home, away, minute, isOver, isWon }: HeadProps) => (
  <>
    <Caption x={110} y={19} side="end">
      홈
    </Caption>
    <Figure x={176} y={19} size={26} tone={isWon ? 'won' : 'text'}>
      {`${home} : ${away}`}
    </Figure>
    <Caption x={242} y={19}>
      원정
    </Caption>
    <Caption x={346} y={19} side="end">
      {isOver ? '종료' : `${minute < 45.5 ? '전반' : '후반'} ${Math.floor(minute)}′`}
    </Caption>
  </>
)

const { x, y, width, height } = PITCH
const middle = x + width / 2
const centre = y + height / 2

/** Striped grass, lines, and two goals. */
const Pitch = () => (
  <>
    <rect x={x} y={y} width={width} height={height} rx={3} className="fill-s2 stroke-edge" strokeWidth={1} />
    <path
      d={Array.from(
        { length: 5 },
        (_, stripe) => `M${x + (stripe * 2 + 1) * (width / 10)} ${y}h${width / 10}v${height}h-${width / 10}z`,
      ).join('')}
      className="fill-s3"
      fillOpacity={0.55}
    />
    <path
      d={`M${middle} ${y}V${y + height}M${middle - 17} ${centre}a17 17 0 1 0 34 0a17 17 0 1 0 -34 0M${x} ${centre - 24}h36v48h-36M${x + width} ${centre - 24}h-36v48h36`}
      fill="none"
      className="stroke-edge"
      strokeWidth={1}
    />
    <path
      d={`M${x} ${centre - 11}h-8v22h8M${x + width} ${centre - 11}h8v22h-8`}
      fill="none"
      className="stroke-dim"
      strokeWidth={1.6}
    />
  </>
)

const placeOf = (minute: number): number => exactly(x + (minute / MINUTES) * width)

/** A dot above or below the line. */
const markOf = ({ minute, side }: Goal): string =>
  `M${placeOf(minute) - 3.4} ${side === 'home' ? 131 : 145}a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0z`

type TimelineProps = { readonly minute: number; readonly goals: readonly Goal[] }

/** Played minutes with a mark for each goal: home above the line, away below it. */
const Timeline = ({ minute, goals }: TimelineProps) => (
  <>
    <path d={`M${x} 138H${x + width}`} className="stroke-line" strokeWidth={3} strokeLinecap="round" />
    <path d={`M${x} 138H${placeOf(minute)}`} className="stroke-edge" strokeWidth={3} strokeLinecap="round" />
    <path d={`M${middle} 132V144`} className="stroke-edge" strokeWidth={1} />
    <path d={goals.map(markOf).join('')} className="fill-invert" />
  </>
)
