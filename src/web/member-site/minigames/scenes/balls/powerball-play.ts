import type { PowerballDraw } from '#domain/minigames/kinds/powerball.ts'
import { passed } from '../motion/easing.ts'
import { type Track, trackOf } from '../motion/track.ts'
import { type Drum, pile, type Tumble, tumble } from './tumble.ts'

// Positions on the stage and times of the animation.

export const PLAY_LENGTH = 7600
export const BALL = 15.5
/** Drum of the balls, the tube out of it, and the tray below. */
export const DRUM = { x: 64, y: 80, radius: 58 } as const
export const TUBE = { y: 44, half: 17, from: 108, to: 301 } as const
export const TRAY = { y: 106, first: 148, apart: 34 } as const
/** Drum of the powerballs, and the well below it. */
export const POWER = { x: 327.5, drum: 36, radius: 21.5, well: 106 } as const

export const slotX = (place: number): number => TRAY.first + place * TRAY.apart

const FIRST_LEAVES = 900
const LEAVES_EVERY = 980
const AIR_ENDS = 4900
/** Units per millisecond. */
const ROLLING = 0.26
export const FALL_MS = 420
const POWER_BLOWS_FROM = 4700
const POWER_LEAVES = 6150
const POWER_ENDS = 6250

const BALLS = 28
const POWERBALLS = 10

export const drum: Drum = {
  count: BALLS,
  radius: DRUM.radius,
  ball: 7.4,
  mouth: { x: TUBE.from - DRUM.x, y: TUBE.y - DRUM.y },
}
export const powerDrum: Drum = {
  count: POWERBALLS,
  radius: POWER.radius,
  ball: 4.9,
  mouth: { x: 0, y: POWER.radius },
}

export const heap = pile(drum)
export const powerHeap = pile(powerDrum)

/** Numbers of the balls in the heap, mixed. 11 and 28 are coprime. */
export const heapNumbers: readonly number[] = heap.map((_, place) => ((place * 11) % BALLS) + 1)

/** One ball's path into the tray. */
type Fall = {
  readonly figure: number
  readonly place: number
  readonly leaves: number
  /** When it is above its slot, and when it lies in it. */
  readonly above: number
  readonly lies: number
  readonly track: Track
}

export type Play = {
  readonly falls: readonly Fall[]
  readonly tumbling: Tumble
  readonly power: { readonly figure: number; readonly leaves: number; readonly lies: number }
  readonly powerTumbling: Tumble
}

/** The animation of a draw. Computed once and cached, because each frame needs it. */
export function playOf(draw: PowerballDraw): Play {
  const key = [...draw.balls, draw.powerball].join()
  if (remembered?.key !== key) remembered = { key, play: reckon(draw) }
  return remembered.play
}

let remembered: { readonly key: string; readonly play: Play } | undefined

function reckon({ balls, powerball }: PowerballDraw): Play {
  const leaving = balls.map((ball, place) => ({
    ball: heapNumbers.indexOf(ball),
    at: FIRST_LEAVES + place * LEAVES_EVERY,
  }))
  const tumbling = tumble(drum, heap, { from: 0, to: AIR_ENDS, leaving })
  const falls = balls.map((figure, place): Fall => {
    const leaves = FIRST_LEAVES + place * LEAVES_EVERY
    const start = tumbling(heapNumbers.indexOf(figure), leaves)
    const track = trackOf([
      { x: start.x + DRUM.x, y: start.y + DRUM.y },
      { x: TUBE.from, y: TUBE.y },
      { x: slotX(place), y: TUBE.y },
    ])
    const above = leaves + track.length / ROLLING
    return { figure, place, leaves, above, lies: above + FALL_MS, track }
  })
  const power = { figure: powerball, leaves: POWER_LEAVES, lies: POWER_LEAVES + FALL_MS }
  const powerTumbling = tumble(powerDrum, powerHeap, {
    from: POWER_BLOWS_FROM,
    to: POWER_ENDS,
    leaving: [{ ball: powerball, at: POWER_LEAVES }],
  })
  return { falls, tumbling, power, powerTumbling }
}

/** How far the door above a slot is open. */
export const openness = ({ above }: Fall, at: number): number =>
  passed(at, above - 80, above + 40) - passed(at, above + 240, above + 400)
