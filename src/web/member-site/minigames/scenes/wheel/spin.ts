// How wheel and ball move. Degrees are clockwise from the top; radii are those of the wheel as it is drawn.
import { between, falling, gently, passed, slowing } from '../motion/easing.ts'
import { angleOf } from './pockets.ts'

// Milliseconds of the play.
const LAUNCHED = 500
/** The ball lies in its pocket, and is carried by the wheel from here on. */
const CAUGHT = 4_300
const CLOSER = 5_500
/** When the number is said. */
export const TOLD = 5_300
export const LENGTH = 6_600

const TURNS = 2
/** By how much more the ball goes around than the wheel, the other way. */
const LAPS = 6

/** Where the ball runs, falls to, and lies. */
export const RADIUS = { track: 167, edge: 128, pocket: 104 } as const

/** How far the wheel has turned: it ends with the pocket at the top. */
export function wheelAngle(number: number, at: number): number {
  const way = TURNS * 360 - angleOf(number)
  return way * gently(passed(at, 0, LENGTH) ** 0.72)
}

/**
 * How far the ball is still from its pocket. It loses speed but is still quick when it falls, and then lies at once: it
 * never lingers at a pocket that isn't its own.
 */
const apart = (share: number): number => LAPS * 360 * ((1 - share) * 0.22 + (1 - share) ** 2 * 0.78)

/** From the track to the edge of the pockets, and over it only when its own is there. */
function radiusOf(share: number, at: number): number {
  const { track, edge, pocket } = RADIUS
  const away = between(track, edge, falling(passed(share, 0.7, 0.9)))
  const skip = passed(share, 0.9, 1)
  const hop = 5 * Math.sin(skip * Math.PI) * (1 - skip)
  if (share < 1) return away + hop - (edge - pocket) * skip ** 12
  const rattle = passed(at, CAUGHT, CAUGHT + 260)
  return pocket + 3 * Math.sin(rattle * Math.PI)
}

/** Where the ball is; undefined before it is launched. */
export function ballOf(
  number: number,
  at: number,
): { readonly angle: number; readonly radius: number } | undefined {
  if (at <= LAUNCHED) return undefined
  const share = passed(at, LAUNCHED, CAUGHT)
  return { angle: wheelAngle(number, at) + angleOf(number) + apart(share), radius: radiusOf(share, at) }
}

/** How near one looks: 1 at the upper half of the wheel, 0 at the whole of it. */
export const nearness = (at: number): number =>
  1 - slowing(passed(at, 0, 700)) + gently(passed(at, CAUGHT + 100, CLOSER))
