import { Fragment } from 'react'
import type { SpeedKenoDraw } from '#domain/minigames/kinds/speed-keno.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { exactly, passed } from '../motion/easing.ts'
import { areDifferent, isRecord } from '../motion/plain-data.ts'
import { RollingRow } from '../motion/rolling-row.tsx'
import { Stage, stageLabel } from '../motion/stage.tsx'
import { Caption, Figure } from '../motion/words.tsx'
import { defineScene, type SceneProps } from '../scene.ts'

const LENGTH = 9000
const NUMBERS = 70
const DRAWN = 22
const FIRST_LEAVES = 250
const EVERY = 380
const ROLLS = 340

const COLUMNS = 10
const BOARD = { x: 2, y: 3, cellX: 21.6, cellY: 21.2 } as const
const TRAY = { x: 226, y: 3, width: 124, height: 148 } as const
const ROWS = [0, 1, 2, 3, 4]
const IN_ROW = 5
const R = 11

const board = Array.from({ length: NUMBERS }, (_, place) => place + 1)

/** 22 of 70 numbers light up on the board and roll into the tray in drawing order (MINI-093). */
export const scene = defineScene<SpeedKenoDraw>({ length: LENGTH, isDraw, View })

function isDraw(data: unknown): data is SpeedKenoDraw {
  return isRecord(data) && areDifferent(data.numbers, DRAWN, 1, NUMBERS)
}

const leaves = (place: number) => FIRST_LEAVES + place * EVERY

function View({ draw, at, ownWins }: SceneProps<SpeedKenoDraw>) {
  const numbers = draw?.numbers ?? []
  const lying = numbers.filter((_, place) => at >= leaves(place) + ROLLS)
  const sum = lying.reduce((soFar, number) => soFar + number, 0)
  const isWhole = lying.length === DRAWN
  const told = [...lying.map(String), ...(isWhole ? [`합 ${sum}`] : [])]
  const newest = numbers.findLastIndex((_, place) => at > leaves(place))
  return (
    <Stage label={stageLabel('스피드키노', told)}>
      <Board numbers={numbers} at={at} newest={isWhole ? undefined : numbers[newest]} />
      <rect {...TRAY} rx={8} strokeWidth={1.2} className="fill-bg stroke-line" />
      <svg {...TRAY} aria-hidden="true">
        {ROWS.map(row => (
          <RollingRow
            key={row}
            figures={numbers.slice(row * IN_ROW, (row + 1) * IN_ROW)}
            at={at}
            leaves={place => leaves(row * IN_ROW + place)}
            rolls={ROLLS}
            r={R}
            apart={TRAY.width / IN_ROW}
            newest={isWhole ? undefined : newest - row * IN_ROW}
            width={TRAY.width}
            y={16.5 + row * 28.4}
          />
        ))}
      </svg>
      <Caption x={TRAY.x + 58} y={133}>
        합
      </Caption>
      {sum > 0 && (
        <Figure x={TRAY.x + TRAY.width - 8} y={133} size={17} side="end">
          <Sum sum={sum} ownWins={isWhole ? ownWins : NOTHING_WON} />
        </Figure>
      )}
    </Stage>
  )
}

const NOTHING_WON: ReadonlySet<string> = new Set()

type SumProps = { readonly sum: number; readonly ownWins: ReadonlySet<string> }

/** Highlighted when the member won on it; only the last digit for a bet on the digit. */
function Sum({ sum, ownWins }: SumProps) {
  const isWon = (of: string) => [...ownWins].some(key => key.startsWith(of))
  const text = String(sum)
  if (isWon('sum-')) return <tspan className="fill-jade">{text}</tspan>
  if (!isWon('digit-')) return text
  return (
    <>
      {text.slice(0, -1)}
      <tspan className="fill-jade">{text.slice(-1)}</tspan>
    </>
  )
}

type BoardProps = {
  readonly numbers: readonly number[]
  readonly at: number
  readonly newest: number | undefined
}

/** All numbers in order; drawn ones are lit. */
const Board = ({ numbers, at, newest }: BoardProps) =>
  board.map(number => {
    const column = (number - 1) % COLUMNS
    const row = Math.floor((number - 1) / COLUMNS)
    const [x, y] = [BOARD.x + (column + 0.5) * BOARD.cellX, BOARD.y + (row + 0.5) * BOARD.cellY]
    const place = numbers.indexOf(number)
    const light = place < 0 ? 0 : passed(at, leaves(place), leaves(place) + 120)
    return (
      <Fragment key={number}>
        {light > 0 && (
          <rect
            x={exactly(x - 9.8)}
            y={exactly(y - 9.6)}
            width={19.6}
            height={19.2}
            rx={4}
            fillOpacity={light}
            strokeWidth={2}
            className={classNames('fill-invert', number === newest && 'stroke-gold')}
          />
        )}
        <text
          x={exactly(x)}
          y={exactly(y)}
          dy=".35em"
          fontSize={12.5}
          textAnchor="middle"
          className={light > 0 ? 'fill-invert-ink font-bold' : 'fill-dim'}
        >
          {number}
        </text>
      </Fragment>
    )
  })
