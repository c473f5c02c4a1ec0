import type { DiceDraw } from '#domain/minigames/kinds/dice.ts'
import { arriving, between, exactly, falling, gently, passed } from '../motion/easing.ts'
import { isNumber, isRecord } from '../motion/plain-data.ts'
import { STAGE, Stage, stageLabel } from '../motion/stage.tsx'
import { Caption, Figure } from '../motion/words.tsx'
import { defineScene, type SceneProps } from '../scene.ts'
import { heightOf } from './cube.ts'
import { Cup } from './cup.tsx'
import { Die } from './die.tsx'

// Milliseconds of the animation: shaking, tilting, rolling, lying.
const SHAKEN = 1_000
const TILTED = 1_350
const THROWN = 1_250
const LYING = 3_000
const TOLD = 3_300
const LENGTH = 4_000

const SIZE = 50
const CUP = { x: 52, y: 118, scale: 1.08 }
const FROM = { x: 124, y: 96 }
const TO_X = 206
const TABLE_Y = 78
const YAW = -0.16
/** Quarter turns of the roll, and rotation on the way. */
const QUARTERS = 7
const SPIN = 1.9
/** Rolling slows down, but the last fall is quick. */
const slowed = (share: number): number => 1 - (1 - share) ** 1.4

/** Tilt of the cup: shaken, tilted, then upright again. */
function leanOf(at: number): number {
  if (at <= 0) return 0
  if (at < SHAKEN) return exactly(9 * Math.sin(at / 48) * Math.sin((at / SHAKEN) * Math.PI))
  return exactly(72 * (gently(passed(at, SHAKEN, TILTED)) - gently(passed(at, LYING - 900, LYING - 200))))
}

/** Height of the bounces above the table. */
const hopOf = (share: number): number => {
  const fall = 1 - falling(passed(share, 0, 0.24))
  const hop = passed(share, 0.24, 0.6)
  const last = passed(share, 0.6, 0.82)
  return share < 0.24 ? 6 * fall : 46 * hop * (1 - hop) + 14 * last * (1 - last)
}

function Throw({ die, at, isOwn }: { readonly die: number; readonly at: number; readonly isOwn: boolean }) {
  const share = passed(at, THROWN, LYING)
  const left = 1 - slowed(share)
  const roll = (-QUARTERS * left * Math.PI) / 2
  return (
    <Die
      pips={die}
      x={between(TO_X, FROM.x, left)}
      y={between(TABLE_Y, FROM.y, left)}
      size={SIZE * between(0.5, 1, arriving(passed(share, 0, 0.2)))}
      yaw={YAW + SPIN * left}
      roll={roll}
      lift={hopOf(share) + (heightOf(roll) - 0.5) * SIZE * 0.4}
      isOwn={isOwn}
    />
  )
}

function View({ draw, at, ownWins }: SceneProps<DiceDraw>) {
  const isTold = draw !== undefined && at >= TOLD
  const isOwn = isTold && ownWins.size > 0
  return (
    <Stage label={stageLabel('주사위', isTold ? [String(draw.die)] : [])}>
      <rect
        x={8.5}
        y={8.5}
        width={STAGE.width - 17}
        height={STAGE.height - 17}
        rx={12}
        className="fill-bg stroke-line"
      />
      <Cup {...CUP} lean={draw ? leanOf(at) : 0} />
      {draw && at > THROWN && <Throw die={draw.die} at={at} isOwn={isOwn} />}
      {isTold && (
        <>
          <Caption x={290} y={42} side="middle">
            나온 눈
          </Caption>
          <Figure x={290} y={84} size={52} tone={isOwn ? 'won' : 'text'}>
            {draw.die}
          </Figure>
        </>
      )}
    </Stage>
  )
}

/** Dice (MINI-098): one die is thrown out of a cup. */
export const scene = defineScene<DiceDraw>({
  length: LENGTH,
  isDraw: (data): data is DiceDraw => isRecord(data) && isNumber(data.die, 1, 6),
  View,
})
