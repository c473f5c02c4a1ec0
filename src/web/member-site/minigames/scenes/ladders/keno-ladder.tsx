import type { KenoLadderDraw } from '#domain/minigames/kinds/keno-ladder.ts'
import { areDifferent, isRecord } from '../motion/plain-data.ts'
import { RollingRow } from '../motion/rolling-row.tsx'
import { defineScene, type SceneProps } from '../scene.ts'
import { DrawnLadder } from './drawn-ladder.tsx'
import { isLadder } from './is-ladder.ts'
import type { WalkTimes } from './walk.tsx'

const LENGTH = 9000
const NUMBERS = 70
const DRAWN = 22
const REST_FROM = 1300
const REST_EVERY = 110
const ROLLS = 300
const TIMES: WalkTimes = { starts: 4150, leaves: 4600, arrives: 8600 }

const TRAY = { x: 6, y: 68, width: 184, height: 80 } as const
const ROWS = [0, 1, 2]
const IN_ROW = 7
const R = 10.5

/** The first number of a keno draw decides the ladder; the other 21 are shown before the walk. */
export const scene = defineScene<KenoLadderDraw>({ length: LENGTH, isDraw, View })

function isDraw(data: unknown): data is KenoLadderDraw {
  return isRecord(data) && areDifferent(data.numbers, DRAWN, 1, NUMBERS) && isLadder(data)
}

const leaves = (place: number) => REST_FROM + place * REST_EVERY

function View({ draw, at, ownWins }: SceneProps<KenoLadderDraw>) {
  const rest = draw ? draw.numbers.slice(1) : []
  const told = rest.filter((_, place) => at >= leaves(place) + ROLLS)
  return (
    <DrawnLadder
      title="키노사다리"
      draw={draw && { ...draw, first: draw.numbers[0] ?? 0, half: NUMBERS / 2 }}
      at={at}
      ownWins={ownWins}
      times={TIMES}
      toldOfRest={told.map(String)}
    >
      <rect {...TRAY} rx={8} strokeWidth={1.2} className="fill-bg stroke-line" />
      <svg {...TRAY} aria-hidden="true">
        {ROWS.map(row => (
          <RollingRow
            key={row}
            figures={rest.slice(row * IN_ROW, (row + 1) * IN_ROW)}
            at={at}
            leaves={place => leaves(row * IN_ROW + place)}
            rolls={ROLLS}
            r={R}
            apart={TRAY.width / IN_ROW}
            width={TRAY.width}
            y={14 + row * 25.5}
          />
        ))}
      </svg>
    </DrawnLadder>
  )
}
