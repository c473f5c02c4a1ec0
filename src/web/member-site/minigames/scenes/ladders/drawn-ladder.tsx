import type { ReactNode } from 'react'
import type { Ladder } from '#domain/minigames/kinds/ladder-rules.ts'
import { Ball } from '../motion/ball.tsx'
import { between, landing, passed } from '../motion/easing.ts'
import { Stage, stageLabel } from '../motion/stage.tsx'
import { Caption } from '../motion/words.tsx'
import { LadderWalk, SIDES, toldOfWalk, type WalkTimes } from './walk.tsx'

/** When the first ball has fallen, and when its meaning for the ladder is shown. */
const FIRST = { falls: 300, lies: 900, says: 1100 } as const

const POSTS = { left: 238, right: 304, plate: 44 } as const
const SEAT = { x: 30, y: 34, r: 19 } as const

type DrawnLadderProps = {
  readonly title: string
  readonly draw: (Ladder & { readonly first: number; readonly half: number }) | undefined
  readonly at: number
  readonly ownWins: ReadonlySet<string>
  readonly times: WalkTimes
  /** Accessible text of the rest of the draw. */
  readonly toldOfRest: readonly string[]
  /** The rest of the draw, rendered below the first ball. */
  readonly children: ReactNode
}

/** A ladder decided by the first ball of a draw: the ball, its meaning, the rest of the draw, the walk. */
export function DrawnLadder({ title, draw, at, ownWins, times, toldOfRest, children }: DrawnLadderProps) {
  const fallen = passed(at, FIRST.falls, FIRST.lies)
  const told = draw
    ? [...(fallen === 1 ? [String(draw.first)] : []), ...toldOfRest, ...toldOfWalk(draw, at, times)]
    : []
  return (
    <Stage label={stageLabel(title, told)}>
      <path
        d={`M${SEAT.x - 21} -2V${SEAT.y}a21 21 0 0 0 42 0V-2`}
        className="fill-bg stroke-edge"
        strokeWidth={1.2}
      />
      {draw && fallen > 0 && (
        <Ball x={SEAT.x} y={between(-SEAT.r - 4, SEAT.y, landing(fallen))} r={SEAT.r} figure={draw.first} />
      )}
      {draw && at >= FIRST.says ? (
        <Says draw={draw} />
      ) : (
        <Caption x={62} y={33}>
          첫 공이 사다리를 정합니다
        </Caption>
      )}
      {children}
      <LadderWalk ladder={draw} at={at} times={times} posts={POSTS} ownWins={ownWins} />
    </Stage>
  )
}

/** Meaning of the first ball: odd or even decides the start, lower or higher half the number of lines. */
const Says = ({
  draw: { first, half, start, lines },
}: {
  readonly draw: NonNullable<DrawnLadderProps['draw']>
}) => (
  <>
    <Caption x={62} y={22}>
      {`${first % 2 === 1 ? '홀수' : '짝수'} → `}
      <tspan className="fill-text font-bold">{SIDES[start]} 출발</tspan>
    </Caption>
    <Caption x={62} y={44}>
      {`${first <= half ? `1–${half}` : `${half + 1}–${half * 2}`} → `}
      <tspan className="fill-text font-bold">{lines}줄</tspan>
    </Caption>
  </>
)
