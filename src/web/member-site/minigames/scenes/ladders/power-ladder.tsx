import type { PowerLadderDraw } from '#domain/minigames/kinds/power-ladder.ts'
import { Ball } from '../motion/ball.tsx'
import { between, landing, passed } from '../motion/easing.ts'
import { areDifferent, isNumber, isRecord } from '../motion/plain-data.ts'
import { RollingRow } from '../motion/rolling-row.tsx'
import { Caption } from '../motion/words.tsx'
import { defineScene, type SceneProps } from '../scene.ts'
import { DrawnLadder } from './drawn-ladder.tsx'
import { isLadder } from './is-ladder.ts'
import type { WalkTimes } from './walk.tsx'

const LENGTH = 8600
const BALLS = 28
const REST_FROM = 1300
const REST_EVERY = 320
const ROLLS = 420
const POWER = { falls: 2750, lies: 3150 } as const
const TIMES: WalkTimes = { starts: 3450, leaves: 3950, arrives: 8200 }

const ROW = { x: 8, y: 84, width: 134, height: 36 } as const
const R = 13.5

/** The first ball of a powerball draw decides the ladder; the rest of the draw is shown before the walk. */
export const scene = defineScene<PowerLadderDraw>({ length: LENGTH, isDraw, View })

function isDraw(data: unknown): data is PowerLadderDraw {
  return (
    isRecord(data) &&
    areDifferent(data.balls, 5, 1, BALLS) &&
    isNumber(data.powerball, 0, 9) &&
    isLadder(data)
  )
}

const leaves = (place: number) => REST_FROM + place * REST_EVERY

function View({ draw, at, ownWins }: SceneProps<PowerLadderDraw>) {
  const rest = draw ? draw.balls.slice(1) : []
  const fallen = passed(at, POWER.falls, POWER.lies)
  const toldOfRest = draw
    ? [
        ...rest.filter((_, place) => at >= leaves(place) + ROLLS).map(String),
        ...(fallen === 1 ? [`파워볼 ${draw.powerball}`] : []),
      ]
    : []
  return (
    <DrawnLadder
      title="파워사다리"
      draw={draw && { ...draw, first: draw.balls[0] ?? 0, half: BALLS / 2 }}
      at={at}
      ownWins={ownWins}
      times={TIMES}
      toldOfRest={toldOfRest}
    >
      <rect {...ROW} rx={18} strokeWidth={1.2} className="fill-bg stroke-line" />
      <circle cx={167} cy={102} r={18} strokeWidth={1.2} className="fill-bg stroke-line" />
      <svg {...ROW} aria-hidden="true">
        <RollingRow
          figures={rest}
          at={at}
          leaves={leaves}
          rolls={ROLLS}
          r={R}
          apart={33.5}
          width={ROW.width}
          y={18}
          isBare
        />
      </svg>
      <svg x={149} y={84} width={36} height={36} aria-hidden="true">
        {draw && fallen > 0 && (
          <Ball x={18} y={between(-R, 18, landing(fallen))} r={R} figure={draw.powerball} look="inverse" />
        )}
      </svg>
      <Caption x={73} y={136} side="middle">
        2–5번째 공
      </Caption>
      <Caption x={167} y={136} side="middle">
        파워볼
      </Caption>
    </DrawnLadder>
  )
}
