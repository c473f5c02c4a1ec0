import type { RouletteDraw } from '#domain/minigames/kinds/roulette.ts'
import { colourOf, ORDER } from '#domain/minigames/kinds/wheel-pockets.ts'
import { between, exactly } from '../motion/easing.ts'
import { factor } from '../motion/factor.ts'
import { isNumber, isRecord } from '../motion/plain-data.ts'
import { STAGE, Stage, stageLabel } from '../motion/stage.tsx'
import { defineScene, type SceneProps } from '../scene.ts'
import { ballOf, LENGTH, nearness, TOLD, wheelAngle } from './spin.ts'
import { Wheel } from './wheel.tsx'

const MIDDLE = STAGE.width / 2
// Scale and centre of the whole wheel, and of the close-up of its upper half.
const WHOLE = { scale: 0.415, y: STAGE.height / 2 }
const NEAR = { scale: 0.93, y: 170 }

const NAMES = { red: '레드', black: '블랙', zero: '제로' } as const

type ResultProps = { readonly number: number; readonly isOwn: boolean }

/** The number on the hub. */
const Result = ({ number, isOwn }: ResultProps) => (
  <g textAnchor="middle" fill="#eef2f7">
    <text x={MIDDLE} y={106} fontSize={12.5} fillOpacity={0.75}>
      {NAMES[colourOf(number)]}
    </text>
    <text
      x={MIDDLE}
      y={147}
      fontSize={46}
      fill={isOwn ? '#1fd1a5' : undefined}
      className="font-extrabold tracking-tight"
    >
      {number}
    </text>
  </g>
)

function View({ draw, at, ownWins }: SceneProps<RouletteDraw>) {
  const number = draw?.number ?? 0
  const isTold = draw !== undefined && at >= TOLD
  const isOwn = isTold && ownWins.size > 0
  const near = draw ? nearness(at) : 1
  const scale = factor(between(WHOLE.scale, NEAR.scale, near))
  return (
    <Stage label={stageLabel('룰렛', isTold ? [`${NAMES[colourOf(number)]} ${number}`] : [])}>
      <g transform={`translate(${MIDDLE} ${exactly(between(WHOLE.y, NEAR.y, near))}) scale(${scale})`}>
        <Wheel
          turn={draw ? wheelAngle(number, at) : 0}
          ball={draw && ballOf(number, at)}
          cross={1 - near}
          own={isOwn ? ORDER.indexOf(number) : undefined}
        />
      </g>
      {isTold && <Result number={number} isOwn={isOwn} />}
    </Stage>
  )
}

/** Roulette (MINI-102): a wheel of 37 pockets turns, and a ball comes to rest in one. */
export const scene = defineScene<RouletteDraw>({
  length: LENGTH,
  isDraw: (data): data is RouletteDraw => isRecord(data) && isNumber(data.number, 0, ORDER.length - 1),
  View,
})
