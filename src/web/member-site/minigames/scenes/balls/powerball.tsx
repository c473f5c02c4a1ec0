import type { PowerballDraw } from '#domain/minigames/kinds/powerball.ts'
import { Ball } from '../motion/ball.tsx'
import { between, falling, landing, passed } from '../motion/easing.ts'
import { areDifferent, isNumber, isRecord } from '../motion/plain-data.ts'
import { Stage, stageLabel } from '../motion/stage.tsx'
import { Caption, Figure } from '../motion/words.tsx'
import { defineScene, type SceneProps } from '../scene.ts'
import { DrumBalls } from './drum-balls.tsx'
import {
  BALL,
  DRUM,
  drum,
  FALL_MS,
  heap,
  heapNumbers,
  PLAY_LENGTH,
  type Play,
  POWER,
  playOf,
  powerDrum,
  powerHeap,
  slotX,
  TRAY,
  TUBE,
} from './powerball-play.ts'
import { PowerballWorks } from './powerball-works.tsx'

/** Balls tumble in a drum and fall one by one into the tray, then the powerball into its well (MINI-091). */
export const scene = defineScene<PowerballDraw>({ length: PLAY_LENGTH, isDraw, View })

function isDraw(data: unknown): data is PowerballDraw {
  return isRecord(data) && areDifferent(data.balls, 5, 1, 28) && isNumber(data.powerball, 0, 9)
}

function View({ draw, at, ownWins }: SceneProps<PowerballDraw>) {
  const play = draw && playOf(draw)
  const lying = play ? play.falls.filter(({ lies }) => lies <= at) : []
  const sum = lying.reduce((soFar, { figure }) => soFar + figure, 0)
  const isSumWon = lying.length === 5 && [...ownWins].some(key => key.startsWith('sum-'))
  const isPowerOut = play !== undefined && play.power.lies <= at
  const told = [
    ...lying.map(({ figure }) => String(figure)),
    ...(lying.length === 5 ? [`일반볼 합 ${sum}`] : []),
    ...(isPowerOut ? [`파워볼 ${play.power.figure}`] : []),
  ]
  return (
    <Stage label={stageLabel('파워볼', told)}>
      <PowerballWorks falls={play?.falls ?? []} at={at} />
      <Drums play={play} at={at} />
      <Caption x={TUBE.to - 34} y={13} side="end">
        일반볼 합
      </Caption>
      {sum > 0 && (
        <Figure x={TUBE.to} y={13} size={15} side="end" tone={isSumWon ? 'won' : 'text'}>
          {sum}
        </Figure>
      )}
      {[1, 2, 3, 4, 5].map(place => (
        <Caption key={place} x={slotX(place - 1)} y={142} side="middle">
          {place}
        </Caption>
      ))}
      <Caption x={POWER.x} y={142} side="middle">
        파워볼
      </Caption>
      {play && <BallsOut play={play} at={at} ownWins={ownWins} />}
    </Stage>
  )
}

/** The balls still in their drums. */
function Drums({ play, at }: { readonly play: Play | undefined; readonly at: number }) {
  const out = play ? play.falls.filter(({ leaves }) => leaves <= at).map(({ figure }) => figure) : []
  const left = heap.flatMap((lies, place) => {
    const figure = heapNumbers[place] ?? 0
    return out.includes(figure) ? [] : [{ figure, place: play ? play.tumbling(place, at) : lies }]
  })
  const isPowerGone = play !== undefined && play.power.leaves <= at
  const powerPlaces = powerHeap.flatMap((lies, place) =>
    isPowerGone && place === play.power.figure ? [] : [play ? play.powerTumbling(place, at) : lies],
  )
  return (
    <>
      <g transform={`translate(${DRUM.x} ${DRUM.y})`}>
        <DrumBalls
          places={left.map(({ place }) => place)}
          r={drum.ball}
          figures={left.map(one => one.figure)}
        />
      </g>
      <g transform={`translate(${POWER.x} ${POWER.drum})`}>
        <DrumBalls places={powerPlaces} r={powerDrum.ball} />
      </g>
    </>
  )
}

type BallsOutProps = {
  readonly play: Play
  readonly at: number
  readonly ownWins: ReadonlySet<string>
}

/** The balls out of their drums: in the tube, falling, or in the tray. */
function BallsOut({ play: { falls, power }, at, ownWins }: BallsOutProps) {
  const dropped = passed(at, power.leaves, power.lies)
  const isOwn = dropped === 1 && [...ownWins].some(key => key.includes('power-'))
  return (
    <>
      {falls
        .filter(({ leaves }) => leaves < at)
        .map(({ figure, place, leaves, above, track }) => {
          const rolled = track.at(passed(at, leaves, above))
          const fallen = landing(passed(at, above, above + FALL_MS))
          return (
            <Ball
              key={figure}
              x={rolled.x}
              y={between(rolled.y, TRAY.y, fallen)}
              r={between(drum.ball, BALL, passed(rolled.x, TUBE.from - 4, TUBE.from + 32))}
              turn={((rolled.x - slotX(place)) / BALL) * (180 / Math.PI)}
              figure={figure}
            />
          )
        })}
      {dropped > 0 && (
        <Ball
          x={POWER.x}
          y={between(POWER.drum + POWER.radius, POWER.well, landing(dropped))}
          r={between(powerDrum.ball, BALL, falling(passed(dropped, 0, 0.5)))}
          figure={power.figure}
          look={isOwn ? 'won' : 'inverse'}
        />
      )}
    </>
  )
}
