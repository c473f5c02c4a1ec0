import type { SicBoDraw } from '#domain/minigames/kinds/sic-bo.ts'
import { between, exactly, falling, gently, passed } from '../motion/easing.ts'
import { isNumber, isRecord } from '../motion/plain-data.ts'
import { STAGE, Stage, stageLabel } from '../motion/stage.tsx'
import { Caption, Figure } from '../motion/words.tsx'
import { defineScene, type SceneProps } from '../scene.ts'
import { Dome } from './cup.tsx'
import { Die } from './die.tsx'

// Milliseconds of the animation: shaking, lifting from the left, then counting the dice one by one.
const SHAKEN = 1_700
const LIFTED = 2_000
const GONE = 3_200
const COUNTED = 3_300
const APART = 550
const LENGTH = 5_600

const SIZE = 45
const MIDDLE = STAGE.width / 2
const TABLE_Y = 66
const SEATS = [
  { x: MIDDLE - 66, y: TABLE_Y, yaw: -0.2 },
  { x: MIDDLE, y: TABLE_Y - 3, yaw: 0.12 },
  { x: MIDDLE + 66, y: TABLE_Y + 1, yaw: -0.09 },
] as const

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0)

/** Number of dice counted at a moment, in the order thrown. */
const countedAt = (at: number): number =>
  at < COUNTED ? 0 : Math.min(SEATS.length, Math.floor((at - COUNTED) / APART) + 1)

/** Picks that involve a single die. */
const ofDice = /^(?:single|double|triple|two-dice|any-triple)\./
const ofSum = /^(?:size|odd-even|sum)\./

/** True when a winning pick of the member names this side. */
const isOwnSide = (die: number, ownWins: ReadonlySet<string>): boolean =>
  [...ownWins].some(
    pick => ofDice.test(pick) && (pick.startsWith('any-triple') || pick.split(/[.-]/).includes(String(die))),
  )

function View({ draw, at, ownWins }: SceneProps<SicBoDraw>) {
  const dice = draw?.dice ?? []
  const counted = draw ? dice.slice(0, countedAt(at)) : []
  const isTold = draw !== undefined && counted.length === dice.length
  const ownSum = isTold && [...ownWins].some(pick => ofSum.test(pick))
  const isTriple = isTold && dice.every(die => die === dice[0])
  return (
    <Stage
      label={stageLabel('식보', [
        ...counted.map(String),
        ...(isTold ? [`합 ${sumOf(dice)}`, ...(isTriple ? ['트리플'] : [])] : []),
      ])}
    >
      <rect x={8.5} y={6.5} width={STAGE.width - 17} height={110} rx={12} className="fill-bg stroke-line" />
      {at > LIFTED &&
        SEATS.map(
          (seat, place) =>
            dice[place] !== undefined && (
              <Die
                key={seat.x}
                {...seat}
                pips={dice[place]}
                size={SIZE}
                roll={0}
                isOwn={isTold && isOwnSide(dice[place], ownWins)}
              />
            ),
        )}
      <Cover at={draw ? at : 0} />
      {counted.length > 0 && <Sum dice={counted} isTold={isTold} isOwn={ownSum} isTriple={isTriple} />}
    </Stage>
  )
}

/** The cup: shaken, lifted at its left edge and moved away to the right. */
function Cover({ at }: { readonly at: number }) {
  if (at >= GONE) return null
  const shake = at < SHAKEN ? Math.sin((at / SHAKEN) * Math.PI) : 0
  const lift = passed(at, LIFTED, GONE)
  return (
    <Dome
      x={exactly(MIDDLE + 5 * shake * Math.sin(at / 41) + between(0, 300, falling(lift)))}
      y={exactly(82 - 3 * shake * Math.abs(Math.sin(at / 57)) - 26 * gently(lift))}
      lean={exactly(3 * shake * Math.sin(at / 53) + 34 * gently(lift))}
    />
  )
}

type SumProps = {
  readonly dice: readonly number[]
  readonly isTold: boolean
  readonly isOwn: boolean
  readonly isTriple: boolean
}

/** The dice counted so far, and their sum. */
const Sum = ({ dice, isTold, isOwn, isTriple }: SumProps) => (
  <>
    <Caption x={10} y={137}>
      합
    </Caption>
    <Figure x={30} y={136} size={26} side="start" tone={isOwn ? 'won' : 'text'}>
      {sumOf(dice)}
    </Figure>
    <Caption x={STAGE.width - 10} y={137} side="end">
      {`${dice.join(' + ')}${isTold ? (isTriple ? ' · 트리플' : ' · 트리플 아님') : ''}`}
    </Caption>
  </>
)

/** Sic bo (MINI-097): three dice under a cup. */
export const scene = defineScene<SicBoDraw>({
  length: LENGTH,
  isDraw: (data): data is SicBoDraw =>
    isRecord(data) &&
    Array.isArray(data.dice) &&
    data.dice.length === SEATS.length &&
    data.dice.every(die => isNumber(die, 1, 6)),
  View,
})
